/// How large a PNG file says that it is shown.
package enum PNGScale {
  /// The pixels a point that a PNG file names in its chunk pHYs, which counts them by the metre; nil where it names
  /// none, or the density of a camera or a printer.
  package static func of(_ bytes: [UInt8]) -> Double? {
    let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    // The chunk stands before the pixels, most often right behind the header.
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
