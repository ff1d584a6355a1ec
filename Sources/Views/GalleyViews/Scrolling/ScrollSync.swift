import GalleyGeometry

/// How scrollers of one name follow each other, and what they do where one of them holds less than the others.
public enum ScrollSyncPolicy: Hashable, Sendable, CaseIterable {
  /// Every scroller stands at the shared offset, also where that is beyond its own content: columns stay in line.
  case shared
  /// Every scroller stands at the shared offset as far as its own content reaches.
  case clamped
  /// Scrollers pass on where one of them was dragged to, beyond its content's ends too, as apps do it that observe their
  /// scrollers: a move to a target, or one that the views make, moves its own scroller alone. One that stands elsewhere
  /// comes back when another is dragged or when its content changes in size; one that comes into view starts there.
  case relayed
}

extension View {
  /// Lets the scroller in the view stand where all scrollers of `name` stand, in the same frame: scrollers in rows
  /// that come into view later too, whatever moves one of them, and however wide their contents are.
  ///
  /// A stage scrolls all of them by the name, or by the identity of any that shows; what was asked last counts.
  public func scrollSync(_ name: some Hashable, policy: ScrollSyncPolicy = .shared) -> some View {
    environment(\.scrollSync, ScrollSync(name: AnyHashable(name), policy: policy))
  }
}

/// The offset that scrollers of a name share.
struct ScrollSync: Equatable {
  let name: AnyHashable
  let policy: ScrollSyncPolicy
}

extension EnvironmentValues {
  var scrollSync: ScrollSync? {
    get { self[ScrollSyncKey.self] }
    set { self[ScrollSyncKey.self] = newValue }
  }
}

private struct ScrollSyncKey: EnvironmentKey {
  static var defaultValue: ScrollSync? { nil }
}
