/// The cells of ``PairCells`` for ASCII, indexed by two bytes of a string. Pairs with other bytes stay unknown, and the
/// memory for them is never used.
final class ASCIICells {
  private let memory = ZeroedMemory<Int32>(count: ASCIICells.count)

  static let count = 1 << 16

  /// A byte that never occurs in UTF-8 and has an advance width of 0.
  fileprivate static let filler: UInt8 = 0xFF

  init() {
    for first in UInt8.min...UInt8.max { _ = set(first, ASCIICells.filler, PairCells.plain) }
  }

  func set(_ first: UInt8, _ second: UInt8, _ cell: Int32) -> Int {
    let place = Reader.place(first, second)
    memory.base[place] = cell
    return place
  }

  var reader: Reader { Reader(base: memory.base) }

  struct Reader: PairReader, @unchecked Sendable {
    /// The cells. The advance of the first character of a string is at the index 256 times the character.
    fileprivate let base: UnsafePointer<Int32>

    @inline(__always)
    fileprivate static func place(_ first: UInt8, _ second: UInt8) -> Int { Int(first) | Int(second) << 8 }

    @inline(__always)
    func cell(_ first: UInt8, _ second: UInt8) -> Int32 { base[Reader.place(first, second)] }

    /// Returns the sum for a string. `readable` is the number of bytes that may be read from its start. It adds eight
    /// pairs at a time and pads the last word, because the processor would mispredict the end of a loop over single
    /// letters.
    @inline(__always)
    func sum(of text: UnsafeBufferPointer<UInt8>, readable: Int) -> CellSum {
      var sum = CellSum()
      guard let start = UnsafeRawPointer(text.baseAddress), text.count > 0 else { return sum }
      sum.add(cell(0, text[0]))
      var index = 0
      while index &+ 8 < text.count {
        sum.add(pair(start, index))
        sum.add(pair(start, index &+ 1))
        sum.add(pair(start, index &+ 2))
        sum.add(pair(start, index &+ 3))
        sum.add(pair(start, index &+ 4))
        sum.add(pair(start, index &+ 5))
        sum.add(pair(start, index &+ 6))
        sum.add(pair(start, index &+ 7))
        index &+= 8
      }
      add(lastWord(of: text, start, from: index, readable: readable), to: &sum)
      sum.count = index &+ 8
      return sum
    }

    @inline(__always)
    private func lastWord(
      of text: UnsafeBufferPointer<UInt8>, _ start: UnsafeRawPointer, from index: Int, readable: Int
    ) -> UInt64 {
      let fillers = ~UInt64(0) << UInt64(truncatingIfNeeded: (text.count &- index) &* 8)
      if index &+ 8 <= readable { return fillers | UInt64(littleEndian: word(start, index)) }
      guard text.count >= 8 else { return fillers | wholeWord(start, count: text.count) }
      let known = UInt64(truncatingIfNeeded: (index &+ 8 &- text.count) &* 8)
      return fillers | UInt64(littleEndian: word(start, text.count &- 8)) >> known
    }

    @inline(__always)
    private func wholeWord(_ start: UnsafeRawPointer, count: Int) -> UInt64 {
      // The two numbers may overlap; the overlapping bytes are the same in both.
      if count >= 4 {
        return joined(UInt32(littleEndian: word(start, 0)), UInt32(littleEndian: word(start, count &- 4)), count)
      }
      if count >= 2 {
        return joined(UInt16(littleEndian: word(start, 0)), UInt16(littleEndian: word(start, count &- 2)), count)
      }
      return UInt64(start.load(as: UInt8.self))
    }

    @inline(__always)
    private func joined<Part: FixedWidthInteger>(_ first: Part, _ last: Part, _ count: Int) -> UInt64 {
      UInt64(truncatingIfNeeded: first) | UInt64(truncatingIfNeeded: last)
        << UInt64(truncatingIfNeeded: count &* 8 &- Part.bitWidth)
    }

    @inline(__always)
    private func word<Word: FixedWidthInteger & BitwiseCopyable>(_ start: UnsafeRawPointer, _ index: Int) -> Word {
      start.loadUnaligned(fromByteOffset: index, as: Word.self)
    }

    @inline(__always)
    private func pair(_ start: UnsafeRawPointer, _ index: Int) -> Int32 {
      base[Int(UInt16(littleEndian: word(start, index)))]
    }

    @inline(__always)
    private func add(_ word: UInt64, to sum: inout CellSum) {
      sum.add(base[Int(truncatingIfNeeded: word & 0xFFFF)])
      sum.add(base[Int(truncatingIfNeeded: word &>> 8 & 0xFFFF)])
      sum.add(base[Int(truncatingIfNeeded: word &>> 16 & 0xFFFF)])
      sum.add(base[Int(truncatingIfNeeded: word &>> 24 & 0xFFFF)])
      sum.add(base[Int(truncatingIfNeeded: word &>> 32 & 0xFFFF)])
      sum.add(base[Int(truncatingIfNeeded: word &>> 40 & 0xFFFF)])
      sum.add(base[Int(truncatingIfNeeded: word &>> 48)])
    }
  }
}
