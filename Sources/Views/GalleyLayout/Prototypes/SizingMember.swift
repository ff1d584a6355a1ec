import GalleyGeometry

struct SizingMembers: StackMembers {
  let plan: Unmanaged<CompiledRow>
  let base: UnsafeMutablePointer<CompiledRow.Entry>
  let startIndex = 0
  let endIndex: Int

  subscript(position: Int) -> SizingMember { SizingMember(plan: plan, entry: base + position) }
}

struct SizingMember: StackMember {
  let plan: Unmanaged<CompiledRow>
  let entry: UnsafeMutablePointer<CompiledRow.Entry>

  var kind: CompiledRow.Kind { entry.pointee.kind }
  var priority: Double { entry.pointee.priority }
  var hasZeroSpacing: Bool { entry.pointee.hasZeroSpacing }
  var guides: GuideSet { entry.pointee.guides }
  var endsWithText: Bool { entry.pointee.endsWithText }
  var textSpacing: Double? { entry.pointee.textSpacing }

  func spacing(on edge: Edge) -> Double? {
    switch edge {
    case .top: entry.pointee.spacing.top
    case .leading: entry.pointee.spacing.leading
    case .bottom: entry.pointee.spacing.bottom
    case .trailing: entry.pointee.spacing.trailing
    }
  }

  func fixedLength(along axis: Axis) -> Double? { entry.pointee.fixedLengths[axis] }

  var parts: SizingMembers {
    plan._withUnsafeGuaranteedRef { $0.siblings(from: entry.pointee.first, count: entry.pointee.count) }
  }

  var part: SizingMember { parts[0] }

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
      return box._withUnsafeGuaranteedRef { $0.rule.length(along: axis, offered: offer) }
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
    case .framedRow(let box):
      guard axis == .horizontal else { return nil }
      if let offer { return offer }
      return box._withUnsafeGuaranteedRef { row in part.length(along: axis, offered: nil).map { $0 + row.rule.sides } }
    case .fit: return nil
    case .still, .node: return withNode { $0.length(along: axis, offered: offer) }
    }
  }

  private func length<Rule: UnaryRule>(
    along axis: Axis, offered offer: Double?, _ box: Unmanaged<CompiledRow.Box<Rule>>
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
    case .framedRow(let box): return box._withUnsafeGuaranteedRef { size(for: proposal, in: $0.rule) }
    case .fit(let box):
      return box._withUnsafeGuaranteedRef { fit in
        remembered(proposal) { chosen(by: fit.rule)?.size(for: proposal) ?? .zero }
      }
    case .still, .node: return withNode { $0.size(for: proposal) }
    }
  }

  private func size<Rule: UnaryRule>(for proposal: ProposedViewSize, _ box: Unmanaged<CompiledRow.Box<Rule>>) -> Size {
    box._withUnsafeGuaranteedRef {
      $0.rule.size(around: part.size(for: $0.rule.childProposal(for: proposal)), proposal: proposal)
    }
  }

  private func size(for proposal: ProposedViewSize, in row: RowFrame) -> Size {
    let inside = ProposedViewSize(width: proposal.width.map { max(0, $0 - row.sides) }, height: nil)
    let content = part.size(for: inside)
    return Size(width: proposal.width ?? content.width + row.sides, height: row.height(content.height))
  }

  private var fixedSize: Size? { entry.pointee.fixedLengths.size }

  func place(of guide: AlignmentKey, for proposal: ProposedViewSize) -> Double {
    switch entry.pointee.kind {
    case .leaf(let leaf):
      if guide.isTextBaseline, let line, holds(line, proposal) { return line.baseline }
      let own = plan._withUnsafeGuaranteedRef { $0.leaf(leaf).explicitGuide(guide, for: proposal) }
      return own ?? ViewDimensions(size: size(for: proposal))[guide]
    case .through: return part.place(of: guide, for: proposal)
    case _ where !guides.contains(.custom) && !guide.isTextBaseline:
      return ViewDimensions(size: size(for: proposal))[guide]
    default: return withNode { $0.dimensions(for: proposal)[guide] }
    }
  }

  private func chosen(by rule: UniformFitRule) -> SizingMember? {
    let parts = parts
    return parts.isEmpty ? nil : parts[rule.sharedSize.choice(of: rule.key, count: parts.count)]
  }

  func noteFit(row: Int) {
    guard case .fit(let box) = entry.pointee.kind else { return }
    let rule = box.takeUnretainedValue().rule
    guard let chosen = chosen(by: rule) else { return }
    let offered = entry.pointee.answer.proposal
    let ideal = chosen.size(for: rule.fit.question(for: offered))
    rule.sharedSize.note(
      rule.key, candidate: rule.sharedSize.choice(of: rule.key, count: parts.count), of: parts.count, ideal: ideal,
      offered: offered, axes: rule.fit.axes, row: row
    ) { chosen.entry.pointee.node.takeUnretainedValue().words }
  }

  /// Returns 0 for a proposed width of 0, because then only the height needs measuring.
  private func width(offered offer: Double?) -> Double? {
    guard let line else { return offer == 0 ? 0 : nil }
    if let offer, offer < line.minimumOffer { return offer == 0 ? 0 : nil }
    return line.size.width
  }

  private func holds(_ line: SizingLine, _ proposal: ProposedViewSize) -> Bool {
    proposal.width.map { $0 >= line.minimumOffer } ?? true
  }

  var isWorded: Bool { kind.isStill && entry.pointee.node._withUnsafeGuaranteedRef { $0.rule is any WordedRule } }

  var isRigid: Bool { fixedLength(along: .horizontal) != nil }

  var line: SizingLine? {
    guard case .leaf(let leaf) = entry.pointee.kind else { return nil }
    return plan._withUnsafeGuaranteedRef { $0.line(ofLeaf: leaf) }
  }

  private func remembered(_ proposal: ProposedViewSize, _ answer: () -> Size) -> Size {
    let row = plan._withUnsafeGuaranteedRef(\.row)
    let known = entry.pointee.answer
    if known.row == row, known.proposal == proposal { return known.size }
    let size = answer()
    entry.pointee.answer = (row, proposal, size)
    return size
  }
}
