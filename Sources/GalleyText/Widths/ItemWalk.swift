/// A walk over the items of a text, which notes where its letters lie.
struct ItemWalk {
  private let positions: LetterPositions
  private var pen: Int32 = 0
  private var count = 0

  /// A walk that begins a text, and writes to `positions`.
  init(_ positions: LetterPositions) { self.positions = positions }

  /// Ends the text.
  mutating func finish() {
    positions.starts[count] = pen
    positions.ends[count] = pen
    positions.note(count: count)
  }

  /// Adds letters that nothing changes, or that only kern; answers false, and adds none, where one of them is none of
  /// these.
  mutating func add(_ item: FaceItem, of text: UnsafeBufferPointer<UInt8>, _ letters: LoneLetters) -> Bool {
    let before = self
    var next = item.bytes.lowerBound
    var last: (letter: Unicode.Scalar, number: Int)?
    while next < item.bytes.upperBound {
      let isSpace = text[next] == 0x20
      let letter = Unicode.Scalar(moving: &next, in: text)
      guard let step = letters.step(from: last, to: letter) else {
        self = before
        return false
      }
      add(isSpace: isSpace, isTied: false)
      positions.starts[count - 1] = pen + step.kerning
      pen += step.kerning + step.width
      last = (letter, step.number)
    }
    return true
  }

  /// Adds letters that HarfBuzz shaped.
  mutating func add(_ item: FaceItem, of text: UnsafeBufferPointer<UInt8>, _ letters: ItemLetters) {
    var next = item.bytes.lowerBound
    while next < item.bytes.upperBound {
      let place = next - item.bytes.lowerBound
      // An item's first letter has nothing before it.
      add(isSpace: text[next] == 0x20, isTied: place > 0 && letters.isTied(at: place))
      pen += letters.advance(at: place)
      _ = Unicode.Scalar(moving: &next, in: text)
    }
  }

  /// Adds letters of the own face, whose text is `text` and which lie in `part`.
  mutating func add(_ part: LetterPositions, _ text: UnsafeBufferPointer<UInt8>) {
    var next = 0
    for index in 0..<part.count {
      let isSpace = text[next] == 0x20
      _ = Unicode.Scalar(moving: &next, in: text)
      positions.starts[count] = pen + part.starts[index]
      positions.ends[count] = pen + part.ends[index]
      positions.isTied[count] = part.isTied[index]
      positions.classes[count] = isSpace ? BreakClass.space : BreakClass.letter
      count += 1
    }
    pen += part.starts[part.count]
  }

  /// Notes a letter where the pen is.
  private mutating func add(isSpace: Bool, isTied: Bool) {
    positions.starts[count] = pen
    positions.ends[count] = pen
    positions.isTied[count] = isTied
    positions.classes[count] = isSpace ? BreakClass.space : BreakClass.letter
    count += 1
  }
}

extension Unicode.Scalar {
  /// The scalar at `index` of valid UTF-8, which moves behind it.
  @inline(__always)
  fileprivate init(moving index: inout Int, in text: UnsafeBufferPointer<UInt8>) {
    let first = UInt32(text[index])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = first < 0x80 ? first : first & 0x7F >> UInt32(length)
    for place in index + 1..<index + length { value = value << 6 | UInt32(text[place]) & 0x3F }
    index += length
    self = Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
