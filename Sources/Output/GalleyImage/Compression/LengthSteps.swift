/// The run-length encoded codeword lengths of a block (RFC 1951, section 3.2.7).
final class LengthSteps {
  struct Step {
    let symbol: UInt8
    var extra = BitRun(0, count: 0)
  }

  private let lengths = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 286 + 30)
  private let memory = UnsafeMutableBufferPointer<Step>.allocate(capacity: 286 + 30)
  private var count = 0

  deinit {
    lengths.deallocate()
    memory.deallocate()
  }

  var steps: UnsafeBufferPointer<Step> { UnsafeBufferPointer(rebasing: memory[..<count]) }

  func describe(
    _ literals: UnsafePointer<UInt8>, _ literalCount: Int, _ distances: UnsafePointer<UInt8>, _ distanceCount: Int
  ) {
    // Local variables are used instead of properties, because they avoid exclusivity checks in the loops.
    let lengths = lengths
    var sink = StepSink(memory)
    let total = literalCount + distanceCount
    for index in 0..<literalCount { lengths[index] = literals[index] }
    for index in 0..<distanceCount { lengths[literalCount + index] = distances[index] }
    var index = 0
    while index < total {
      let length = lengths[index]
      var run = 1
      while index + run < total, lengths[index + run] == length { run += 1 }
      index += run
      sink.add(length, times: run)
    }
    count = sink.count
  }
}

private struct StepSink {
  private let steps: UnsafeMutableBufferPointer<LengthSteps.Step>
  private(set) var count = 0

  init(_ steps: UnsafeMutableBufferPointer<LengthSteps.Step>) { self.steps = steps }

  private mutating func add(_ step: LengthSteps.Step) {
    steps.initializeElement(at: count, to: step)
    count += 1
  }

  mutating func add(_ length: UInt8, times run: Int) {
    var rest = run
    if length > 0 {
      add(LengthSteps.Step(symbol: length))
      rest -= 1
    }
    while rest >= 3 {
      if length > 0 {
        let part = min(rest, 6)
        add(LengthSteps.Step(symbol: 16, extra: BitRun(UInt64(part - 3), count: 2)))
        rest -= part
      } else if rest <= 10 {
        add(LengthSteps.Step(symbol: 17, extra: BitRun(UInt64(rest - 3), count: 3)))
        rest = 0
      } else {
        let part = min(rest, 138)
        add(LengthSteps.Step(symbol: 18, extra: BitRun(UInt64(part - 11), count: 7)))
        rest -= part
      }
    }
    for _ in 0..<rest { add(LengthSteps.Step(symbol: length)) }
  }
}
