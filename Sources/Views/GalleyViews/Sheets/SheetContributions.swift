/// A rebuilt view updates its own settings only.
final class SheetContributions {
  final class Saying {
    fileprivate let order: Int
    fileprivate var change: (inout SheetConfiguration) -> Void
    private weak var sayings: SheetContributions?

    init(_ sayings: SheetContributions, order: Int, _ change: @escaping (inout SheetConfiguration) -> Void) {
      self.order = order
      self.change = change
      self.sayings = sayings
    }

    deinit { sayings?.changed() }
  }

  private struct WeakSaying {
    weak var saying: Saying?
  }

  private var sayings: [WeakSaying] = []
  private var constant = SheetConfiguration()
  private weak var surface: ContentScope?
  private var isBuilding = false

  /// The innermost view wins.
  var configuration: SheetConfiguration {
    var configuration = constant
    let present = sayings.compactMap(\.saying).sorted { $0.order < $1.order }
    for saying in present { saying.change(&configuration) }
    return configuration
  }

  func build<Content>(in scope: ContentScope?, _ content: () -> Content) -> Content {
    surface = scope
    constant = SheetConfiguration()
    isBuilding = true
    defer { isBuilding = false }
    sayings.removeAll { $0.saying == nil }
    return content()
  }

  func say(at place: ViewScope?, _ change: @escaping (inout SheetConfiguration) -> Void) {
    guard let place else { return change(&constant) }
    if let known = place.memory as? Saying {
      known.change = change
    } else {
      let saying = Saying(self, order: place.serial, change)
      place.memory = saying
      sayings.append(WeakSaying(saying: saying))
    }
    changed()
  }

  private func changed() { if !isBuilding { surface?.require(.nodes) } }
}
