/// How the characters of a data file are written as bytes.
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  /// UTF-8, with or without a byte order mark.
  case utf8 = "utf-8"
  /// UTF-16 in the order that its byte order mark tells; without one, the low byte first.
  case utf16 = "utf-16"
  /// ISO 8859-1, read as browsers do: as windows-1252, which is the same but for control characters.
  case latin1 = "latin-1"
  /// Windows code page 1252 of Western Europe.
  case windows1252 = "windows-1252"

  /// The encoding called `name`, as encodings are written in many ways: capital letters, underscores and ISO's own
  /// name for Latin 1 are understood.
  public init?(name: String) {
    let plain = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    let others: [String: TextEncoding] = [
      "iso88591": .latin1, "l1": .latin1, "cp1252": .windows1252, "utf16le": .utf16, "ascii": .utf8, "usascii": .utf8,
    ]
    guard let found = TextEncoding.allCases.first(where: { $0.rawValue.filter { $0 != "-" } == plain }) ?? others[plain]
    else { return nil }
    self = found
  }

  /// What the bytes from 0x80 to 0x9F mean in windows-1252 (WHATWG Encoding, index windows-1252).
  static let windowsMiddle: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ]
}
