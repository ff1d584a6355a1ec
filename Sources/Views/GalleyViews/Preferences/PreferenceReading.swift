import GalleyGeometry
import GalleyLayout

class PreferenceReader<Key: PreferenceKey>: NodeAttachment {
  private let watchers: NodeWatchers

  override init(in scope: ViewScope) {
    watchers = scope.context.graph.watchers
    super.init(in: scope)
    watchers.readers[ObjectIdentifier(Key.self), default: 0] += 1
  }

  deinit {
    let key = ObjectIdentifier(Key.self)
    let left = (watchers.readers[key] ?? 1) - 1
    watchers.readers[key] = left > 0 ? left : nil
  }
}

/// Runs an action when the value that comes out of a node is another than before.
final class PreferenceObserver<Key: PreferenceKey>: PreferenceReader<Key> where Key.Value: Equatable {
  var action: ((Key.Value) -> Void)?
  private var known: Key.Value?
  private let cycles = CycleGuard()

  override func leave(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect, preferences: inout PreferenceValues) {
    let found = preferences.value(of: Key.self)
    walk.findings.append { [self] in notice(found) }
  }

  /// The value is the default again when the last view that told one is gone; before the first, nothing is told.
  private func notice(_ found: Key.Value?) {
    guard let scope, found != nil || known != nil else { return }
    let value = found ?? Key.defaultValue
    let old = known
    guard old != value else { return }
    known = value
    let binding = "Bound preference \(Key.self)"
    guard cycles.admits(binding, of: scope, from: old ?? Key.defaultValue, to: value) else { return }
    scope.context.graph.actions.add(.preference, of: scope) { [self] in action?(value) }
  }
}

/// Shows views that are made from the value that comes out of a node.
final class PreferenceViews<Key: PreferenceKey>: PreferenceReader<Key> {
  /// The value found last; nil before the view was laid out.
  private(set) var value: Key.Value?
  weak var views: ContentScope?
  /// Views inside may hang on views outside, whose own preferences settle in rounds of their own.
  private let cycles = CycleGuard(limit: 16)

  override func leave(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect, preferences: inout PreferenceValues) {
    let found = preferences.value(of: Key.self) ?? Key.defaultValue
    if let value, Sameness.areSame(value, found) { return }
    // Values need not be comparable: what they were says little.
    guard let scope, cycles.admits("Bound preference \(Key.self)", of: scope, from: "one value", to: "another") else {
      return
    }
    value = found
    views?.require(.views)
  }
}

extension View {
  /// Runs `action` with the first value of `key` that comes out of the view, and with each that is unequal to the one
  /// before; never while no view inside tells one.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    attaching("onPreferenceChange", { PreferenceObserver<Key>(in: $0) }) { $0.action = action }
  }
}
