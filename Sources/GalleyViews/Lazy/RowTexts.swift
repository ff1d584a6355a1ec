import GalleyGeometry
package import GalleyLayout
package import GalleyText

/// What the rows of a collection say, for measuring rows without building each.
package protocol RowTexts: AnyObject {
  /// The shape of row `index`: rows of one shape differ in their texts alone; nil for a row that has to be built.
  func shape(ofRow index: Int) -> Int?

  /// Appends the UTF-8 of what `text` says in row `index`.
  func append(_ text: Int, ofRow index: Int, to letters: inout [UInt8])
}

/// The texts of a row that say something else in each row, noted while the row is built.
package final class TextNotes {
  private(set) var texts: [(text: PreparedText, number: Int)] = []

  /// Notes that `text` says what its rows call `number`.
  package func note(_ text: PreparedText, as number: Int) { texts.append((text, number)) }
}

extension BuildContext {
  /// Where texts that change from row to row are noted while a row is built to stand in for others.
  package var textNotes: TextNotes? {
    get { self[TextNoting.self].notes }
    set { self[TextNoting.self].notes = newValue }
  }
}

/// Where the tree notes texts now.
private final class TextNoting: TreeValue {
  var notes: TextNotes?

  init(in graph: ViewGraph) {}
}

/// Measures rows by exchanging the texts of one.
package final class TextSizing: RowSizing {
  private let texts: any RowTexts
  private let context: BuildContext

  /// Measures rows that say `texts`.
  package init(_ texts: any RowTexts, context: BuildContext) {
    self.texts = texts
    self.context = context
  }

  package func shape(ofRow index: Int) -> Int? { texts.shape(ofRow: index) }

  package func prototypeRow(_ build: () -> LayoutNode) -> PrototypeRow? {
    let notes = TextNotes()
    let outer = context.textNotes
    context.textNotes = notes
    let node = build()
    context.textNotes = outer
    // A lazy container inside keeps what it measured to itself.
    guard !node.hasLazyRows else { return nil }
    var leaves: [ObjectIdentifier: TextNode] = [:]
    node.collectTexts(into: &leaves)
    // Texts that lie behind or before others have no say in the row's size.
    let noted = notes.texts.filter { leaves[ObjectIdentifier($0.text)] != nil }
    guard noted.allSatisfy(\.text.isExchangeable) else { return nil }
    return PrototypeRow(
      node, leaves: noted.compactMap { leaves[ObjectIdentifier($0.text)] }.map { ($0.node, TextLeaf($0.rule)) },
      exchange: { [texts] row in
        for note in noted { note.text.exchange { texts.append(note.number, ofRow: row, to: &$0) } }
      },
      isSound: {
        for note in noted where note.text.isFaulty { return false }
        return true
      })
  }
}

private typealias TextNode = (node: LayoutNode, rule: TextRule)

/// A text whose words are exchanged from row to row.
private final class TextLeaf: SizingLeaf {
  private let rule: TextRule

  init(_ rule: TextRule) { self.rule = rule }

  func line() -> SizingLine? { rule.line() }
  func size(for proposal: ProposedViewSize) -> Size { rule.size(for: proposal) }
  func appendBreaks(to words: inout [UInt32]) -> Bool { rule.text.appendBreaks(to: &words) }
  func height(ofBreaks breaks: UnsafeBufferPointer<UInt32>, width: Double) -> Double? {
    rule.height(ofBreaks: breaks, width: width)
  }
  func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> Double? {
    rule.baseline(guide, for: proposal)
  }
}

extension LayoutNode {
  /// Whether there is a lazy container at or below the node.
  fileprivate var hasLazyRows: Bool { LazyContainer(self) != nil || children.contains(where: \.hasLazyRows) }
}

extension LayoutNode {
  /// Collects the nodes of texts that have a say in the node's size.
  fileprivate func collectTexts(into leaves: inout [ObjectIdentifier: TextNode]) {
    if let rule = rule as? TextRule { leaves[ObjectIdentifier(rule.text)] = (self, rule) }
    for (index, child) in children.enumerated() where hasSay(index) { child.collectTexts(into: &leaves) }
  }

  /// Whether child `index` has a say in the node's size, or in the width of a column.
  private func hasSay(_ index: Int) -> Bool {
    guard let layers = rule as? LayeredRule, index != layers.primary else { return true }
    return children[index].holdsColumn
  }

  private var holdsColumn: Bool { rule is SyncWidthRule || children.contains(where: \.holdsColumn) }
}
