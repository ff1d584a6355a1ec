package import GalleyLayout

package struct RowElement: Hashable {
  let collection: Int
  package let number: Int

  init(_ row: ViewPayload.Row) { (collection, number) = (row.collection, row.number) }

  package init?(of node: LayoutNode) {
    guard let row = ViewPayload.row(of: node) else { return nil }
    self.init(row)
  }
}

extension EnvironmentValues {
  package internal(set) var rowElement: RowElement? {
    get { self[RowElementKey.self] }
    set { self[RowElementKey.self] = newValue }
  }
}

private struct RowElementKey: EnvironmentKey {
  static var defaultValue: RowElement? { nil }
}
