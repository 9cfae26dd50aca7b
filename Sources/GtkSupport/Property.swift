import CGtk

/// Properties by name, for those without a setter of their own (or that the setter hides from Swift).
@MainActor package func setProperty(_ name: String, _ value: String?, of object: some GObjectPointer) {
  shim_set_string(object.raw, name, value)
}

@MainActor package func setProperty(_ name: String, _ value: Bool, of object: some GObjectPointer) {
  shim_set_boolean(object.raw, name, value ? 1 : 0)
}

@MainActor package func setProperty(_ name: String, _ value: Int, of object: some GObjectPointer) {
  shim_set_int(object.raw, name, Int32(value))
}

@MainActor package func setProperty(_ name: String, _ value: Double, of object: some GObjectPointer) {
  shim_set_double(object.raw, name, value)
}

/// Reads a boolean property ("gtk-enable-animations" of the settings).
@MainActor package func boolProperty(_ name: String, of object: some GObjectPointer) -> Bool {
  shim_get_boolean(object.raw, name) != 0
}
