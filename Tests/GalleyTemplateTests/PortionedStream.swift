import GalleyFiles
import TestSupport

@testable import GalleyTables
@testable import GalleyTemplate

/// A file stream that arrives in small portions of random size.
enum PortionedStream {
  /// Returns a stream of `bytes` in portions of 1 to `limit` bytes. `seed` determines the sizes.
  static func make(_ bytes: [UInt8], seed: UInt64, limit: Int = 5) -> FileStream {
    let portions = Portions(bytes: bytes, dice: SplitMix64(seed: seed), limit: limit)
    return FileStream(size: nil) { (buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int in
      portions.move(into: buffer)
    }
  }

  private final class Portions {
    private let bytes: [UInt8]
    private var dice: SplitMix64
    private let limit: Int
    private var index = 0

    init(bytes: [UInt8], dice: SplitMix64, limit: Int) {
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

extension DataRows {
  /// The column names and cells as strings, or the errors as lines.
  var dump: [[String]] {
    if !errors.isEmpty { return errors.map { ["\($0.line):\($0.column) \($0.kind) | \($0.excerpt)"] } }
    let table = table("t")
    return [names] + (0..<table.rowCount).map { row in table.columns.map { $0[row] } }
  }
}
