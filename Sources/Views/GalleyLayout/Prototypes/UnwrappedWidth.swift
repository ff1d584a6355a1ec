import GalleyGeometry

/// The minimum width at which no `Text` in a row wraps. At this width and above, rows with the same shape have the same
/// height.
final class UnwrappedWidth {
  private let steps: UnsafeMutableBufferPointer<UnwrappedSteps.Step>
  private let operands: UnsafeMutablePointer<Double>
  private let lines: UnsafeMutableBufferPointer<UnwrappedSteps.Line>

  init?(_ member: SizingMember) {
    guard let steps = UnwrappedSteps(member) else { return nil }
    self.steps = .allocate(capacity: steps.steps.count)
    _ = self.steps.initialize(from: steps.steps)
    operands = .allocate(capacity: steps.operandCount)
    lines = .allocate(capacity: steps.lineCount)
    lines.initialize(repeating: UnwrappedSteps.Line(height: .nan, baseline: .nan))
  }

  deinit {
    steps.deallocate()
    operands.deallocate()
    lines.deallocate()
  }

  func width(in plan: CompiledRow) -> Double? {
    var count = 0
    for step in steps {
      switch step {
      case .text(let leaf, let number):
        guard let line = plan.line(ofLeaf: leaf), isUsual(line, number) else { return nil }
        operands[count] = max(line.size.width, line.minimumOffer)
        count += 1
      case .length(let length):
        operands[count] = length
        count += 1
      case .add(let length): operands[count - 1] += length
      case .atLeast(let length): operands[count - 1] = max(operands[count - 1], length)
      case .within(let length):
        guard operands[count - 1] <= length else { return nil }
        operands[count - 1] = length
      case .greatest(let number): join(number, &count) { max($0, $1) }
      case .sum(let number): join(number, &count) { $0 + $1 }
      case .evenShares(let number):
        join(number, &count) { max($0, $1) }
        operands[count - 1] *= Double(number)
      }
    }
    return operands[0]
  }

  @inline(__always)
  private func isUsual(_ line: SizingLine, _ number: Int) -> Bool {
    let own = UnwrappedSteps.Line(height: line.size.height, baseline: line.baseline)
    if lines[number].height.isNaN { lines[number] = own }
    return lines[number] == own
  }

  @inline(__always)
  private func join(_ number: Int, _ count: inout Int, _ join: (Double, Double) -> Double) {
    for _ in 1..<max(number, 1) {
      count -= 1
      operands[count - 1] = join(operands[count - 1], operands[count])
    }
  }
}

extension CompiledRow {
  var unwrappedWidth: UnwrappedWidth? { UnwrappedWidth(whole) }
}
