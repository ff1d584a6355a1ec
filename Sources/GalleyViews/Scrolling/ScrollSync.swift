import GalleyGeometry

/// What scrollers of one name do where one of them holds less than the others.
public enum ScrollSyncPolicy: Hashable, Sendable, CaseIterable {
  /// Every scroller stands at the shared offset, also where that is beyond its own content: columns stay in line.
  case shared
  /// Every scroller stands at the shared offset as far as its own content reaches.
  case clamped
}

extension View {
  /// Lets the scroller in the view stand where all scrollers of `name` stand, in the same frame: scrollers in rows
  /// that come into view later too, whatever moves one of them, and however wide their contents are.
  ///
  /// A stage scrolls all of them by the name.
  public func scrollSync(_ name: some Hashable, policy: ScrollSyncPolicy = .shared) -> some View {
    environment(\.scrollSync, ScrollSync(name: AnyHashable(name), policy: policy))
  }
}

/// The offset that scrollers of a name share.
struct ScrollSync: Equatable {
  /// What they are called.
  let name: AnyHashable
  /// What they do where one holds less than the others.
  let policy: ScrollSyncPolicy
}

extension EnvironmentValues {
  /// What the next scroller inside shares its offset with.
  var scrollSync: ScrollSync? {
    get { self[ScrollSyncKey.self] }
    set { self[ScrollSyncKey.self] = newValue }
  }
}

private struct ScrollSyncKey: EnvironmentKey {
  static var defaultValue: ScrollSync? { nil }
}

/// Where the scrollers stand that share their offsets.
final class SyncedScrollers {
  private var states: [AnyHashable: ScrollState] = [:]
  private var offsets: [AnyHashable: Point] = [:]

  /// What the scrollers of `name` remember together.
  func state(of name: AnyHashable, in graph: ViewGraph) -> ScrollState {
    if let known = states[name] { return known }
    let state = ScrollState(in: graph)
    states[name] = state
    return state
  }

  /// The distance from rest that the first of the scrollers of `name` to be placed found for all of them.
  subscript(name: AnyHashable) -> Point? {
    get { offsets[name] }
    set { offsets[name] = newValue }
  }

  /// Forgets where scrollers stood, before a tree is placed anew.
  func forgetOffsets() { offsets = [:] }
}
