import GalleyGeometry

/// How scroll views with the same sync name follow each other if their contents differ in length.
public enum ScrollSyncPolicy: Hashable, Sendable, CaseIterable {
  /// All scroll views use the shared offset, even beyond the end of their content. Columns stay aligned.
  case shared
  /// The shared offset is limited to the end of each content.
  case clamped
  /// Only drags are passed on, including overscroll.
  ///
  /// Scrolling to a target, or scrolling requested by views, moves only one scroll view. It returns to the shared
  /// offset when another scroll view is dragged or the size of its content changes.
  case relayed
}

extension View {
  /// Makes all scroll views with the same `name` share their offset in every frame, including those that become visible
  /// later.
  ///
  /// ```
  /// ForEach(rows) { row in
  ///   ScrollView(.horizontal) { RowCells(row) }.scrollSync("columns")
  /// }
  /// ```
  ///
  /// A stage can scroll them by this name or by the identity of any visible one; the latest request applies.
  ///
  /// - Parameters:
  ///   - name: The shared name.
  ///   - policy: How scroll views with shorter content behave (default: `.shared`).
  public func scrollSync(_ name: some Hashable, policy: ScrollSyncPolicy = .shared) -> some View {
    environment(\.scrollSync, ScrollSync(name: AnyHashable(name), policy: policy))
  }
}

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
