import GalleyGeometry
import GalleyLayout
import GalleyText

extension InspectedView {
  /// What a text that was cut would have needed.
  public struct Cut: Hashable, Sendable {
    /// What the text says in full.
    public var words: String
    /// How wide it is with no line broken but by itself, in points.
    public var needed: Double
    /// How wide it could be; nil where nothing was offered.
    public var offered: Double?
    /// How many lines it takes in that width.
    public var lines: Int
    /// How many lines are shown.
    public var shownLines: Int
  }

  /// A column that a view is as wide as.
  public struct SyncWidth: Hashable, Sendable {
    /// What the column is called.
    public var key: String
    /// How its width is found.
    public var mode: SyncedWidth
    /// How wide the column is, in points.
    public var width: Double
    /// How wide the view would be by itself.
    public var ideal: Double
  }

  /// What a lazy container holds.
  public struct Rows: Hashable, Sendable {
    /// The rows or cells in all; headers, footers and the room between sections are not counted.
    public var count: Int
    /// The numbers of those that exist, from 0, in the order they are drawn; they count on from section to section.
    public var built: [Int]
    /// How many of those can be seen.
    public var visible: Int
    /// Where sections start, in points below the container's upper edge; of many, some evenly spread.
    public var marks: [Double] = []

    /// How many exist though they cannot be seen.
    public var slop: Int { built.count - visible }
  }

  /// What a child of a lazy container is, where it is no row.
  public enum RowRole: String, Hashable, Sendable {
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
    /// Room between sections.
    case gap
    /// Sections of one element of a collection, which hold their rows themselves.
    case section
  }

  mutating func describe(_ promised: LazyContainer, _ node: LayoutNode) {
    let window = node.visibleWhenPlaced
    let placed = node.children.filter(\.isPlaced)
    let numbers = promised.rows.numbers
    // While a container changes, positions of children that are gone may still be known.
    let positions = placed.indices.map { index in
      promised.rows.placed.indices.contains(index) ? promised.rows.placed[index] : index
    }
    let isRow = positions.map { numbers.role(at: $0) == .row }
    rows = Rows(
      count: numbers.count, built: positions.compactMap(numbers.number),
      visible: zip(placed, isRow).count { child, isRow in
        isRow && (window.map { $0.intersection(child.frame) != nil } ?? true)
      })
    rows?.marks = promised.sectionStarts
    for (index, row) in placed.enumerated() {
      children[index].height = HeightCause(of: row)
      children[index].row = ViewPayload.row(of: row)?.number
      children[index].role = RowRole(numbers.role(at: positions[index])) ?? (row.isSections ? .section : nil)
    }
  }
}

extension InspectedView.RowRole {
  /// Nil for a row.
  fileprivate init?(_ role: RowNumbers.Role) {
    switch role {
    case .row: return nil
    case .header: self = .header
    case .footer: self = .footer
    case .gap: self = .gap
    }
  }
}

extension LazyContainer {
  /// The most section starts that are told.
  private static let markLimit = 32

  /// Where sections start, of many some evenly spread.
  fileprivate var sectionStarts: [Double] {
    let sections = rows.sections.sections
    let step = max(1, (sections.count + Self.markLimit - 1) / Self.markLimit)
    return stride(from: 0, to: sections.count, by: step).compactMap { number in
      guard let first = sections[number].all.first, let frame = frame(ofRow: first) else { return nil }
      return frame.minY
    }
  }
}

extension InspectedView.Cut {
  init(_ rule: TextRule, _ layout: TextLayout, offered: ProposedViewSize) {
    words = rule.words
    needed = rule.text.measure().size.width
    self.offered = offered.width
    lines = rule.lineCount(width: offered.width)
    shownLines = layout.lines.count
  }
}

extension InspectedView.SyncWidth {
  /// Nil where `node` is in no column.
  init?(_ node: LayoutNode) {
    guard let rule = node.rule as? SyncWidthRule, let content = node.children.first else { return nil }
    key = "\(rule.key.base)"
    mode = SyncedWidth(rule.mode)
    width = node.frame.width
    ideal = content.size(for: .unspecified).width
  }
}

extension InspectedView.Fit {
  /// Nil where `node` does not choose.
  init?(_ node: LayoutNode) {
    if let rule = node.rule as? FitRule {
      self.init(rule, node, chosen: rule.choice(for: node.proposal, among: node.children))
    } else if let rule = node.rule as? UniformFitRule {
      self.init(rule.fit, node, chosen: rule.choice(among: node.children))
      isUniform = true
    } else {
      return nil
    }
  }

  private init(_ rule: FitRule, _ node: LayoutNode, chosen: Int) {
    self.chosen = chosen
    let asked = node.children.prefix(min(chosen + 1, max(node.children.count - 1, 0)))
    ideals = asked.map { rule.ideal(of: $0, node.proposal) }
    offered = node.proposal
  }
}
