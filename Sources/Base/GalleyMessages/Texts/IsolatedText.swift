extension String {
  /// The string with right-to-left passages isolated by U+2068 and U+2069 (rules X5c and X6a of UAX #9). Unpaired
  /// direction characters are replaced by their code points.
  package var isolated: String {
    // In UTF-8, right-to-left letters and direction characters begin with one of these bytes or a higher one.
    if utf8.allSatisfy({ $0 < 0xD6 }) { return self }
    return TextIsolation(self).text
  }
}

private struct TextIsolation {
  private var scalars: [Unicode.Scalar]
  private var starts: Set<Int> = []
  private var ends: Set<Int> = []
  private var isIsolated: [Bool] = []

  init(_ sentence: String) {
    scalars = Array(sentence.unicodeScalars)
    keepPairs()
    guard scalars.contains(where: \.isRightToLeft) else { return }
    isolateQuotes()
    isolateWords()
  }

  var text: String {
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if starts.contains(index) { text.append(.firstStrongIsolate) }
      text.append(scalar)
      if ends.contains(index) { text.append(.popDirectionalIsolate) }
    }
    return String(text)
  }

  private mutating func keepPairs() {
    var kept: [Unicode.Scalar] = []
    var start: Int?
    for index in scalars.indices {
      switch scalars[index] {
      case .firstStrongIsolate where start == nil && hasEnd(after: index):
        start = kept.count
        kept.append(scalars[index])
      case .popDirectionalIsolate where start != nil:
        kept.append(scalars[index])
        isIsolated += Array(repeating: false, count: kept.count - isIsolated.count)
        for place in (start ?? kept.count - 1)..<kept.count { isIsolated[place] = true }
        start = nil
      case let scalar where scalar.turnsDirection: kept += scalar.codePoint.unicodeScalars
      case let scalar: kept.append(scalar)
      }
    }
    isIsolated += Array(repeating: false, count: kept.count - isIsolated.count)
    scalars = kept
  }

  private func hasEnd(after index: Int) -> Bool {
    scalars[index...].prefix { $0 != "\n" }.contains(.popDirectionalIsolate)
  }

  private mutating func isolateQuotes() {
    var index = 0
    while index < scalars.count {
      if !isIsolated[index], opens(index), let end = end(ofQuoteAt: index) {
        isolate(index + 1..<end)
        index = end
      }
      index += 1
    }
  }

  private func opens(_ index: Int) -> Bool { index == 0 || !scalars[index - 1].isWord }

  private func end(ofQuoteAt index: Int) -> Int? {
    guard let close = scalars[index].closingQuote else { return nil }
    var place = index + 1
    while place < scalars.count, scalars[place] != "\n" {
      if scalars[place] == close, place + 1 == scalars.count || !scalars[place + 1].isWord { return place }
      place += 1
    }
    return nil
  }

  private mutating func isolateWords() {
    var index = 0
    while index < scalars.count {
      guard scalars[index].isRightToLeft, !isIsolated[index] else {
        index += 1
        continue
      }
      var end = index + 1
      var place = end
      while place < scalars.count, !isIsolated[place], scalars[place].isRightToLeft || scalars[place].joinsWords {
        place += 1
        if scalars[place - 1].isRightToLeft { end = place }
      }
      isolate(index..<end)
      index = end
    }
  }

  private mutating func isolate(_ range: Range<Int>) {
    guard scalars[range].contains(where: \.isRightToLeft), !isIsolated[range].contains(true) else { return }
    starts.insert(range.lowerBound)
    ends.insert(range.upperBound - 1)
    for index in range { isIsolated[index] = true }
  }
}

extension Unicode.Scalar {
  package static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
  package static let popDirectionalIsolate: Unicode.Scalar = "\u{2069}"

  package var codePoint: String {
    let hex = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + ">"
  }

  fileprivate var turnsDirection: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }

  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  fileprivate var joinsWords: Bool {
    switch self {
    case " ", "\u{A0}", "\u{200C}", "\u{200D}": true
    default: [.nonspacingMark, .decimalNumber].contains(properties.generalCategory)
    }
  }

  fileprivate var isWord: Bool { properties.isAlphabetic || properties.numericType != nil }

  fileprivate var closingQuote: Unicode.Scalar? {
    switch self {
    case "\"", "'": self
    case "“": "”"
    default: nil
    }
  }
}
