package import GalleyGeometry

extension LayoutNode {
  package func size(for proposal: ProposedViewSize) -> Size {
    if let fixedSize { return fixedSize }
    if isCheap { return rule.size(for: proposal, of: self) }
    if let known = memory?.answers.answer(to: proposal) { return known }
    counters?.countMeasure()
    let size = rule.size(for: proposal, of: self)
    remembering.answers.remember(size, for: proposal)
    return size
  }

  package func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    guard !guides.isEmpty else { return ViewDimensions(size: size) }
    return ViewDimensions(size: size) { [self] key in explicitGuide(key, size: size, proposal: proposal) }
  }

  package func explicitGuide(_ key: AlignmentKey, size: Size, proposal: ProposedViewSize) -> Double? {
    guard guides.contains(.custom) || (key.isTextBaseline && guides.contains(.baselines)) else { return nil }
    let question = LayoutMemory.GuideQuestion(key: key, size: size, proposal: proposal)
    if let known = memory?.guides[question] { return known }
    // Without this cache, each container would query its children twice, so the number of queries would double at each
    // level.
    let answer = rule.explicitGuide(key, size: size, proposal: proposal, of: self)
    remembering.guides[question] = answer
    return answer
  }

  /// The size, or nil if the size of the node or of a descendant depends on the proposal.
  var fixedSize: Size? { knownFixedLengths.size }

  package func fixedLength(along axis: Axis) -> Double? { knownFixedLengths[axis] }

  private var knownFixedLengths: FixedLengths {
    if !fixedLengths.isKnown {
      fixedLengths = FixedLengths(
        width: rule.fixedLength(along: .horizontal, of: self),
        height: rule.fixedLength(along: .vertical, of: self))
    }
    return fixedLengths
  }

  /// Returns the length along `axis`, or nil if it also depends on the proposal for the other axis.
  package func length(along axis: Axis, offered offer: Double?) -> Double? {
    if let fixed = fixedLength(along: axis) { return fixed }
    if isCheap { return rule.length(along: axis, offered: offer, of: self) }
    if let known = memory?.lengths.answer(to: offer, along: axis) { return known }
    let length = rule.length(along: axis, offered: offer, of: self)
    remembering.lengths.remember(length, for: offer, along: axis)
    return length
  }

  package var keptByRule: (any RuleMemory)? {
    get { memory?.ofRule }
    set { if newValue != nil || memory != nil { remembering.ofRule = newValue } }
  }

  var remembering: LayoutMemory {
    if let memory { return memory }
    let memory = LayoutMemory()
    self.memory = memory
    return memory
  }
}
