/// Writes Deflate blocks with dynamic codes.
final class BlockWriter {
  private let literals = HuffmanCode(count: 286, longest: 15)
  private let distances = HuffmanCode(count: 30, longest: 15)
  private let lengthCode = HuffmanCode(count: 19, longest: 7)
  private let literalCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: TokenSink.literalCounts)
  private let tables = DeflateTables()
  private let lengthSteps = LengthSteps()

  deinit { literalCounts.deallocate() }

  /// Returns the maximum size of a block in bytes: 48 bits for each token, and less than 400 bytes for the codes.
  static func bound(tokens: Int) -> Int { tokens * 6 + 512 }

  func sink(_ tokens: UnsafeMutablePointer<UInt32>) -> TokenSink {
    literals.reset()
    distances.reset()
    return TokenSink(tokens, literalCounts, literals, distances, tables)
  }

  func write(_ sink: TokenSink, isLast: Bool, to bits: inout BitWriter) {
    sink.count(in: literals)
    literals.frequencies[256] = 1
    literals.make()
    distances.make()
    bits.write(isLast ? 1 : 0, 1)
    writeCodes(to: &bits)
    writeTokens(sink.taken, to: &bits)
  }

  private func writeTokens(_ tokens: UnsafeBufferPointer<UInt32>, to writer: inout BitWriter) {
    let (literals, distances) = (literals.words, distances.words)
    let lengths = literals + 257
    let tables = tables
    // A local copy is used, because it stays in registers.
    var bits = writer
    for token in tokens {
      if token < TokenSink.single {
        let (first, second) = (literals[Int(token & 0xFF)], literals[Int(token &>> 8 & 0xFF)])
        bits.write(first.run.then(second.run).then(literals[Int(token &>> 16)].run))
      } else if token < TokenSink.match {
        bits.write(literals[Int(token & 0xFF)].run)
      } else {
        let length = tables.length(Int(token &>> 16 & 0xFF))
        let distance = DeflateTables.distance(Int(token & 0xFFFF))
        let size = lengths[length.symbol].run.then(length.rest)
        bits.write(size.then(distances[distance.symbol].run).then(distance.rest))
      }
    }
    bits.write(literals[256].run)
    writer = bits
  }

  private func writeCodes(to bits: inout BitWriter) {
    let (literalCount, distanceCount) = (literals.used(atLeast: 257), distances.used(atLeast: 1))
    lengthSteps.describe(literals.lengths, literalCount, distances.lengths, distanceCount)
    lengthCode.reset()
    for step in lengthSteps.steps { lengthCode.frequencies[Int(step.symbol)] += 1 }
    lengthCode.make()
    var lengthCount = 19
    while lengthCount > 4, lengthCode.lengths[DeflateTables.lengthOrder[lengthCount - 1]] == 0 { lengthCount -= 1 }
    bits.write(0b10, 2)
    bits.write(UInt64(literalCount - 257), 5)
    bits.write(UInt64(distanceCount - 1), 5)
    bits.write(UInt64(lengthCount - 4), 4)
    for index in 0..<lengthCount { bits.write(UInt64(lengthCode.lengths[DeflateTables.lengthOrder[index]]), 3) }
    for step in lengthSteps.steps {
      bits.write(lengthCode.words[Int(step.symbol)].run.then(step.extra))
    }
  }
}
