import GalleyGeometry

extension CompiledRow {
  struct Entry {
    let node: Unmanaged<LayoutNode>
    let kind: Kind
    let priority: Double
    let hasZeroSpacing: Bool
    let guides: GuideSet
    let endsWithText: Bool
    let textSpacing: Double?
    let fixedLengths: FixedLengths
    let spacing: (top: Double?, leading: Double?, bottom: Double?, trailing: Double?)
    var first = 0
    var count = 0
    var answer = (row: -1, proposal: ProposedViewSize.unspecified, size: Size.zero)

    init(_ node: LayoutNode, leaf: Int?, changing: Set<ObjectIdentifier>, _ boxes: inout [AnyObject]) {
      self.node = Unmanaged.passUnretained(node)
      let isChanging = changing.contains(ObjectIdentifier(node))
      if let leaf, isChanging {
        kind = .leaf(leaf)
      } else if isChanging {
        kind = Kind(framedRow: node, changing: changing, &boxes) ?? Kind(node.rule, &boxes)
      } else {
        kind = Kind(still: node.rule, &boxes)
      }
      priority = node.priority
      hasZeroSpacing = node.hasZeroSpacing
      guides = node.guides
      (endsWithText, textSpacing) = (node.endsWithText, node.textSpacing)
      fixedLengths = FixedLengths(
        width: node.fixedLength(along: .horizontal), height: node.fixedLength(along: .vertical))
      spacing = (
        node.spacing(on: .top), node.spacing(on: .leading), node.spacing(on: .bottom), node.spacing(on: .trailing)
      )
    }

    var isTakenApart: Bool {
      switch kind {
      case .still, .spacer, .leaf, .node: false
      default: true
      }
    }

    var parts: [LayoutNode] {
      let node = node.takeUnretainedValue()
      switch kind {
      case .stack, .fit: return node.children
      case .framedRow(let box): return [node.children[box.takeUnretainedValue().rule.content]]
      default: break
      }
      return node.shownThrough.map { [$0] } ?? []
    }
  }

  /// Rules are too large to copy into each member.
  final class Box<Rule> {
    let rule: Rule

    private init(_ rule: Rule) { self.rule = rule }

    static func kept(_ rule: Rule, in boxes: inout [AnyObject]) -> Unmanaged<Box> {
      let box = Box(rule)
      boxes.append(box)
      return .passUnretained(box)
    }
  }
}
