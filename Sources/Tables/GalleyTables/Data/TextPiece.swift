package struct TextPiece {
  /// The text at which the piece ends. If it is nil or not found, the piece extends to the end.
  package let before: [UInt8]?
  /// The text after which the piece starts. If it is nil, the piece starts at the beginning; if it is not found, the
  /// piece is empty.
  package let after: [UInt8]?

  package init(before: [UInt8]?, after: [UInt8]?) {
    self.before = before
    self.after = after
  }

  package func of(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var piece = text
    if let after {
      let end = Self.first(after, in: piece).map { $0 + after.count } ?? piece.count
      piece = UnsafeBufferPointer(rebasing: piece[end...])
    }
    if let before, let end = Self.first(before, in: piece) { piece = UnsafeBufferPointer(rebasing: piece[..<end]) }
    return piece
  }

  package static func first(_ part: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = part.first, part.count <= text.count else { return nil }
    for start in 0...(text.count - part.count) where text[start] == first {
      if text[start..<start + part.count].elementsEqual(part) { return start }
    }
    return nil
  }
}
