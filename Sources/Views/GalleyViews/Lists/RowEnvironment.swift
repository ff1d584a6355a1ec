package import GalleyGeometry
import GalleyLayout

extension EnvironmentValues {
  /// Whether the view is directly in a list; false in a scroll view inside a row.
  package var isInList: Bool { listScroller.map { $0 === scrollerAround } ?? false }

  var listScroller: ScrollerChain? {
    get { self[ListScrollerKey.self] }
    set { self[ListScrollerKey.self] = newValue }
  }

  package var rowNumber: Int? { rowElement?.number }
}

extension View {
  package func rowOverlay(alignment: Alignment, @ViewBuilder content: () -> some View) -> some View {
    LayeredView(
      content: self, layer: content(), kind: "rowOverlay", alignment: alignment, identifiesRow: true,
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
