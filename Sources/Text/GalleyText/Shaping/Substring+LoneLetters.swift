extension Substring {
  /// Returns the length in bytes of the letters and spaces at the start. They are single clusters unless a mark or
  /// joiner follows (UAX #29).
  mutating func lengthOfLoneLetters(_ isWanted: (Unicode.Scalar) -> Bool) -> Int {
    withUTF8 { bytes in
      guard let first = Unicode.Scalar(letterAt: 0, of: bytes), first.isSingleLetter else { return 0 }
      var (length, letter) = (0, first)
      while true {
        let end = length + Unicode.UTF8.width(letter)
        let next = Unicode.Scalar(letterAt: end, of: bytes)
        // The next character may join this letter, unless it is itself such a letter.
        guard end == bytes.count || next?.isSingleLetter ?? false, isWanted(letter) else { return length }
        length = end
        guard let next else { return length }
        letter = next
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate init?(letterAt index: Int, of bytes: UnsafeBufferPointer<UInt8>) {
    guard index < bytes.count else { return nil }
    let first = UInt32(bytes[index])
    switch first {
    case 0..<0x80: self.init(first)
    case 0xC0..<0xE0 where index + 1 < bytes.count:
      self.init((first & 0x1F) << 6 | UInt32(bytes[index + 1]) & 0x3F)
    case 0xE0..<0xF0 where index + 2 < bytes.count:
      self.init((first & 0x0F) << 12 | (UInt32(bytes[index + 1]) & 0x3F) << 6 | UInt32(bytes[index + 2]) & 0x3F)
    default: return nil
    }
  }

  /// Whether the character is in a range with Grapheme_Cluster_Break=Other and without emoji.
  fileprivate var isSingleLetter: Bool {
    switch value {
    case 0x20, 0x41...0x5A, 0x61...0x7A,  // Latin
      0xC0...0x24F,
      0x391...0x3A1, 0x3A3...0x3CE,  // Greek
      0x410...0x44F,  // Cyrillic
      0x5D0...0x5EA,  // Hebrew
      0x620...0x64A,  // Arabic
      0x3041...0x3096, 0x30A1...0x30FA,  // Kana
      0x3400...0x4DBF, 0x4E00...0x9FFF:  // Ideographs
      true
    default: false
    }
  }
}
