/// A stretch of changeable letters that affect each other.
struct TextStretch: BitwiseCopyable {
  var first: Int32
  var last: Int32
  var firstChangeable: Int32
  var lastChangeable: Int32

  var count: Int { Int(last - first) + 1 }

  @inline(__always)
  func isTied(to next: TextStretch) -> Bool {
    last >= next.firstChangeable || next.first <= lastChangeable
  }

  @inline(__always)
  mutating func join(_ earlier: TextStretch) {
    first = min(first, earlier.first)
    last = max(last, earlier.last)
    firstChangeable = earlier.firstChangeable
  }
}

/// Memory for measuring text. Use it only on one thread.
final class TextScratch {
  private let letters = ZeroedMemory<UInt16>(count: WidthTable.longest)
  private let infos = ZeroedMemory<GlyphSlots.Info>(count: WidthTable.longest)
  private let stretches = ZeroedMemory<TextStretch>(count: WidthTable.longest)

  var pointers: Pointers { Pointers(letters: letters.base, infos: infos.base, stretches: stretches.base) }

  struct Pointers {
    let letters: UnsafeMutablePointer<UInt16>
    let infos: UnsafeMutablePointer<GlyphSlots.Info>
    let stretches: UnsafeMutablePointer<TextStretch>
  }
}
