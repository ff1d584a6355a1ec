import GalleyGeometry
import GalleyLayout
import GalleySnapshot
import GalleyText

extension InspectedView {
  mutating func describe(_ lazy: LazyContainer, _ node: LayoutNode) {
    if let grid = lazy.grid { attributes.merge(grid.trackAttributes(in: node.frame.size)) { $1 } }
    let window = node.visibleWhenPlaced
    let placed = node.children.filter(\.isPlaced)
    let numbers = lazy.rows.numbers
    // During a change of the container, `placed` can still list positions of removed children.
    let positions = placed.indices.map { index in
      lazy.rows.placed.indices.contains(index) ? lazy.rows.placed[index] : index
    }
    let isRow = positions.map { numbers.role(at: $0) == .row }
    rows = Rows(
      count: numbers.count, built: positions.compactMap(numbers.number),
      visible: zip(placed, isRow).count { child, isRow in
        isRow && (window.map { $0.intersection(child.frame) != nil } ?? true)
      })
    rows?.marks = lazy.sectionStarts
    for (index, row) in placed.enumerated() {
      children[index].height = HeightCause(of: row)
      children[index].row = ViewPayload.row(of: row)?.number
      children[index].role = RowRole(numbers.role(at: positions[index])) ?? (row.isSections ? .section : nil)
    }
  }
}

extension InspectedView.RowRole {
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
  private static let markLimit = 32

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
    self.init(
      words: rule.words, needed: rule.text.measure().size.width, offered: offered.width,
      lines: rule.lineCount(width: offered.width), shownLines: layout.lines.count)
  }
}

extension SharedWidthMode {
  init(_ mode: SyncMode) {
    switch mode {
    case .exact: self = .exact
    case .growing: self = .growing
    case .capped(let maximum): self = .capped(maximum: maximum)
    case .percentile(let share): self = .percentile(share)
    }
  }
}

extension InspectedView.SyncWidth {
  init?(_ node: LayoutNode) {
    guard let rule = node.rule as? SyncWidthRule, let content = node.children.first else { return nil }
    self.init(
      key: "\(rule.key.base)", mode: SharedWidthMode(rule.mode), width: node.frame.width,
      ideal: content.size(for: .unspecified).width)
  }
}

extension InspectedView.Fit {
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
    let asked = node.children.prefix(min(chosen + 1, max(node.children.count - 1, 0)))
    self.init(chosen: chosen, ideals: asked.map { rule.ideal(of: $0, node.proposal) }, offered: node.proposal)
  }
}
