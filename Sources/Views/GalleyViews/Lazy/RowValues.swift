import GalleyLayout

/// A later row with an equivalent view reuses the measurement of an earlier one.
final class RowValues<Row: View>: RowContent {
  let count: Int
  private let id: (Int) -> AnyHashable
  private let make: (Int) -> Row
  private let rows = KeptValues<Row>()
  private let builder: NodeBuilder

  init(count: Int, id: @escaping (Int) -> AnyHashable, in builder: NodeBuilder, make: @escaping (Int) -> Row) {
    self.count = count
    self.id = id
    self.builder = builder
    self.make = make
  }

  func row(_ index: Int) -> Row {
    let row = make(index)
    keep(row, as: index)
    return row
  }

  func keep(_ row: Row, as index: Int) { rows.keep(row, as: index) }

  func id(ofRow index: Int) -> AnyHashable { id(index) }

  func isComparable(to earlier: any RowContent) -> Bool {
    guard let earlier = earlier as? RowValues<Row> else { return false }
    return builder.isSamePlace(as: earlier.builder)
  }

  func isSame(_ index: Int, as other: Int, of earlier: any RowContent) -> Bool {
    guard let earlier = earlier as? RowValues<Row>, id(index) == earlier.id(other),
      let known = earlier.rows.value(other)
    else { return false }
    let row = make(index)
    guard ViewEquality.areSame(known, row) else { return false }
    keep(row, as: index)
    return true
  }
}
