import GalleyGeometry
import GalleyLayout
import GalleySnapshot
import GalleyText

extension HeightCause {
  init(of node: LayoutNode) {
    self.init()
    add(node)
    rest = node.frame.height - parts.reduce(0) { $0 + $1.height }
    if abs(rest) < HeightCause.tolerance { rest = 0 }
  }

  private mutating func add(_ node: LayoutNode) {
    if HeightCause.isHeldByFrame(node) { return append(.frame, node) }
    if let rule = ViewPayload.of(node)?.drawing?.textRule {
      return append(.text(rule.words, lines: rule.layout(for: node.proposal).lines.count), node)
    }
    if let rows = HeightCause.rows(in: node) { return append(rows, node) }
    // A scroll view takes the proposed height, whatever its content.
    if let scroll = ViewPayload.of(node)?.scroll, scroll.axes.contains(.vertical) {
      return append(.view("ScrollView"), node)
    }
    let deciding = HeightCause.deciding(in: node)
    if deciding.isEmpty { append(.view(ViewPayload.of(node)?.kind ?? "view"), node) }
    for child in deciding { add(child) }
  }

  private mutating func append(_ kind: Kind, _ node: LayoutNode) {
    parts.append(Part(kind: kind, height: node.frame.height))
  }

  private static let tolerance = 0.001

  private static func rows(in node: LayoutNode) -> Kind? {
    guard let lazy = LazyContainer(node), lazy.axis == .vertical else { return nil }
    let numbers = lazy.rows.numbers
    return .rows(numbers.count, headers: numbers.count(of: .header), footers: numbers.count(of: .footer))
  }

  private static func deciding(in node: LayoutNode) -> [LayoutNode] {
    let placed = node.children.filter { $0.isPlaced && $0.frame.height > tolerance }
    if let stack = node.rule as? StackRule, stack.axis == .vertical { return placed }
    if let shown = node.shownThrough { return shown.isPlaced ? [shown] : [] }
    return bands(of: placed)
  }

  /// Each band is one line of a grid or flow layout.
  private static func bands(of nodes: [LayoutNode]) -> [LayoutNode] {
    var bands: [(end: Double, highest: LayoutNode)] = []
    for node in nodes.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      guard let band = bands.last, node.frame.minY < band.end - tolerance else {
        bands.append((node.frame.maxY, node))
        continue
      }
      let isHigher = node.frame.height > band.highest.frame.height + tolerance
      bands[bands.count - 1] = (max(band.end, node.frame.maxY), isHigher ? node : band.highest)
    }
    return bands.map(\.highest)
  }

  private static func isHeldByFrame(_ node: LayoutNode) -> Bool {
    if let rule = node.rule as? FixedFrameRule { return rule.height != nil }
    guard let rule = node.rule as? FlexibleFrameRule, let child = node.children.first else { return false }
    let isBounded = rule.vertical.min != nil || rule.vertical.max != nil
    return isBounded && abs(node.frame.height - child.frame.height) > tolerance
  }
}
