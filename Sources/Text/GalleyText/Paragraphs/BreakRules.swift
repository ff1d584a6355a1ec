import CPangoCairo

/// Line break rules learned from Pango, for one language. A token is text without spaces. The classes of its characters
/// determine whether a line may break inside it. Whether a line may break before it depends on its first class and on
/// the last class before the spaces (UAX #14). A full table is emptied.
final class BreakRules {
  /// The classes of a token's characters, with five bits each and twelve in a word.
  struct Token: Equatable, BitwiseCopyable {
    fileprivate var first: UInt64 = 0
    fileprivate var second: UInt64 = 0

    init() {}

    @inline(__always)
    mutating func append(_ number: UInt8, count: Int) {
      if count < 12 { first = first << 5 | UInt64(number) } else { second = second << 5 | UInt64(number) }
    }

    @inline(__always)
    fileprivate var place: Int {
      let hash = (first ^ (second &* 0x9E37_79B9_7F4A_7C15)) &* 0xBF58_476D_1CE4_E5B9
      return Int(truncatingIfNeeded: hash >> 52)
    }
  }

  static let longest = 24
  private static let capacity = 2048
  private static let places = 4096
  private static let known: UInt32 = 1 << 31

  private let tokens: ZeroedMemory<Token>
  private let masks: ZeroedMemory<UInt32>
  private let spaces: ZeroedMemory<UInt8>
  private let indices = ZeroedMemory<Int32>(count: WidthTable.longest)
  private var count = 0
  private let isShared: Bool

  init() {
    tokens = ZeroedMemory(count: BreakRules.places)
    masks = ZeroedMemory(count: BreakRules.places)
    spaces = ZeroedMemory(count: BreakClass.count * BreakClass.count)
    isShared = false
  }

  /// Shares rules for reading on another thread. `rules` must not change meanwhile.
  init(shared rules: BreakRules) {
    tokens = ZeroedMemory(sharing: rules.tokens)
    masks = ZeroedMemory(sharing: rules.masks)
    spaces = ZeroedMemory(sharing: rules.spaces)
    isShared = true
  }

  /// Returns the break opportunities in memory that the next call reuses, or nil if Pango has to analyse the text.
  func breaks(in letters: LetterPositions) -> UnsafeBufferPointer<Int32>? {
    let classes = UnsafeBufferPointer(start: letters.classes, count: letters.count)
    var found = 0
    var index = 0
    var last = BreakClass.space
    while index < classes.count {
      let spaceStart = index
      while index < classes.count, classes[index] == BreakClass.space { index += 1 }
      if index == classes.count { break }
      if index > spaceStart {
        guard let isAllowed = breaks(between: last, and: classes[index]) else { return nil }
        indices.base[found] = Int32(truncatingIfNeeded: index)
        if isAllowed { found += 1 }
      }
      guard addBreaks(inTokenAt: &index, classes, &found) else { return nil }
      last = classes[index - 1]
    }
    return UnsafeBufferPointer(start: indices.base, count: found)
  }

  @inline(__always)
  private func addBreaks(
    inTokenAt index: inout Int, _ classes: UnsafeBufferPointer<UInt8>, _ found: inout Int
  ) -> Bool {
    let start = index
    var token = Token()
    var isWord = true
    while index < classes.count, classes[index] != BreakClass.space {
      token.append(classes[index], count: index - start)
      isWord = isWord && classes[index] == BreakClass.letter
      index += 1
    }
    if isWord { return true }
    guard index - start <= BreakRules.longest, var mask = breaks(in: token) else { return false }
    while mask != 0 {
      indices.base[found] = Int32(truncatingIfNeeded: start + mask.trailingZeroBitCount)
      found += 1
      mask &= mask - 1
    }
    return true
  }

  @inline(__always)
  func breaks(in token: Token) -> UInt32? {
    let mask = masks.base[place(of: token)]
    return mask == 0 ? nil : mask & ~BreakRules.known
  }

  /// Returns whether a line may break at the spaces between two classes, or nil if the pair is new. For spaces at the
  /// start of the text, `first` is ``BreakClass/space``.
  @inline(__always)
  func breaks(between first: UInt8, and second: UInt8) -> Bool? {
    let answer = spaces.base[Int(first) * BreakClass.count + Int(second)]
    return answer == 0 ? nil : answer == 2
  }

  @inline(__always)
  private func place(of token: Token) -> Int {
    var place = token.place
    while masks.base[place] != 0, tokens.base[place] != token { place = (place + 1) & (BreakRules.places - 1) }
    return place
  }

  private func keep(_ mask: UInt32, for token: Token) {
    if count == BreakRules.capacity {
      for place in 0..<BreakRules.places { masks.base[place] = 0 }
      count = 0
    }
    let place = place(of: token)
    if masks.base[place] == 0 { count += 1 }
    tokens.base[place] = token
    masks.base[place] = mask | BreakRules.known
  }

  func learn(_ text: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<UInt8>, language: String) {
    if isShared { return }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: classes.count + 1)
    text.withMemoryRebound(to: CChar.self) { text in
      pango_get_log_attrs(
        text.baseAddress, Int32(clamping: text.count), -1, pango_language_from_string(language), &attributes,
        Int32(clamping: attributes.count))
    }
    var index = 0
    var last = BreakClass.space
    while index < classes.count {
      let spaceStart = index
      while index < classes.count, classes[index] == BreakClass.space { index += 1 }
      if index == classes.count { return }
      if index > spaceStart {
        let isAllowed = attributes[index].is_line_break != 0
        spaces.base[Int(last) * BreakClass.count + Int(classes[index])] = isAllowed ? 2 : 1
      }
      learnToken(at: &index, classes, attributes)
      last = classes[index - 1]
    }
  }

  private func learnToken(
    at index: inout Int, _ classes: UnsafeBufferPointer<UInt8>, _ attributes: [PangoLogAttr]
  ) {
    let start = index
    var token = Token()
    var mask: UInt32 = 0
    while index < classes.count, classes[index] != BreakClass.space {
      if index - start < BreakRules.longest {
        token.append(classes[index], count: index - start)
        if index > start, attributes[index].is_line_break != 0 { mask |= 1 << UInt32(index - start) }
      }
      index += 1
    }
    if index - start <= BreakRules.longest { keep(mask, for: token) }
  }
}
