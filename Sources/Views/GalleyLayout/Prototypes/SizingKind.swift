import GalleyGeometry

extension CompiledRow {
  enum Kind {
    case still
    case spacer(Unmanaged<Box<SpacerRule>>)
    case leaf(Int)
    case padding(Unmanaged<Box<PaddingRule>>)
    case fixedFrame(Unmanaged<Box<FixedFrameRule>>)
    case flexibleFrame(Unmanaged<Box<FlexibleFrameRule>>)
    case fixedSize(Unmanaged<Box<FixedSizeRule>>)
    case through
    case stack(Unmanaged<Box<StackRule>>)
    case fit(Unmanaged<Box<UniformFitRule>>)
    case framedRow(Unmanaged<Box<RowFrame>>)
    case node

    var isStill: Bool {
      switch self {
      case .still, .spacer: true
      default: false
      }
    }

    init(still rule: any LayoutRule, _ boxes: inout [AnyObject]) {
      self = (rule as? SpacerRule).map { .spacer(Box.kept($0, in: &boxes)) } ?? .still
    }

    /// Returns nil unless only the content of the row is among the nodes in `changing`.
    init?(framedRow node: LayoutNode, changing: Set<ObjectIdentifier>, _ boxes: inout [AnyObject]) {
      guard let rule = node.rule as? any FramedRowRule,
        rule.decisiveChildren(node.children).allSatisfy({ !changing.contains(ObjectIdentifier($0)) })
      else { return nil }
      self = .framedRow(Box.kept(rule.frame(of: node.children), in: &boxes))
    }

    init(_ rule: any LayoutRule, _ boxes: inout [AnyObject]) {
      func box<Rule>(_ rule: Rule) -> Unmanaged<Box<Rule>> { Box.kept(rule, in: &boxes) }
      switch rule {
      case let rule as PaddingRule: self = .padding(box(rule))
      case let rule as FixedFrameRule: self = .fixedFrame(box(rule))
      case let rule as FlexibleFrameRule: self = .flexibleFrame(box(rule))
      case let rule as FixedSizeRule: self = .fixedSize(box(rule))
      case is PassThroughRule, is PriorityRule, is DrawingOrderRule, is LayeredRule: self = .through
      case let rule as StackRule: self = .stack(box(rule))
      case let rule as SyncWidthRule: self = .fixedFrame(box(rule.frame))
      case let rule as UniformFitRule: self = .fit(box(rule))
      default: self = .node
      }
    }
  }
}
