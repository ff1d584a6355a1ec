import CDeflate

final class Inflater {
  fileprivate let decompressor: OpaquePointer

  init?() {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    self.decompressor = decompressor
  }

  deinit { libdeflate_free_decompressor(decompressor) }

  /// Decompresses the data without verifying its checksum. Every PNG chunk has its own checksum, and verifying a second
  /// one would take a sixth of the time.
  func decompress(_ input: [UInt8], into output: UnsafeMutableRawBufferPointer) -> Bool {
    // The format of RFC 1950: a two-byte header (here without a dictionary), the data, and a four-byte checksum.
    guard input.count > 6, input[0] & 0x8F == 0x08, (Int(input[0]) << 8 | Int(input[1])) % 31 == 0, input[1] & 0x20 == 0
    else { return false }
    let body = input[2..<(input.count - 4)]
    var used = 0
    // If no pointer for the actual length is passed, a shorter output is an error.
    let status = body.withUnsafeBytes { bytes in
      libdeflate_deflate_decompress_ex(
        decompressor, bytes.baseAddress, bytes.count, output.baseAddress, output.count, &used, nil)
    }
    return status == LIBDEFLATE_SUCCESS && used == body.count
  }
}

extension Inflater {
  /// Returns nil if the data is damaged or longer than `limit` bytes.
  func decompress(_ input: [UInt8], upTo limit: Int) -> [UInt8]? {
    var capacity = min(1 << 16, limit)
    while true {
      var status = LIBDEFLATE_BAD_DATA
      let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        status = libdeflate_zlib_decompress(decompressor, input, input.count, buffer.baseAddress, capacity, &count)
        if status != LIBDEFLATE_SUCCESS { count = 0 }
      }
      if status == LIBDEFLATE_SUCCESS { return output }
      guard status == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < limit else { return nil }
      capacity = min(capacity * 8, limit)
    }
  }
}
