import GalleyDiff
import GalleyGeometry

extension DocumentText {
  /// Parses the XHTML of `pdftotext -bbox`, which has one line for each page element or word element.
  init(poppler bytes: [UInt8]) {
    var pages: [[Word]] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      let element = text.drop { $0 == " " }
      if element.hasPrefix("<page ") {
        pages.append([])
      } else if element.hasPrefix("<word "), !pages.isEmpty, let word = Word(poppler: element) {
        pages[pages.count - 1].append(word)
      }
    }
    self.init(pages)
  }
}

extension DocumentText.Word {
  fileprivate init?(poppler element: Substring) {
    guard let end = element.firstIndex(of: ">"), let tail = element.firstRange(of: "</word>") else { return nil }
    let numbers = element[..<end].split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }
      .compactMap { Double($0.element) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite), end < tail.lowerBound else { return nil }
    let frame = Rect(
      x: numbers[0], y: numbers[1], width: max(0, numbers[2] - numbers[0]), height: max(0, numbers[3] - numbers[1]))
    self.init(Self.unescaped(element[element.index(after: end)..<tail.lowerBound]), in: frame)
  }

  private static let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]

  private static func unescaped(_ text: Substring) -> String {
    // Most words contain no character entity.
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    return entities.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
