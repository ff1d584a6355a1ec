import GalleyGeometry

/// A row taken apart for measuring it many times with other contents: what its nodes are, without what they remember.
///
/// Its members lie side by side in memory, each group of siblings together, and are asked without counting references.
/// Members for which there is no short way ask their node.
final class SizingPlan {
  /// The row.
  let node: LayoutNode
  private let members: UnsafeMutableBufferPointer<Entry>
  private let leaves: [any SizingLeaf]
  /// What keeps the members' rules.
  private let boxes: [AnyObject]
  /// The nodes that hold contents which change, and all nodes above them.
  private let changing: [LayoutNode]
  /// The members that are fits with one decision for many rows.
  private let fits: [Int]
  /// The row that is measured now.
  @exclusivity(unchecked) fileprivate var row = 0
  @exclusivity(unchecked) private var rowOfNodes = 0

  /// A plan of `node`, in which the nodes of `leaves` change.
  init(_ node: LayoutNode, leaves: [(node: LayoutNode, leaf: any SizingLeaf)]) {
    self.node = node
    self.leaves = leaves.map(\.leaf)
    changing = SizingPlan.nodes(above: leaves.map(\.node))
    let numbers = Dictionary(leaves.enumerated().map { (ObjectIdentifier($1.node), $0) }) { first, _ in first }
    let changing = Set(changing.map { ObjectIdentifier($0) })
    var boxes: [AnyObject] = []
    var entries = [
      Entry(
        node, leaf: numbers[ObjectIdentifier(node)], isChanging: changing.contains(ObjectIdentifier(node)), &boxes)
    ]
    var next = 0
    while next < entries.count {
      let nodes = entries[next].isTakenApart ? entries[next].parts : []
      (entries[next].first, entries[next].count) = (entries.count, nodes.count)
      for node in nodes {
        let id = ObjectIdentifier(node)
        entries.append(Entry(node, leaf: numbers[id], isChanging: changing.contains(id), &boxes))
      }
      next += 1
    }
    self.boxes = boxes
    fits = entries.indices.filter { if case .fit = entries[$0].kind { true } else { false } }
    members = .allocate(capacity: entries.count)
    _ = members.initialize(from: entries)
  }

  deinit {
    members.deinitialize()
    members.deallocate()
  }

  /// Each of `leaves` and the nodes above, once.
  private static func nodes(above leaves: [LayoutNode]) -> [LayoutNode] {
    var seen: Set<ObjectIdentifier> = []
    var nodes: [LayoutNode] = []
    for leaf in leaves {
      var current: LayoutNode? = leaf
      while let node = current, seen.insert(ObjectIdentifier(node)).inserted {
        nodes.append(node)
        current = node.parent
      }
    }
    return nodes
  }

  /// Says that contents were exchanged.
  func startRow() { row += 1 }

  /// The size the row chooses when offered `proposal`.
  func size(for proposal: ProposedViewSize) -> Size { member(0).size(for: proposal) }

  /// Tells how the fits of row `index` do with what they were offered last, which is what they would be placed with.
  func noteFits(row index: Int) {
    for fit in fits { member(fit).noteFit(row: index) }
  }

  private func member(_ index: Int) -> SizingMember {
    SizingMember(plan: Unmanaged.passUnretained(self), entry: members.baseAddress.unsafelyUnwrapped + index)
  }

  /// The members below the one whose first is at `first`.
  fileprivate func siblings(from first: Int, count: Int) -> SizingMembers {
    SizingMembers(
      plan: Unmanaged.passUnretained(self), base: members.baseAddress.unsafelyUnwrapped + first, endIndex: count)
  }

  fileprivate func leaf(_ number: Int) -> any SizingLeaf { leaves[number] }

  /// Lets the nodes forget the answers of the row before.
  fileprivate func forget() {
    guard rowOfNodes != row else { return }
    rowOfNodes = row
    for node in changing { node.forgetSizes() }
  }

