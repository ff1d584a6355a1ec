package import GalleyGeometry
import GalleyLayout

extension EnvironmentValues {
  /// Whether the views are directly in rows of a list, and not in a scroller inside a row.
  package var isInList: Bool { listScroller.map { $0 === scrollerAround } ?? false }

  var listScroller: ScrollerChain? {
    get { self[ListScrollerKey.self] }
    set { self[ListScrollerKey.self] = newValue }
  }

  /// The index of the collection element to whose row the views belong; nil outside rows.
  package var rowNumber: Int? { rowElement?.number }
}

extension View {
  package func rowOverlay(alignment: Alignment, @ViewBuilder content: () -> some View) -> some View {
    LayeredView(
      content: self, layer: content(), kind: "rowOverlay", alignment: alignment, tellsRow: true,
      rule: LayeredRule(primary: 0, alignment: alignment))
  }
}

extension EnvironmentValues {
  package var areRowsEdited: () -> Bool {
    get { self[RowEditingKey.self] }
    set { self[RowEditingKey.self] = newValue }
  }
}

private struct RowEditingKey: EnvironmentKey {
  static var defaultValue: () -> Bool { { false } }
}

private struct ListScrollerKey: EnvironmentKey {
  static var defaultValue: ScrollerChain? { nil }
}
