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

final class PreferenceObserver<Key: PreferenceKey>: PreferenceReader<Key> where Key.Value: Equatable {
  var action: ((Key.Value) -> Void)?
  private var known: Key.Value?
  private let cycles = CycleGuard()

  override func leave(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect, preferences: inout PreferenceValues) {
    let found = preferences.value(of: Key.self)
    walk.findings.append { [self] in notice(found) }
  }

  /// Reports the default after the last view with the preference is gone, but not before the first one exists.
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

final class PreferenceViews<Key: PreferenceKey>: PreferenceReader<Key> {
  private(set) var value: Key.Value?
  weak var views: ContentScope?
  /// Allows more runs than usual, because outer preferences may also need several rounds to settle.
  private let cycles = CycleGuard(limit: 16)

  override func leave(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect, preferences: inout PreferenceValues) {
    let found = preferences.value(of: Key.self) ?? Key.defaultValue
    if let value, ViewEquality.areSame(value, found) { return }
    // The values may not be printable, so the report does not contain them.
    guard let scope, cycles.admits("Bound preference \(Key.self)", of: scope, from: "one value", to: "another") else {
      return
    }
    value = found
    views?.require(.views)
  }
}

extension View {
  /// The action does not run while no view inside sets the preference.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    attaching("onPreferenceChange", { PreferenceObserver<Key>(in: $0) }) { $0.action = action }
  }
}
