import CPangoCairo

enum LetterScript: CaseIterable {
  case common
  case greek
  case cyrillic

  var code: GUnicodeScript {
    switch self {
    case .common: G_UNICODE_SCRIPT_COMMON
    case .greek: G_UNICODE_SCRIPT_GREEK
    case .cyrillic: G_UNICODE_SCRIPT_CYRILLIC
    }
  }

  /// Returns nil for Latin and for unsupported scripts. `text` must be valid UTF-8.
  init?(of text: UnsafeBufferPointer<UInt8>) {
    var next = 0
    while next < text.count {
      let byte = UInt32(text[next])
      if byte < 0x80 {
        // In ASCII, only Latin letters belong to a script.
        if (byte | 0x20) &- 0x61 < 26 { return nil }
        next += 1
        continue
      }
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let scalar = text[next + 1..<next + length].reduce(byte & 0x7F >> UInt32(length)) { $0 << 6 | UInt32($1) & 0x3F }
      switch g_unichar_get_script(scalar) {
      case G_UNICODE_SCRIPT_COMMON: next += length
      case G_UNICODE_SCRIPT_GREEK:
        self = .greek
        return
      case G_UNICODE_SCRIPT_CYRILLIC:
        self = .cyrillic
        return
      default: return nil
      }
    }
    self = .common
  }
}
