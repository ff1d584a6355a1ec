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

  /// Fills `output` with what `input` holds; false where that is broken, or longer or shorter.
  func decompress(_ input: [UInt8], into output: UnsafeMutableRawBufferPointer) -> Bool {
    // Without a place for the actual length, a shorter output is an error.
    libdeflate_zlib_decompress(decompressor, input, input.count, output.baseAddress, output.count, nil)
      == LIBDEFLATE_SUCCESS
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
