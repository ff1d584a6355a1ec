struct LZWWriter {
  private var blocks: [UInt8] = []
  private var block: [UInt8] = []
  private var buffer: UInt32 = 0
  private var pending = 0
  private let codeBits: Int
  private var width: Int
  private var next: Int

  private init(bits: Int) {
    codeBits = bits
    width = bits + 1
    next = (1 << bits) + 2
  }

  static func data(of indices: [UInt8], bits: Int) -> [UInt8] {
    var writer = LZWWriter(bits: max(2, bits))
    var runs = LZWRuns()
    writer.write(indices, &runs)
    return [UInt8(max(2, bits))] + writer.blocks + [0]
  }

  private mutating func write(_ indices: [UInt8], _ runs: inout LZWRuns) {
    let clear = 1 << codeBits
    emit(clear)
    guard var current = indices.first.map(Int.init) else { return finish() }
    for index in indices.dropFirst() {
      let key = UInt32(current) << 8 | UInt32(index)
      if let known = runs.code(for: key) {
        current = known
        continue
      }
      emit(current)
      if next < 4096 {
        runs.remember(key, as: next)
        // The code width increases at the same point as in decoders, which is when the next code would not fit.
        if next == 1 << width { width += 1 }
        next += 1
      } else {
        emit(clear)
        runs.forget()
        (width, next) = (codeBits + 1, clear + 2)
      }
      current = Int(index)
    }
    emit(current)
    finish()
  }

  private mutating func emit(_ code: Int) {
    buffer |= UInt32(code) << UInt32(pending)
    pending += width
    while pending >= 8 { flushByte() }
  }

  private mutating func flushByte() {
    block.append(UInt8(buffer & 0xFF))
    buffer >>= 8
    pending = max(0, pending - 8)
    if block.count == 255 { flushBlock() }
  }

  private mutating func flushBlock() {
    guard !block.isEmpty else { return }
    blocks.append(UInt8(block.count))
    blocks += block
    block.removeAll(keepingCapacity: true)
  }

  private mutating func finish() {
    // The code before the end code may have been the last one of its width, so the width may increase.
    if next == 1 << width, next < 4096 { width += 1 }
    emit((1 << codeBits) + 1)
    if pending > 0 { flushByte() }
    flushBlock()
  }
}