  /// One member.
  fileprivate struct Entry {
    let node: Unmanaged<LayoutNode>
    let kind: Kind
    let priority: Double
    let hasZeroSpacing: Bool
    let guides: GuideSet
    let fixedLengths: FixedLengths
    let spacing: (top: Double?, leading: Double?, bottom: Double?, trailing: Double?)
    var first = 0
    var count = 0
    // What was answered last, and in which row.
    var answer = (row: -1, proposal: ProposedViewSize.unspecified, size: Size.zero)
    var line: (row: Int, line: SizingLine?) = (-1, nil)

    init(_ node: LayoutNode, leaf: Int?, isChanging: Bool, _ boxes: inout [AnyObject]) {
      self.node = Unmanaged.passUnretained(node)
      kind = isChanging ? leaf.map(Kind.leaf) ?? Kind(node.rule, &boxes) : Kind(still: node.rule, &boxes)
      priority = node.priority
      hasZeroSpacing = node.hasZeroSpacing
      guides = node.guides
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

    /// The nodes that the member is made of.
    var parts: [LayoutNode] {
      let node = node.takeUnretainedValue()
      switch kind {
      case .stack, .fit: return node.children
      default: break
      }
      return node.shownThrough.map { [$0] } ?? []
    }
  }

  /// A rule where it can be asked in its place: rules are larger than what a member should copy.
  fileprivate final class Box<Rule> {
    let rule: Rule

    private init(_ rule: Rule) { self.rule = rule }

    /// A box with `rule` that `boxes` keeps.
    static func kept(_ rule: Rule, in boxes: inout [AnyObject]) -> Unmanaged<Box> {
      let box = Box(rule)
      boxes.append(box)
      return .passUnretained(box)
    }
  }

  /// The short way to a member's answers.
  fileprivate enum Kind {
    /// Nothing inside changes: the node's memory holds.
    case still
    /// Nothing inside changes, and nothing has to be remembered.
    case spacer(Unmanaged<Box<SpacerRule>>)
    /// Content that changes.
    case leaf(Int)
    case padding(Unmanaged<Box<PaddingRule>>)
    case fixedFrame(Unmanaged<Box<FixedFrameRule>>)
    case flexibleFrame(Unmanaged<Box<FlexibleFrameRule>>)
    case fixedSize(Unmanaged<Box<FixedSizeRule>>)
    /// A modifier that leaves the layout as it is.
    case through
    case stack(Unmanaged<Box<StackRule>>)
    case fit(Unmanaged<Box<UniformFitRule>>)
    /// None: the node is asked.
    case node

    /// Whether nothing inside changes.
    var isStill: Bool {
      switch self {
      case .still, .spacer: true
      default: false
      }
    }

    /// The short way to what the rule of a node answers in which nothing changes.
    init(still rule: any LayoutRule, _ boxes: inout [AnyObject]) {
      self = (rule as? SpacerRule).map { .spacer(Box.kept($0, in: &boxes)) } ?? .still
    }

    /// The short way to what `rule` answers; boxes that it needs go to `boxes`.
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

/// Siblings of a plan.
private struct SizingMembers: StackMembers {
  let plan: Unmanaged<SizingPlan>
  let base: UnsafeMutablePointer<SizingPlan.Entry>
  let startIndex = 0
  let endIndex: Int

  subscript(position: Int) -> SizingMember { SizingMember(plan: plan, entry: base + position) }
}

/// A member of a plan, asked like the node it stands for.
private struct SizingMember: StackMember {
  let plan: Unmanaged<SizingPlan>
  let entry: UnsafeMutablePointer<SizingPlan.Entry>

  var priority: Double { entry.pointee.priority }
  var hasZeroSpacing: Bool { entry.pointee.hasZeroSpacing }
  var guides: GuideSet { entry.pointee.guides }

  func spacing(on edge: Edge) -> Double? {
    switch edge {
    case .top: entry.pointee.spacing.top
    case .leading: entry.pointee.spacing.leading
    case .bottom: entry.pointee.spacing.bottom
    case .trailing: entry.pointee.spacing.trailing
    }
  }

  func fixedLength(along axis: Axis) -> Double? { entry.pointee.fixedLengths[axis] }

  private var parts: SizingMembers {
    plan._withUnsafeGuaranteedRef { $0.siblings(from: entry.pointee.first, count: entry.pointee.count) }
  }

  private var part: SizingMember { parts[0] }

  private func withNode<Answer>(_ body: (LayoutNode) -> Answer) -> Answer {
    entry.pointee.node._withUnsafeGuaranteedRef { node in
      if !entry.pointee.kind.isStill { plan._withUnsafeGuaranteedRef { $0.forget() } }
      return body(node)
    }
  }

  func length(along axis: Axis, offered offer: Double?) -> Double? {
    if let fixed = entry.pointee.fixedLengths[axis] { return fixed }
    switch entry.pointee.kind {
    case .leaf: return axis == .horizontal ? width(offered: offer) : nil
    case .spacer(let box):
      return box._withUnsafeGuaranteedRef { $0.rule.length(along: axis, offered: offer, children: []) }
    case .padding(let box): return length(along: axis, offered: offer, box)
    case .fixedFrame(let box): return length(along: axis, offered: offer, box)
    case .fixedSize(let box): return length(along: axis, offered: offer, box)
    case .flexibleFrame(let box):
      return box._withUnsafeGuaranteedRef {
        $0.rule.length(along: axis, offered: offer) { part.length(along: axis, offered: $0) }
      }
    case .through: return part.length(along: axis, offered: offer)
    case .stack(let box):
      return box._withUnsafeGuaranteedRef { $0.rule.length(along: axis, offered: offer, of: parts) }
    case .fit: return nil
    case .still, .node: return withNode { $0.length(along: axis, offered: offer) }
    }
  }

  private func length<Rule: UnaryRule>(
    along axis: Axis, offered offer: Double?, _ box: Unmanaged<SizingPlan.Box<Rule>>
  ) -> Double? {
    box._withUnsafeGuaranteedRef {
      $0.rule.length(along: axis, offered: offer) { part.length(along: axis, offered: $0) }
    }
  }

  func size(for proposal: ProposedViewSize) -> Size {
    switch entry.pointee.kind {
    case .leaf(let leaf):
      if let line, holds(line, proposal) { return line.size }
      return remembered(proposal) { plan._withUnsafeGuaranteedRef { $0.leaf(leaf).size(for: proposal) } }
    case .spacer(let box): return box._withUnsafeGuaranteedRef { $0.rule.size(for: proposal) }
    case .padding(let box): return size(for: proposal, box)
    case .fixedFrame(let box): return fixedSize ?? size(for: proposal, box)
    case .flexibleFrame(let box): return size(for: proposal, box)
    case .fixedSize(let box): return size(for: proposal, box)
    case .through: return part.size(for: proposal)
    case .stack(let box):
      return box._withUnsafeGuaranteedRef { stack in
        remembered(proposal) { stack.rule.size(for: proposal, of: parts) }
      }
    case .fit(let box):
      return box._withUnsafeGuaranteedRef { fit in
        remembered(proposal) { chosen(by: fit.rule)?.size(for: proposal) ?? .zero }
      }
    case .still, .node: return withNode { $0.size(for: proposal) }
    }
  }

  private func size<Rule: UnaryRule>(for proposal: ProposedViewSize, _ box: Unmanaged<SizingPlan.Box<Rule>>) -> Size {
    box._withUnsafeGuaranteedRef {
      $0.rule.size(around: part.size(for: $0.rule.childProposal(for: proposal)), proposal: proposal)
    }
  }

  /// The size where it is the same whatever is proposed.
  private var fixedSize: Size? { entry.pointee.fixedLengths.size }

  func place(of guide: AlignmentKey, for proposal: ProposedViewSize) -> Double {
    switch entry.pointee.kind {
    case .leaf(let leaf):
      if guide.isTextBaseline, let line, holds(line, proposal) { return line.baseline }
      let own = plan._withUnsafeGuaranteedRef { $0.leaf(leaf).explicitGuide(guide, for: proposal) }
      return own ?? ViewDimensions(size: size(for: proposal))[guide]
    case .through: return part.place(of: guide, for: proposal)
    default: return withNode { $0.dimensions(for: proposal)[guide] }
    }
  }

  /// The candidate that a fit shows.
  private func chosen(by rule: UniformFitRule) -> SizingMember? {
    let parts = parts
    return parts.isEmpty ? nil : parts[rule.agreement.choice(of: rule.key, count: parts.count)]
  }

  /// Tells how a fit's candidate does with what the fit was offered last.
  func noteFit(row: Int) {
    guard case .fit(let box) = entry.pointee.kind else { return }
    let rule = box.takeUnretainedValue().rule
    guard let chosen = chosen(by: rule) else { return }
    let offered = entry.pointee.answer.proposal
    let ideal = chosen.size(for: rule.fit.question(for: offered))
    rule.agreement.note(
      rule.key, candidate: rule.agreement.choice(of: rule.key, count: parts.count), of: parts.count, ideal: ideal,
      offered: offered, axes: rule.fit.axes, row: row
    ) { chosen.entry.pointee.node.takeUnretainedValue().words }
  }

  /// A leaf's width. Offered none it has none: it is the height that would have to be measured.
  private func width(offered offer: Double?) -> Double? {
    guard let line else { return offer == 0 ? 0 : nil }
    if let offer, offer < line.leastOffer { return offer == 0 ? 0 : nil }
    return line.size.width
  }

  /// Whether a leaf's line is all there is to see when `proposal` is offered.
  private func holds(_ line: SizingLine, _ proposal: ProposedViewSize) -> Bool {
    proposal.width.map { $0 >= line.leastOffer } ?? true
  }

  /// A leaf's content on one line.
  private var line: SizingLine? {
    guard case .leaf(let leaf) = entry.pointee.kind else { return nil }
    return plan._withUnsafeGuaranteedRef { plan in
      if entry.pointee.line.row != plan.row { entry.pointee.line = (plan.row, plan.leaf(leaf).line()) }
      return entry.pointee.line.line
    }
  }

  /// What was answered last to the same question, else what `answer` answers.
  private func remembered(_ proposal: ProposedViewSize, _ answer: () -> Size) -> Size {
    let row = plan._withUnsafeGuaranteedRef(\.row)
    let known = entry.pointee.answer
    if known.row == row, known.proposal == proposal { return known.size }
    let size = answer()
    entry.pointee.answer = (row, proposal, size)
    return size
  }
}
