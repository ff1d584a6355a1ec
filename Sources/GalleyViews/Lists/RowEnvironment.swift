package import GalleyGeometry
import GalleyLayout

extension EnvironmentValues {
  /// Whether the views built now are rows of a list, and not in a scroller inside one.
  package internal(set) var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }

  /// The number of the element of a collection that the views lie over or behind; nil where they lie over none.
  package internal(set) var rowNumber: Int? {
    get { self[RowNumberKey.self] }
    set { self[RowNumberKey.self] = newValue }
  }
}

extension View {
  /// Shows `content`, which knows the number of the row, before each row of the view.
  package func rowOverlay(alignment: Alignment, @ViewBuilder content: () -> some View) -> some View {
    LayeredView(
      content: self, layer: content(), kind: "rowOverlay", alignment: alignment, tellsRow: true,
      rule: LayeredRule(primary: 0, alignment: alignment))
  }
}

private struct IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct RowNumberKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}
