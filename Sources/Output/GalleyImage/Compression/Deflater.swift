import CDeflate

final class Deflater {
  private let compressor: OpaquePointer

  /// Creates a compressor. `level` is the level of libdeflate, 0 to 12. Fails if there is not enough memory.
  init?(level: Int32) {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  func bound(for count: Int) -> Int { libdeflate_zlib_compress_bound(compressor, count) }

  /// Compresses `input`. `output` must have space for ``bound(for:)`` bytes.
  func compress(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Int {
    libdeflate_zlib_compress(compressor, input.baseAddress, input.count, output.baseAddress, output.count)
  }
}
