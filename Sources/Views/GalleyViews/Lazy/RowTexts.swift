import GalleyGeometry
package import GalleyLayout
package import GalleyText

/// What the rows of a collection say, for measuring rows without building each.
package protocol RowTexts: AnyObject {
  /// The shape of row `index`: rows of one shape differ in their texts alone; nil for a row that has to be built.
  func shape(ofRow index: Int) -> Int?

  /// Appends the UTF-8 of what `text` says in row `index`.
  func append(_ text: Int, ofRow index: Int, to letters: inout [UInt8])

  /// What `text` says in row `index`, where that is kept as it is, and stays so as long as the texts live.
  func kept(_ text: Int, ofRow index: Int) -> UnsafeBufferPointer<UInt8>?

  /// The same for another thread: it shares nothing that changes. Nil where there is none.
  func copy() -> (any RowTexts)?

  /// Whether all texts of a row are numbered in the order that they are built in.
  var takesTextsInOrder: Bool { get }

  /// Whether the texts of the row that was asked for last are those of its shape.
  var isSound: Bool { get }
}

extension RowTexts {
  package var takesTextsInOrder: Bool { false }
  package var isSound: Bool { true }
}

/// The texts of a row that say something else in each row, noted while the row is built.
package final class TextNotes {
  package let texts: any RowTexts
  /// What the row's texts share, where another thread will measure them.
  fileprivate let context: BuildContext?
  private(set) var noted: [(text: PreparedText, number: Int)] = []

  fileprivate init(_ texts: any RowTexts, context: BuildContext?) { (self.texts, self.context) = (texts, context) }

  package func note(_ text: PreparedText, as number: Int) { noted.append((text, number)) }

  /// Whether texts that are built now have no say in how large the row is.
  fileprivate var isAside = false

  /// Notes that `text` is the next of its row, where texts are numbered in order.
  func noteNext(_ text: PreparedText) {
    if texts.takesTextsInOrder, !isAside { note(text, as: noted.count) }
  }
}

extension BuildContext {
  /// Where texts that change from row to row are noted while a row is built to stand in for others.
  package var textNotes: TextNotes? { self[TextNoting.self].notes }

  /// What texts share that are built now: those that another thread will measure have an engine of their own.
  var ofTexts: BuildContext { self[TextNoting.self].notes?.context ?? self }

  /// Builds what lies behind or before others, or beside them: its texts are none of those that are numbered in order.
  func keepingTextsUnnoted<Built>(_ build: () -> Built) -> Built {
    guard let notes = textNotes else { return build() }
    let outer = notes.isAside
    notes.isAside = true
    defer { notes.isAside = outer }
    return build()
  }

  fileprivate func noting(_ notes: TextNotes, _ build: () -> LayoutNode) -> LayoutNode {
    let noting = self[TextNoting.self]
    let outer = noting.notes
    noting.notes = notes
    defer { noting.notes = outer }
    return build()
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
  /// What measures the texts where another thread does, and what they share then.
  private let own: (tables: TableMeasurer, context: BuildContext)?

  package convenience init(_ texts: any RowTexts, context: BuildContext) {
    self.init(texts, context: context, own: nil)
  }

  private init(_ texts: any RowTexts, context: BuildContext, own: TableMeasurer?) {
    (self.texts, self.context) = (texts, context)
    self.own = own.map { ($0, BuildContext(setting: $0.measurer)) }
  }

  package func shape(ofRow index: Int) -> Int? { texts.shape(ofRow: index) }

  package var threads: RowThreads? { context[RowThreading.self].threads }

  package func copyForThread() -> (any RowSizing)? {
    guard let engine = context[RowThreading.self].engine, let copy = texts.copy() else { return nil }
    return TextSizing(copy, context: context, own: TableMeasurer(engine))
  }

  package func refresh() -> Bool { own?.tables.refresh() ?? true }

  package func prototypeRow(_ build: () -> LayoutNode) -> PrototypeRow? { prototypeRow(build) { _ in true } }

  /// A row built by `build` that can stand in for others of its shape; nil where it cannot, as where `isWhole` is false of
  /// its texts.
  func prototypeRow(_ build: () -> LayoutNode, where isWhole: (TextNotes) -> Bool) -> PrototypeRow? {
    let notes = TextNotes(texts, context: own?.context)
    let node = context.noting(notes, build)
    // A lazy container inside keeps what it measured to itself.
    guard !node.hasLazyRows, isWhole(notes) else { return nil }
    var leaves: [ObjectIdentifier: TextNode] = [:]
    node.collectTexts(into: &leaves)
    // Texts that lie behind or before others have no say in the row's size.
    let noted = notes.noted.filter { leaves[ObjectIdentifier($0.text)] != nil }
    guard noted.allSatisfy(\.text.isExchangeable) else { return nil }
    let nodes = noted.compactMap { leaves[ObjectIdentifier($0.text)] }
    let exchanged = ExchangedTexts(zip(noted, nodes).map { ($0.text, $0.number, $1.rule) }, texts)
    return PrototypeRow(
      node, leaves: nodes.map { ($0.node, TextLeaf($0.rule)) }, exchange: exchanged.exchange,
      isSound: { [texts, tables = own?.tables] in
        texts.isSound && exchanged.areSound && !(tables?.isStuck ?? false)
      })
  }
}

private typealias TextNode = (node: LayoutNode, rule: TextRule)

/// The texts of a row that are exchanged for those of another, without counting references to each.
private final class ExchangedTexts {
  private let texts: any RowTexts
  private let rules: [TextRule]
  private let members: [Member]

  private struct Member {
    let text: Unmanaged<PreparedText>
    let number: Int
    /// The pixels that its line is rounded up to; nil for a text of which a line is not all.
    let grid: PixelGrid?
  }

  init(_ members: [(text: PreparedText, number: Int, rule: TextRule)], _ texts: any RowTexts) {
    self.texts = texts
    rules = members.map(\.rule)
    self.members = members.map { Member(text: .passUnretained($0.text), number: $0.number, grid: $0.rule.lineGrid) }
    for member in members { member.text.hold(texts) }
  }

  /// Puts the texts of row `row` in the place of those that are there, and tells what each is on one line.
  func exchange(_ row: Int, _ lines: UnsafeMutablePointer<LeafLine>) {
    for index in members.indices {
      let member = members[index]
      lines[index] = member.text._withUnsafeGuaranteedRef { text in
        if let kept = texts.kept(member.number, ofRow: row) {
          text.exchange(for: kept)
        } else {
          text.exchange { texts.append(member.number, ofRow: row, to: &$0) }
        }
        return LeafLine(member.grid.flatMap { grid in text.oneLine.map { SizingLine($0, in: grid) } })
      }
    }
  }

  var areSound: Bool {
    members.allSatisfy { $0.text._withUnsafeGuaranteedRef { $0.isSound } }
  }
}

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
  func expect(_ count: Int) { rule.text.expect(count) }
  func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> Double? {
    rule.baseline(guide, for: proposal)
  }
}

extension LayoutNode {
  fileprivate var hasLazyRows: Bool { LazyContainer(self) != nil || children.contains(where: \.hasLazyRows) }
}

extension LayoutNode {
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
