package enum FileNature: Hashable, Sendable {
  case packed(Unpacking.Kind)
  case archive
  case database
  case unsupported(DataFault)
  case json
  case jsonLines
  case stanzas
  case text

  package static let sampleSize = 65_536

  package init(_ start: [UInt8]) {
    if let kind = Unpacking.Kind(start) {
      self = .packed(kind)
    } else if start.starts(with: [0x50, 0x4B, 3, 4]) {
      self = .archive
    } else if start.starts(with: Database.signature) {
      self = .database
    } else if let fault = Self.unsupported(start) {
      self = .unsupported(fault)
    } else {
      self = Self.text(start)
    }
  }

  private static func hasJapaneseEscapes(_ start: [UInt8]) -> Bool {
    zip(start.indices, start).contains { index, byte in
      byte == 0x1B && index + 2 < start.count && start[index + 1] == UInt8(ascii: "$")
        && (start[index + 2] == UInt8(ascii: "B") || start[index + 2] == UInt8(ascii: "@"))
    }
  }

  private static func unsupported(_ start: [UInt8]) -> DataFault? {
    let duck = "convert it first, for example: duckdb -c \"COPY (FROM 'FILE') TO 'FILE.csv'\""
    if start.starts(with: Array("PAR1".utf8)) { return .unsupported(format: "Parquet files", help: duck) }
    if start.starts(with: Array("ARROW1".utf8)) || start.starts(with: Array("FEA1".utf8)) {
      return .unsupported(
        format: "Arrow files",
        help:
          """
          convert it first, for example: python3 -c "import pyarrow.feather as f; \
          f.read_table('FILE').to_pandas().to_csv('FILE.csv', index=False)"
          """
      )
    }
    if start.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      return .unsupported(
        format: "old Office files (.xls, .doc) and workbooks with a password",
        help: "convert it first, for example: soffice --headless --convert-to xlsx FILE")
    }
    if start.starts(with: Array("%PDF-".utf8)) {
      return .unsupported(format: "PDF files", help: "convert its tables first, for example: pdftotext -layout FILE")
    }
    if start.starts(with: [0x42, 0x5A, 0x68]) {
      return .unsupported(format: "bzip2 files", help: "decompress it first: bzip2 -dk FILE")
    }
    if start.starts(with: [0xFD, 0x37, 0x7A, 0x58, 0x5A]) {
      return .unsupported(format: "xz files", help: "decompress it first: xz -dk FILE")
    }
    if hasJapaneseEscapes(start) {
      return .unsupported(
        format: "text in ISO-2022-JP", help: "convert it first: iconv -f ISO-2022-JP -t UTF-8 FILE > NEW")
    }
    return nil
  }

  private static func text(_ start: [UInt8]) -> FileNature {
    let lines = start.split(maxSplits: 60, omittingEmptySubsequences: false) { $0 == 0x0A }
    guard let first = start.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }) else {
      return .text
    }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      let objects = lines.filter { !$0.isEmpty }.dropLast(lines.count > 60 ? 1 : 0)
      func isObject(_ line: ArraySlice<UInt8>) -> Bool {
        line.first == UInt8(ascii: "{") && line.last { $0 != 0x0D && $0 != 0x20 } == UInt8(ascii: "}")
      }
      // A few lines may be invalid; they are reported later.
      let isLines =
        objects.count > 1 && objects.first.map(isObject) == true
        && objects.dropLast().count(where: isObject) * 10 >= (objects.count - 1) * 8
      return isLines ? .jsonLines : isJSON(start, first) ? .json : .text
    }
    return areStanzas(lines.dropLast()) ? .stanzas : .text
  }

  private static func isJSON(_ start: [UInt8], _ first: UInt8) -> Bool {
    guard let place = start.firstIndex(of: first) else { return false }
    let next = start[(place + 1)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard let next else { return true }
    if first == UInt8(ascii: "{") { return next == 0x22 || next == UInt8(ascii: "}") }
    return next == 0x22 || Array("[{]-0123456789tfn".utf8).contains(next)
  }

  private static func fieldName(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let colon = line.prefix(60).firstIndex(of: 0x3A), let first = line.first, (first | 0x20) &- 0x61 < 26,
      colon + 1 == line.endIndex || [0x20, 0x09, 0x0D].contains(line[colon + 1])
    else { return nil }
    var name = line[..<colon]
    while let last = name.last, last == 0x20 || last == 0x09 { name.removeLast() }
    let isName =
      name.count { $0 == 0x20 } <= maximumSpaces
      && name.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || [0x20, 0x2D, 0x5F].contains($0) || $0 &- 0x30 <= 9 }
    return isName ? name : nil
  }

  private static let maximumSpaces = 2

  /// Returns whether the lines are fields and continuation lines, in groups that are separated by empty lines.
  private static func areStanzas(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    var fields = 0
    var names: Set<ArraySlice<UInt8>> = []
    var (hasSpaces, goesOn) = (false, false)
    for line in lines {
      guard let first = line.first, first != 0x0D else {
        names = []
        continue
      }
      if first == UInt8(ascii: "#") { continue }
      if first == 0x20 || first == 0x09 {
        // A continuation line needs a field before it.
        if fields == 0 { return false }
        goesOn = true
        continue
      }
      guard let name = fieldName(line), names.insert(name).inserted else { return false }
      hasSpaces = hasSpaces || name.contains(0x20)
      fields += 1
    }
    // Names of several words also occur in prose, so they are accepted only without continuation lines.
    return fields >= 2 && !(hasSpaces && goesOn)
  }
}
