import GalleyData

struct FooterLines {
  let start: Int
  let texts: [String]

  private static let maximumLines = 30

  init?(_ lines: [[UInt8]], _ columns: FixedColumns? = nil) {
    var start = lines.count
    var index = lines.count - 1
    while index > 1, lines.count - index <= Self.maximumLines {
      let text = Self.text(lines[index])
      if FooterWords.isNote(text) {
        start = index
      } else if !text.isEmpty, columns?.isCut(lines[index]) != true {
        break
      }
      index -= 1
    }
    let texts = lines[start...].map(Self.text).filter { !$0.isEmpty }
    guard !texts.isEmpty else { return nil }
    (self.start, self.texts) = (start, texts)
  }

  private static func text(_ line: [UInt8]) -> String {
    String(decoding: line.drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed(), as: UTF8.self)
  }
}
