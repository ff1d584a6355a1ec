/// The settings of a sheet by the view that made them, so that a rebuilt view updates only its own settings.
final class SheetContributions {
  final class Entry {
    fileprivate let order: Int
    fileprivate var change: (inout SheetConfiguration) -> Void
    private weak var owner: SheetContributions?

    init(_ owner: SheetContributions, order: Int, _ change: @escaping (inout SheetConfiguration) -> Void) {
      self.order = order
      self.change = change
      self.owner = owner
    }

    deinit { owner?.changed() }
  }

  private struct WeakEntry {
    weak var entry: Entry?
  }

  private var entries: [WeakEntry] = []
  private var constant = SheetConfiguration()
  private weak var surface: ContentScope?
  private var isBuilding = false

  /// If several views configure the sheet, the settings of the innermost view apply.
  var configuration: SheetConfiguration {
    var configuration = constant
    let present = entries.compactMap(\.entry).sorted { $0.order < $1.order }
    for entry in present { entry.change(&configuration) }
    return configuration
  }

  func build<Content>(in scope: ContentScope?, _ content: () -> Content) -> Content {
    surface = scope
    constant = SheetConfiguration()
    isBuilding = true
    defer { isBuilding = false }
    entries.removeAll { $0.entry == nil }
    return content()
  }

  func add(at place: ViewScope?, _ change: @escaping (inout SheetConfiguration) -> Void) {
    guard let place else { return change(&constant) }
    if let known = place.memory as? Entry {
      known.change = change
    } else {
      let entry = Entry(self, order: place.serial, change)
      place.memory = entry
      entries.append(WeakEntry(entry: entry))
    }
    changed()
  }

  private func changed() { if !isBuilding { surface?.require(.nodes) } }
}
