/// A row that stands in for others of its shape when they are measured: they differ from it in their texts alone.
///
/// Its nodes are built once. For each row the texts are exchanged, what hangs on them is forgotten, and the rest of
/// what the nodes know stays.
package final class SizingRow {
  /// The row.
  package let node: LayoutNode
  /// The nodes that hold texts which change, and all nodes above them.
  private let changing: [LayoutNode]
  private let exchange: (Int) -> Void
  private let isSound: () -> Bool

  /// A row of `node`, in which `leaves` answer anew after `exchange` gave them the texts of a row; `isSound` says
  /// whether they all could be measured.
  package init(
    _ node: LayoutNode, leaves: [LayoutNode], exchange: @escaping (Int) -> Void, isSound: @escaping () -> Bool
  ) {
    self.node = node
    self.exchange = exchange
    self.isSound = isSound
    var seen: Set<ObjectIdentifier> = []
    var changing: [LayoutNode] = []
    for leaf in leaves {
      var current: LayoutNode? = leaf
      while let node = current, seen.insert(ObjectIdentifier(node)).inserted {
        changing.append(node)
        current = node.parent
      }
    }
    self.changing = changing
  }

  /// What `question` answers of the row `index`; nil where the row has to be built for what is wrong with it.
  package func asking<Answer>(row index: Int, _ question: (LayoutNode) -> Answer) -> Answer? {
    exchange(index)
    for node in changing { node.forgetSizes() }
    let answer = question(node)
    return isSound() ? answer : nil
  }
}

/// What tells rows that are built alike, so that they can be measured without building each.
package protocol RowSizing: AnyObject {
  /// The shape of row `index`: rows of one shape differ in their texts alone; nil for a row that has to be built.
  func shape(ofRow index: Int) -> Int?

  /// A row built by `build` that can stand in for others of its shape; nil where it cannot.
  func sizingRow(_ build: () -> LayoutNode) -> SizingRow?
}

/// The rows that stand in for others of a segment, by shape.
final class SizingRows {
  /// The most shapes that are told apart; rows of further ones are built.
  private static let limit = 64

  private let sizing: any RowSizing
  private var rows: [Int: SizingRow?] = [:]
  private var last: (shape: Int, row: SizingRow?)?

  init(_ sizing: any RowSizing) { self.sizing = sizing }

  /// What `question` answers of the row `index`, which `build` builds where no other can stand in for it.
  func asking<Answer>(row index: Int, build: () -> LayoutNode, _ question: (LayoutNode) -> Answer) -> Answer {
    if let row = row(for: index, build), let answer = row.asking(row: index, question) { return answer }
    return question(build())
  }

  private func row(for index: Int, _ build: () -> LayoutNode) -> SizingRow? {
    guard let shape = sizing.shape(ofRow: index) else { return nil }
    if let last, last.shape == shape { return last.row }
    if rows[shape] == nil {
      guard rows.count < SizingRows.limit else { return nil }
      rows[shape] = .some(sizing.sizingRow(build))
    }
    let row = rows[shape] ?? nil
    last = (shape, row)
    return row
  }
}
