import GalleyGeometry
import GalleyLayout
import GalleyText

/// Why a view is as high as it is: what lies above each other in it and decides.
///
/// Of views side by side or before each other the highest decides; the rest of the height is padding and spacing.
public struct HeightCause: Hashable, Sendable {
  /// What decides, from the top.
  public var parts: [Part] = []
  /// What padding and spacing add, in points.
  public var rest = 0.0

  /// Something that has a height.
  public struct Part: Hashable, Sendable {
    /// What it is.
    public var kind: Kind
    /// Its height, in points.
    public var height: Double
  }

  /// What can have a height.
  public enum Kind: Hashable, Sendable {
    /// A text of so many lines.
    case text(String, lines: Int)
    /// A frame whose height is written, or a bound of it.
    case frame
    /// Any other view, by its name.
    case view(String)
  }

  init(of node: LayoutNode) {
    add(node)
    rest = max(0, node.frame.height - parts.reduce(0) { $0 + $1.height })
  }

  private mutating func add(_ node: LayoutNode) {
    if HeightCause.isHeldByFrame(node) { return append(.frame, node) }
    if case .text(let rule)? = ViewPayload.of(node)?.drawing {
      return append(.text(rule.words, lines: rule.layout(for: node.proposal).lines.count), node)
    }
    let deciding = HeightCause.deciding(in: node)
    if deciding.isEmpty { append(.view(ViewPayload.of(node)?.kind ?? "view"), node) }
    for child in deciding { add(child) }
  }

  private mutating func append(_ kind: Kind, _ node: LayoutNode) {
    parts.append(Part(kind: kind, height: node.frame.height))
  }

  /// The children whose heights make the node's.
  private static func deciding(in node: LayoutNode) -> [LayoutNode] {
    let placed = node.children.filter(\.isPlaced)
    if let stack = node.rule as? StackRule, stack.axis == .vertical {
      // A spacer is room between others, not a reason.
      return placed.filter { $0.frame.height > 0 && !$0.hasZeroSpacing }
    }
    if let shown = node.shownThrough { return shown.isPlaced ? [shown] : [] }
    // Of several equally high the first is named.
    let highest = placed.map(\.frame.height).max()
    return placed.first { $0.frame.height == highest }.map { [$0] } ?? []
  }

  private static func isHeldByFrame(_ node: LayoutNode) -> Bool {
    if let rule = node.rule as? FixedFrameRule { return rule.height != nil }
    guard let rule = node.rule as? FlexibleFrameRule, let child = node.children.first else { return false }
    let isBounded = rule.vertical.min != nil || rule.vertical.max != nil
    return isBounded && abs(node.frame.height - child.frame.height) > 0.001
  }
}
