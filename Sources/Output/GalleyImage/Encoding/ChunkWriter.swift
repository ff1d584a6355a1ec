import CDeflate

/// Writes PNG chunks to memory, which must be large enough.
struct ChunkWriter {
  private let memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  init(_ memory: UnsafeMutableRawBufferPointer) {
    self.memory = memory
  }

  mutating func writeSignature() {
    append(PNGChunks.signature)
  }

  mutating func write(_ name: StaticString, _ body: [UInt8]) {
    write(name) { target in
      target.copyBytes(from: body)
      return body.count
    }
  }

  mutating func write(_ name: StaticString, fill: (UnsafeMutableRawBufferPointer) -> Int) {
    let start = count
    let body = UnsafeMutableRawBufferPointer(rebasing: memory[(start + 8)..<(memory.count - 4)])
    let length = fill(body)
    append(bigEndian(UInt32(length)))
    append(name.withUTF8Buffer(Array.init))
    count += length
    // The checksum covers the name and the content of the chunk.
    let checked = UnsafeRawBufferPointer(memory)[(start + 4)..<count]
    let checksum = UnsafeRawBufferPointer(rebasing: checked).withMemoryRebound(to: UInt8.self) { bytes in
      libdeflate_crc32(0, bytes.baseAddress, bytes.count)
    }
    append(bigEndian(checksum))
  }

  private mutating func append(_ bytes: [UInt8]) {
    UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyBytes(from: bytes)
    count += bytes.count
  }
}
