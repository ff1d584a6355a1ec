import CDeflate

/// A zlib decompressor for data whose length is known.
final class Inflater {
  private let decompressor: OpaquePointer

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
