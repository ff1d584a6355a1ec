struct ItemWalk {
  private let positions: LetterPositions
  /// The position of the pen. It has more bits than the stored positions, because sums of advances may overflow these.
  private var pen = 0
  private var count = 0

  init(_ positions: LetterPositions) { self.positions = positions }

  mutating func finish() -> Bool {
    positions.starts[count] = Int32(clamping: pen)
    positions.ends[count] = Int32(clamping: pen)
    positions.note(count: count)
    return pen < Int32.max
  }

  mutating func add(_ item: FaceItem, of text: UnsafeBufferPointer<UInt8>, _ letters: UnshapedLetters) -> Bool {
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
      pen += Int(step.kerning)
      positions.starts[count - 1] = Int32(clamping: pen)
      pen += Int(step.width)
      last = (letter, step.number)
    }
    return true
  }

  mutating func add(_ item: FaceItem, of text: UnsafeBufferPointer<UInt8>, _ letters: ItemLetters) {
    var next = item.bytes.lowerBound
    while next < item.bytes.upperBound {
      let place = next - item.bytes.lowerBound
      add(isSpace: text[next] == 0x20, isTied: place > 0 && letters.isTied(at: place))
      pen += Int(letters.advance(at: place))
      _ = Unicode.Scalar(moving: &next, in: text)
    }
  }

  mutating func add(_ part: LetterPositions, _ text: UnsafeBufferPointer<UInt8>) {
    var next = 0
    for index in 0..<part.count {
      let isSpace = text[next] == 0x20
      _ = Unicode.Scalar(moving: &next, in: text)
      positions.starts[count] = Int32(clamping: pen + Int(part.starts[index]))
      positions.ends[count] = Int32(clamping: pen + Int(part.ends[index]))
      positions.isTied[count] = part.isTied[index]
      positions.classes[count] = isSpace ? BreakClass.space : BreakClass.letter
      count += 1
    }
    pen += Int(part.starts[part.count])
  }

  private mutating func add(isSpace: Bool, isTied: Bool) {
    positions.starts[count] = Int32(clamping: pen)
    positions.ends[count] = Int32(clamping: pen)
    positions.isTied[count] = isTied
    positions.classes[count] = isSpace ? BreakClass.space : BreakClass.letter
    count += 1
  }
}
