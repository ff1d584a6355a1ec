import GalleyGeometry

/// The least width a row can be offered without a text in it wrapping, as a few sums and maxima over its texts.
///
/// From that width on a row is always as high as any other of its shape: nothing in it but the lines of its texts
/// hangs on what it says, and those are as high in every row that is asked here. So it is measured once, for all.
final class UnwrappedWidth {
  private let steps: UnsafeMutableBufferPointer<UnwrappedSteps.Step>
  private let operands: UnsafeMutablePointer<Double>
  /// How high the lines of each text are, where they lie in one; told by the first row.
  private let lines: UnsafeMutableBufferPointer<UnwrappedSteps.Line>

  /// The width of the row of `member`; nil where there is something inside whose size may hang on more.
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

  /// The width of the row whose contents `plan` has now; nil where its texts do not tell.
  func width(in plan: CompiledRow) -> Double? {
    var count = 0
    for step in steps {
      switch step {
      case .text(let leaf, let number):
        guard let line = plan.line(ofLeaf: leaf), isUsual(line, number) else { return nil }
        operands[count] = max(line.size.width, line.leastOffer)
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

  /// Whether `line` is as high as that of the same text in the first row.
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
  /// The least width at which nothing in the row wraps; nil where that cannot be told.
  var unwrappedWidth: UnwrappedWidth? { UnwrappedWidth(whole) }
}
