extension ColorProfile {
  /// Reads the colour profile of an image file. Fails for sRGB and for files without colour information.
  ///
  /// Supports embedded profiles of PNG, JPEG, WebP, TIFF and AVIF files. Also supports the colour information of PNG
  /// and AVIF files without a profile.
  public init?(ofFile bytes: [UInt8]) {
    let found = bytes.withUnsafeBytes { memory -> ColorProfile? in
      if memory.starts(with: PNGChunks.signature) { return PNGColor(memory).profile }
      if memory.starts(with: [0xFF, 0xD8, 0xFF]) { return JPEGProfile.bytes(in: memory).flatMap(Self.init(icc:)) }
      if WebPReader.isWebP(memory) { return WebPProfile.bytes(in: memory).flatMap(Self.init(icc:)) }
      if TIFFPage.isFormat(memory) { return TIFFProfile(memory)?.profileBytes.flatMap(Self.init(icc:)) }
      if AVIFReader.isFormat(memory) { return AVIFColor.profile(in: memory) }
      return nil
    }
    guard let found else { return nil }
    self = found
  }

  init?(icc: [UInt8]) {
    guard let profile = ICCProfile(icc)?.profile else { return nil }
    self = profile
  }
}

/// Reads the profile of a JPEG file, which is split into numbered APP2 segments.
enum JPEGProfile {
  private static let name = Array("ICC_PROFILE\0".utf8)

  static func bytes(in file: UnsafeRawBufferPointer) -> [UInt8]? {
    var parts: [Int: [UInt8]] = [:]
    var (place, total) = (2, 0)
    while place + 4 <= file.count, file[place] == 0xFF {
      let marker = file[place + 1]
      // Fill bytes may come before a marker.
      if marker == 0xFF {
        place += 1
        continue
      }
      // The image data begins here.
      if marker == 0xDA || marker == 0xD9 { break }
      let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
      guard length >= 2, place + 2 + length <= file.count else { break }
      let body = file[(place + 4)..<(place + 2 + length)]
      if marker == 0xE2, body.count > name.count + 2, body.starts(with: name) {
        let start = body.startIndex + name.count
        parts[Int(body[start])] = Array(body[(start + 2)...])
        total = Int(body[start + 1])
      }
      place += 2 + length
    }
    guard total > 0, parts.count == total else { return nil }
    return (1...total).compactMap { parts[$0] }.flatMap(\.self)
  }
}

enum WebPProfile {
  static func bytes(in file: UnsafeRawBufferPointer) -> [UInt8]? {
    var place = 12
    while place + 8 <= file.count {
      let size = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
      guard size <= file.count - place - 8 else { return nil }
      if file[place..<(place + 4)].elementsEqual("ICCP".utf8) {
        return Array(file[(place + 8)..<(place + 8 + size)])
      }
      place += 8 + size + size % 2
    }
    return nil
  }
}
