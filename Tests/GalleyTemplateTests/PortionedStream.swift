import GalleyFiles

@testable import GalleyTemplate

/// A file that arrives in small pieces, as its reader never expects it.
enum PortionedStream {
  /// A stream of `bytes` in portions of 1 to `limit` bytes that follow from `seed`.
  static func make(_ bytes: [UInt8], seed: UInt64, limit: Int = 5) -> FileStream {
    let portions = Portions(bytes: bytes, dice: Dice(seed: seed), limit: limit)
    return FileStream(size: nil) { (buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int in
      portions.move(into: buffer)
    }
  }

  private final class Portions {
    private let bytes: [UInt8]
    private var dice: Dice
    private let limit: Int
    private var index = 0

    init(bytes: [UInt8], dice: Dice, limit: Int) {
      (self.bytes, self.dice, self.limit) = (bytes, dice, limit)
    }

    func move(into buffer: UnsafeMutableRawBufferPointer) -> Int {
      let count = min(1 + dice.below(limit), bytes.count - index, buffer.count)
      bytes.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[index..<index + count])) }
      index += count
      return count
    }
  }
}

/// Numbers by chance, the same on every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  /// A number from 0 to before `count`.
  mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

extension DataRows {
  /// The names and the cells as texts, or the mistakes as lines.
  var dump: [[String]] {
    if !mistakes.isEmpty { return mistakes.map { ["\($0.line):\($0.column) \($0.kind) | \($0.excerpt)"] } }
    let table = table("t")
    return [names] + (0..<table.rowCount).map { row in table.columns.map { $0[row] } }
  }
}
