public enum ImageDepth {
  /// Returns the bits per channel from the header of a PNG or TIFF file, or 8 for other files.
  public static func bits(of bytes: [UInt8]) -> Int {
    if ImageDecoder.size(of: bytes) != nil, bytes.count > 24 { return Int(bytes[24]) }
    return bytes.withUnsafeBytes { TIFFPage.isFormat($0) ? TIFFProfile($0)?.bits ?? 8 : 8 }
  }
}
