package import GalleyLayout

/// An element of a collection that a row is made of, among all collections of a list.
package struct RowElement: Hashable {
  let collection: Int
  /// The number of the element, from 0.
  package let number: Int

  init(_ row: ViewPayload.Row) { (collection, number) = (row.collection, row.number) }

  package init?(of node: LayoutNode) {
    guard let row = ViewPayload.row(of: node) else { return nil }
    self.init(row)
  }
}

extension EnvironmentValues {
  /// The element of a collection that the views lie over or behind, or are made of; nil where there is none.
  package internal(set) var rowElement: RowElement? {
    get { self[RowElementKey.self] }
    set { self[RowElementKey.self] = newValue }
  }
}

private struct RowElementKey: EnvironmentKey {
  static var defaultValue: RowElement? { nil }
}
