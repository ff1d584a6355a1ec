public struct EncodingReading: Hashable, Sendable {
  public var encoding: TextEncoding
  /// The first word with letters outside ASCII.
  public var word: String

  private static let longest = 12

  init(encoding: TextEncoding, text: [Unicode.Scalar]) {
    self.encoding = encoding
    let words = text.split { $0.isASCII && !$0.properties.isAlphabetic }
    let word = words.first { $0.contains { !$0.isASCII } } ?? []
    self.word = String(String.UnicodeScalarView(word.prefix(Self.longest)))
  }
}
