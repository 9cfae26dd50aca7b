import CGtk

/// Lets a GObject keep a Swift object alive, under a name of its own.
@MainActor package func attach(_ attached: AnyObject, as name: String, to object: some GObjectPointer) {
  g_object_set_data_full(
    object.raw.assumingMemoryBound(to: GObject.self), name, Unmanaged.passRetained(attached).toOpaque(), releaseBox)
}

/// The Swift object that a GObject keeps under a name; it must be of that class.
@MainActor package func attached<Attached: AnyObject>(
  _ type: Attached.Type, as name: String, to object: some GObjectPointer
) -> Attached? {
  g_object_get_data(object.raw.assumingMemoryBound(to: GObject.self), name).map {
    Unmanaged<Attached>.fromOpaque($0).takeUnretainedValue()
  }
}
