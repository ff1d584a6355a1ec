import GalleyGeometry
package import GalleyLayout
package import GalleyText

/// The strings of rows, for measuring rows without building each one.
package protocol RowTexts: AnyObject {
  /// Returns the shape of a row, or nil if the row has to be built. Rows with the same shape differ only in their
  /// strings.
  func shape(ofRow index: Int) -> Int?

  func append(_ text: Int, ofRow index: Int, to letters: inout [UInt8])

  /// Returns the bytes of a string, or nil unless the string is stored unchanged for the lifetime of this object.
  func kept(_ text: Int, ofRow index: Int) -> UnsafeBufferPointer<UInt8>?

  func copy() -> (any RowTexts)?

  /// Whether strings are numbered in the order in which they are built.
  var takesTextsInOrder: Bool { get }

  /// Whether the strings of the last requested row fit its shape.
  var isSound: Bool { get }
}

extension RowTexts {
  package var takesTextsInOrder: Bool { false }
  package var isSound: Bool { true }
}

package final class TextNotes {
  package let texts: any RowTexts
  fileprivate let context: BuildContext?
  private(set) var noted: [(text: PreparedText, number: Int)] = []

  fileprivate init(_ texts: any RowTexts, context: BuildContext?) { (self.texts, self.context) = (texts, context) }

  package func note(_ text: PreparedText, as number: Int) { noted.append((text, number)) }

  fileprivate var isProbing = false

  func noteNext(_ text: PreparedText) {
    if texts.takesTextsInOrder, !isProbing { note(text, as: noted.count) }
  }
}

extension BuildContext {
  package var textNotes: TextNotes? { self[TextNoting.self].notes }

  /// The context for `Text` views. Views that another thread will measure use a separate text engine.
  var ofTexts: BuildContext { self[TextNoting.self].notes?.context ?? self }

  /// Builds overlays, backgrounds and other views whose strings are not recorded.
  func keepingTextsUnnoted<Built>(_ build: () -> Built) -> Built {
    guard let notes = textNotes else { return build() }
    let outer = notes.isProbing
    notes.isProbing = true
    defer { notes.isProbing = outer }
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

private final class TextNoting: TreeValue {
  var notes: TextNotes?

  init(in graph: ViewGraph) {}
}

package final class TextSizing: RowSizing {
  private let texts: any RowTexts
  private let context: BuildContext
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

  func prototypeRow(_ build: () -> LayoutNode, where isWhole: (TextNotes) -> Bool) -> PrototypeRow? {
    let notes = TextNotes(texts, context: own?.context)
    let node = context.noting(notes, build)
    // A lazy container caches measurements, which would be wrong for other rows.
    guard !node.hasLazyRows, isWhole(notes) else { return nil }
    var leaves: [ObjectIdentifier: TextNode] = [:]
    node.collectTexts(into: &leaves)
    // Text in overlays and backgrounds does not affect the size of the row.
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

private final class ExchangedTexts {
  private let texts: any RowTexts
  private let rules: [TextRule]
  private let members: [Member]

  private struct Member {
    let text: Unmanaged<PreparedText>
    let number: Int
    /// The pixel grid for measuring single lines; nil if the text shrinks or reserves more lines.
    let grid: PixelGrid?
  }

  init(_ members: [(text: PreparedText, number: Int, rule: TextRule)], _ texts: any RowTexts) {
    self.texts = texts
    rules = members.map(\.rule)
    self.members = members.map { Member(text: .passUnretained($0.text), number: $0.number, grid: $0.rule.lineGrid) }
    for member in members { member.text.hold(texts) }
  }

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
    for (index, child) in children.enumerated() where affectsSize(index) { child.collectTexts(into: &leaves) }
  }

  private func affectsSize(_ index: Int) -> Bool {
    guard let layers = rule as? LayeredRule, index != layers.primary else { return true }
    return children[index].containsColumn
  }

  private var containsColumn: Bool { rule is SyncWidthRule || children.contains(where: \.containsColumn) }
}
