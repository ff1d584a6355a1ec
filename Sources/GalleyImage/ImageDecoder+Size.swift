extension ImageDecoder {
  /// The size that the header of a PNG tells, without a look at its pixels; nil for anything else.
  public static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16..<20), number(20..<24))
  }
}
