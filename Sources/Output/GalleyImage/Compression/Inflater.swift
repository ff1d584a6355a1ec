import CDeflate

/// A zlib decompressor for data whose length is known.
final class Inflater {
  fileprivate let decompressor: OpaquePointer

  /// A decompressor; nil when memory is short.
  init?() {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    self.decompressor = decompressor
  }

  deinit { libdeflate_free_decompressor(decompressor) }

  /// Fills `output` with the contents of `input`; false if `input` is broken, or its contents are longer or shorter.
  ///
  /// The checksum of the contents is not compared: every PNG chunk has a checksum of its own, and a second one would
  /// take a sixth of the time.
  func decompress(_ input: [UInt8], into output: UnsafeMutableRawBufferPointer) -> Bool {
    // RFC 1950: a header of two bytes without a dictionary, and a checksum of four bytes.
    guard input.count > 6, input[0] & 0x8F == 0x08, (Int(input[0]) << 8 | Int(input[1])) % 31 == 0, input[1] & 0x20 == 0
    else { return false }
    let body = input[2..<(input.count - 4)]
    var used = 0
    // Without a place for the actual length, a shorter output is an error.
    let status = body.withUnsafeBytes { bytes in
      libdeflate_deflate_decompress_ex(
        decompressor, bytes.baseAddress, bytes.count, output.baseAddress, output.count, &used, nil)
    }
    return status == LIBDEFLATE_SUCCESS && used == body.count
  }
}

extension Inflater {
  /// What `input` holds, whose length is not known; nil where it is broken, or has more than `limit` bytes.
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
