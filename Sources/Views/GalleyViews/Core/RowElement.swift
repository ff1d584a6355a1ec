package import GalleyLayout

/// The collection element that a row shows, unique among all collections of a list.
package struct RowElement: Hashable {
  let collection: Int
  /// The zero-based index of the element.
  package let number: Int

  init(_ row: ViewPayload.Row) { (collection, number) = (row.collection, row.number) }

  package init?(of node: LayoutNode) {
    guard let row = ViewPayload.row(of: node) else { return nil }
    self.init(row)
  }
}

extension EnvironmentValues {
  /// The collection element of the row that contains the views, or to which they are an overlay or background; nil
  /// outside rows.
  package internal(set) var rowElement: RowElement? {
    get { self[RowElementKey.self] }
    set { self[RowElementKey.self] = newValue }
  }
}

private struct RowElementKey: EnvironmentKey {
  static var defaultValue: RowElement? { nil }
}
