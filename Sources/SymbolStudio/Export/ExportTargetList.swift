import CAdwaita
import SymbolExport

/// The formats to choose from, by what they are for, each with what it is good for and how it will look.
@MainActor final class ExportTargetList {
  let widget: Widget
  /// Called with the target that the person chooses.
  var onSelect: (@MainActor (ExportTarget) -> Void)?
  private let targets: [ExportTarget]
  private let thumbnails: [ExportThumbnail]
  private let glances: ExportGlances
  /// The row under the pointer.
  private var hovered: Int?

  /// The CSS class of rows that begin a group, with the group's number.
  private nonisolated static let groupStart = "export-group-"

  private(set) var selected: ExportTarget

  init(_ targets: [ExportTarget], selected id: String) {
    self.targets = Self.grouped(targets)
    selected = targets.first { $0.id == id } ?? targets[0]
    thumbnails = self.targets.map { _ in ExportThumbnail() }
    glances = ExportGlances(Array(zip(self.targets, thumbnails)))
    widget = gtk_list_box_new()
    widget.styled("navigation-sidebar", "export-targets").named(localized("Formats"))
    gtk_list_box_set_selection_mode(widget.cast(), GTK_SELECTION_BROWSE)
    var group: Group?
    for (index, target) in self.targets.enumerated() {
      let row = Self.row(target, thumbnails[index])
      listen(to: row, index)
      if Group(target) != group {
        group = Group(target)
        attach(Heading(group?.title ?? ""), as: Heading.key, to: row)
      }
      gtk_list_box_append(widget.cast(), row)
    }
    gtk_list_box_set_header_func(
      widget.cast(),
      { row, _, _ in
        guard let row else { return }
        nonisolated(unsafe) let present = row
        MainActor.assumeIsolated {
          guard let heading = attached(Heading.self, as: Heading.key, to: present) else { return }
          gtk_list_box_row_set_header(
            present, label(heading.title).styled("heading", "dim-label").margins(top: 12, bottom: 6, start: 12, end: 12)
          )
        }
      }, nil, nil)
    select()
    connect(
      widget, "row-selected",
      arguments: { [weak self] arguments in
        guard let self, let row = arguments.object(1) else { return }
        let index = Int(gtk_list_box_row_get_index(row.cast()))
        guard self.targets.indices.contains(index), self.targets[index].id != selected.id else { return }
        selected = self.targets[index]
        animate()
        onSelect?(selected)
      })
    animate()
  }

  /// Shows in each row what a request gives in its format.
  func show(_ request: ExportRequest?) { glances.show(request) }

  /// Ends the motion: the widgets are about to go.
  func stop() {
    glances.stop()
    for thumbnail in thumbnails { thumbnail.isPlaying = false }
  }

  /// One moves at a time: that under the pointer, else the chosen one.
  private func animate() {
    let playing = hovered ?? targets.firstIndex { $0.id == selected.id }
    for (index, thumbnail) in thumbnails.enumerated() { thumbnail.isPlaying = index == playing }
  }

  private func listen(to row: Widget, _ index: Int) {
    guard let pointer = gtk_event_controller_motion_new() else { return }
    connect(pointer, "enter") { [weak self] in
      self?.hovered = index
      self?.animate()
    }
    connect(pointer, "leave") { [weak self] in
      guard let self, hovered == index else { return }
      hovered = nil
      animate()
    }
    row.add(pointer)
  }

  /// Gives the keyboard to the chosen format: arrows go through the others.
  func grabFocus() {
    gtk_list_box_get_selected_row(widget.cast()).map { row in
      let row: Widget = row.cast()
      row.grabFocus()
    }
  }

  private func select() {
    guard let index = targets.firstIndex(where: { $0.id == selected.id }) else { return }
    gtk_list_box_select_row(widget.cast(), gtk_list_box_get_row_at_index(widget.cast(), Int32(index)))
  }

  private static func row(_ target: ExportTarget, _ thumbnail: ExportThumbnail) -> Widget {
    let summary = label(localized(target.summary)).styled("caption", "dim-label")
    gtk_label_set_wrap(summary.cast(), 1)
    gtk_label_set_width_chars(summary.cast(), 24)
    gtk_label_set_max_width_chars(summary.cast(), 24)
    let row: Widget = gtk_list_box_row_new()
    gtk_list_box_row_set_child(
      row.cast(),
      SymbolStudio.row(
        spacing: 12, [thumbnail.widget, column(spacing: 2, [label(localized(target.title)), summary])]
      ).margins(top: 6, bottom: 6))
    return row.named(localized(target.title))
  }

  /// Formats of one kind stand together; within it they keep their order.
  private static func grouped(_ targets: [ExportTarget]) -> [ExportTarget] {
    Group.allCases.flatMap { group in targets.filter { Group($0) == group } }
  }

  private final class Heading {
    static let key = "symbol-studio-heading"
    let title: String
    init(_ title: String) { self.title = title }
  }

  /// What formats are for.
  private enum Group: CaseIterable {
    case pictures, web, code, data

    @MainActor init(_ target: ExportTarget) {
      // Animations for apps, whatever their bytes are.
      guard !["lottie", "dotlottie", "avd", "gtk-svg"].contains(target.id) else {
        self = .web
        return
      }
      let groups: [ExportTarget.Language: Group] = [
        .binary: .pictures, .swift: .code, .c: .code, .json: .data,
      ]
      self = groups[target.language] ?? .web
    }

    @MainActor var title: String {
      switch self {
      case .pictures: localized("Pictures and Video")
      case .web: localized("Web and Apps")
      case .code: localized("Code")
      case .data: localized("Data")
      }
    }
  }
}
