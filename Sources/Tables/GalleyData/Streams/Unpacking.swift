import CDeflate
import CZstd

package enum Unpacking {
  package static let limit = 2 << 30

  package enum Kind: Hashable, Sendable {
    case gzip
    case zstandard

    package init?(_ start: some Collection<UInt8>) {
      if start.starts(with: [0x1F, 0x8B, 0x08]) {
        self = .gzip
      } else if start.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) {
        self = .zstandard
      } else {
        return nil
      }
    }

    package var name: String { self == .gzip ? "gzip" : "Zstandard" }
  }

  package static func unpacked(
    _ packed: [UInt8], _ kind: Kind, limit: Int = Unpacking.limit
  ) throws(DataFault) -> [UInt8] {
    switch kind {
    case .gzip: try gunzip(packed, limit)
    case .zstandard: try unzstd(packed, limit)
    }
  }

  /// Unpacks all members, which together form one file (RFC 1952).
  private static func gunzip(_ packed: [UInt8], _ limit: Int) throws(DataFault) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw .broken(format: "gzip", part: "the memory for it")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var bytes: [UInt8] = []
    var start = 0
    while start < packed.count {
      // Zeros after the last member are padding.
      if start > 0, packed[start...].allSatisfy({ $0 == 0 }) { break }
      start += try member(of: packed, from: start, decompressor, to: &bytes, limit)
    }
    return bytes
  }

  private static func member(
    of packed: [UInt8], from start: Int, _ decompressor: OpaquePointer, to bytes: inout [UInt8], _ limit: Int
  ) throws(DataFault) -> Int {
    // The last four bytes are the size of the last member. The buffer may be too small if there are other members, or
    // more than 4 GiB. It is then doubled until the content fits.
    let given = packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    let rest = limit - bytes.count
    var space = min(max(min(given, (packed.count - start) * 1100), 1 << 12), rest)
    while true {
      var (used, made) = (0, 0)
      var result = LIBDEFLATE_BAD_DATA
      let part = [UInt8](unsafeUninitializedCapacity: space) { buffer, count in
        packed.withUnsafeBufferPointer { input in
          result = libdeflate_gzip_decompress_ex(
            decompressor, input.baseAddress.map { $0 + start }, input.count - start, buffer.baseAddress, space, &used,
            &made)
        }
        count = result == LIBDEFLATE_SUCCESS ? made : 0
      }
      if result == LIBDEFLATE_SUCCESS {
        if bytes.isEmpty { bytes = part } else { bytes += part }
        return max(used, 1)
      }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else {
        throw .broken(format: "gzip", part: "the data at byte \(start)")
      }
      guard space < rest else { throw .tooLarge(limit: limit) }
      space = min(max(space * 2, 1 << 12), rest)
    }
  }

  private static func unzstd(_ packed: [UInt8], _ limit: Int) throws(DataFault) -> [UInt8] {
    guard let stream = ZSTD_createDStream() else { throw .broken(format: "Zstandard", part: "the memory for it") }
    defer { ZSTD_freeDStream(stream) }
    ZSTD_initDStream(stream)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 17)
    var taken = 0
    var isWhole = packed.isEmpty
    while true {
      var (used, made) = (0, 0)
      let left = packed.withUnsafeBufferPointer { packed in
        piece.withUnsafeMutableBufferPointer { piece in
          var input = ZSTD_inBuffer(
            src: UnsafeRawPointer(packed.baseAddress), size: packed.count, pos: taken)
          var output = ZSTD_outBuffer(dst: UnsafeMutableRawPointer(piece.baseAddress), size: piece.count, pos: 0)
          let result = ZSTD_decompressStream(stream, &output, &input)
          (used, made) = (input.pos - taken, output.pos)
          return result
        }
      }
      guard ZSTD_isError(left) == 0 else { throw .broken(format: "Zstandard", part: "the data at byte \(taken)") }
      taken += used
      guard made <= limit - bytes.count else { throw .tooLarge(limit: limit) }
      bytes += piece[..<made]
      if used == 0, made == 0 { break }
      // At the end of a frame, the library asks for another one, which is optional.
      isWhole = left == 0
    }
    guard isWhole, taken == packed.count else { throw .broken(format: "Zstandard", part: "its end") }
    return bytes
  }
}
