import Foundation

struct PNGSize: Equatable {
  let width: Int
  let height: Int

  /// Fails if the file is not a readable PNG image.
  init?(file: URL) {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: Self.headerLength) else { return nil }
    self.init(header: Array(data))
  }

  /// Reads the first chunk, which is IHDR with a big-endian width and height (PNG specification, 11.2.1).
  init?(header: [UInt8]) {
    guard header.count >= Self.headerLength, header.starts(with: Self.signature),
      header[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    width = header[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = header[20..<24].reduce(0) { $0 << 8 | Int($1) }
    guard width > 0, height > 0 else { return nil }
  }

  private static let headerLength = 24
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
