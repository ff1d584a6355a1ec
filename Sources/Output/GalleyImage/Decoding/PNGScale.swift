package enum PNGScale {
  /// Returns the pixels per point. Returns nil if there is no pHYs chunk, or if the value is outside 0.5 … 8, as for
  /// the resolutions of cameras and printers.
  package static func of(_ bytes: [UInt8]) -> Double? {
    let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    // The chunk comes before the pixels, and usually directly after the header.
    guard isPNG, let start = position(of: Array("pHYs".utf8), in: bytes.prefix(2048)), start + 12 < bytes.count,
      bytes[start + 12] == 1
    else { return nil }
    let density = bytes[(start + 4)..<(start + 8)].reduce(0) { $0 << 8 | Int($1) }
    let scale = (Double(density) * 0.0254 / 72 * 100).rounded() / 100
    return (0.5...8).contains(scale) ? scale : nil
  }

  private static func position(of name: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.dropLast(name.count).first { bytes[$0...].starts(with: name) }
  }
}
