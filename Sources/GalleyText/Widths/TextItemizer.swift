import CPangoCairo

/// Cuts a text into the items that ``Segmenter`` and Pango's itemizing cut it into, where that is easy to say.
///
/// It knows letters, spaces and the most common signs, one script at a time. Whatever may join its neighbours in other
/// ways, or stands among letters of another direction, is left to them: then there are no items.
struct TextItemizer {
  private let faces: FallbackFaces
  private let slots: SlotPointers.Reader?
  private let clusterFacts: ClusterFacts
  private let text: UnsafeBufferPointer<UInt8>
  /// A letter of the East Asian language that the text shows.
  private let sample: Character

  private var answer = ItemizedText()
  private var offset = 0
  /// The script of the last letter, and the letter.
  private var last: (script: GUnicodeScript, letter: Unicode.Scalar)?
  /// The scripts in which brackets were opened and not closed.
  private var brackets: [(scalar: Unicode.Scalar, script: GUnicodeScript?)] = []
  private var tallFaces: [LoadedFace] = []
  private var hasRightToLeft = false
  /// Whether the own face sets nothing but digits.
  private var isDigitsOnly = true
  private var isSpaceLast = true

  /// What cuts `text`, which is valid UTF-8, for faces chosen by `faces`. Letters that have one of `slots` are in a table
  /// of the own face, if it has one.
  init(
    _ text: UnsafeBufferPointer<UInt8>, _ faces: FallbackFaces, slots: SlotPointers.Reader?,
    _ clusterFacts: ClusterFacts
  ) {
    (self.text, self.faces, self.slots, self.clusterFacts) = (text, faces, slots, clusterFacts)
    sample = TextItemizer.sample(of: text)
  }

  /// The items; nil where only ``Segmenter`` and Pango know.
  mutating func items() -> ItemizedText? {
    while offset < text.count {
      guard let letter = Unicode.Scalar(at: offset, of: text), add(letter) else { return nil }
    }
    guard !answer.items.isEmpty, tallFaces.count <= 1, !hasRightToLeft || isOrdered else { return nil }
    resolveFirstScript()
    answer.tallFace = tallFaces.first
    answer.isEven = answer.items.count == 1 || tallFaces.isEmpty && !hasRightToLeft
    return answer
  }

  /// Whether the levels of UAX #9 cut a text with letters from right to left where its items are: beside these there
  /// are only numbers, and no space stands with numbers or at the end.
  private var isOrdered: Bool {
    !isSpaceLast && isDigitsOnly
      && answer.items.allSatisfy { item in
        switch item.kind {
        case .own: true
        case .other: item.isRightToLeft
        case .emoji: false
        }
      }
  }

  private mutating func add(_ letter: Unicode.Scalar) -> Bool {
    if letter == " " { return addSpace() }
    if letter == "\u{A0}" { return false }
    defer { isSpaceLast = false }
    if letter.isSyllable { return addOther(letter) }
    if letter.value < 0x1_0000, let slots {
      let slot = slots.slot(of: Int(letter.value))
      // Pango sets upright letters apart.
      if slot != GlyphSlots.unknown { return !slots.infos[slot].isUpright && addOwn(letter) }
    }
    if letter.value >= TextItemizer.firstEmoji, letter.properties.isEmoji { return addEmoji(letter) }
    return letter.value < 0x1_0000 && addOther(letter)
  }

  /// A space stays with the letters before, but for emoji.
  private mutating func addSpace() -> Bool {
    defer { isSpaceLast = true }
    if let item = answer.items.last, case .other(let face) = item.kind {
      guard face.covers(letter: " ") else { return false }
      extend(by: 1)
      return true
    }
    // A text that runs from right to left has no space at its beginning.
    guard slots != nil else { return false }
    addOwn(script: nil, sample: nil, length: 1)
    return true
  }

  private mutating func addOwn(_ letter: Unicode.Scalar) -> Bool {
    let length = Unicode.UTF8.width(letter)
    // A sign that belongs to emoji by what follows has no letter behind it here: such signs are in no table.
    let script = g_unichar_get_script(letter.value)
    if script == G_UNICODE_SCRIPT_COMMON {
      guard isPaired(letter) else { return false }
      addOwn(script: nil, sample: nil, length: length)
    } else {
      addOwn(script: script, sample: letter, length: length)
      last = (script, letter)
    }
    return true
  }

  /// Adds to the item of the own face; a letter begins a new one behind another script.
  private mutating func addOwn(script: GUnicodeScript?, sample: Unicode.Scalar?, length: Int) {
    isDigitsOnly = isDigitsOnly && (0x30...0x39).contains(text[offset])
    if let item = answer.items.last, case .own = item.kind, script == nil || item.script == nil || item.script == script
    {
      if item.script == nil, let script, last == nil {
        (answer.items[answer.items.count - 1].script, answer.items[answer.items.count - 1].sample) = (script, sample)
      }
      if script == nil || answer.items[answer.items.count - 1].script == script { return extend(by: length) }
    }
    answer.items.append(
      FaceItem(
        kind: .own, script: script ?? last?.script, sample: sample ?? last?.letter, bytes: offset..<offset + length))
    offset += length
  }

  private mutating func addOther(_ letter: Unicode.Scalar) -> Bool {
    let script = g_unichar_get_script(letter.value)
    switch script {
    case G_UNICODE_SCRIPT_INHERITED, G_UNICODE_SCRIPT_COMMON: return addSign(letter)
    case G_UNICODE_SCRIPT_UNKNOWN, G_UNICODE_SCRIPT_LATIN, G_UNICODE_SCRIPT_GREEK, G_UNICODE_SCRIPT_CYRILLIC:
      return false
    default: break
    }
    guard letter.isSyllable || isPlain(letter), let choice = choice(for: letter, script) else { return false }
    if choice.growsLine, !tallFaces.contains(where: { $0 === choice.face }) { tallFaces.append(choice.face) }
    let isRightToLeft = script.isRightToLeft
    hasRightToLeft = hasRightToLeft || isRightToLeft
    let length = Unicode.UTF8.width(letter)
    last = (script, letter)
    if let item = answer.items.last, item.isSet(by: choice.face), item.script == script {
      extend(by: length)
      return true
    }
    answer.items.append(
      FaceItem(
        kind: .other(choice.face), script: script, sample: letter, bytes: offset..<offset + length,
        isRightToLeft: isRightToLeft))
    offset += length
    return true
  }

  /// Whether a letter, mark or sign of a script shows, and has a letter before it where it needs one. Jamo join.
  private func isPlain(_ letter: Unicode.Scalar) -> Bool {
    let properties = letter.properties
    if properties.isDefaultIgnorableCodePoint || (0x1100...0x11FF).contains(letter.value) { return false }
    switch properties.generalCategory {
    case .otherLetter, .decimalNumber, .modifierLetter, .lowercaseLetter, .uppercaseLetter: return true
    case .nonspacingMark, .spacingMark: return !isSpaceLast
    default: return false
    }
  }

  /// A mark, or punctuation, belongs to the letter before it.
  private mutating func addSign(_ sign: Unicode.Scalar) -> Bool {
    guard !isSpaceLast || sign.properties.generalCategory == .openPunctuation, isPaired(sign),
      !sign.properties.isDefaultIgnorableCodePoint, !faces.own.covers(letter: sign),
      let item = answer.items.last, case .other(let face) = item.kind, !item.isRightToLeft, face.covers(letter: sign)
    else { return false }
    extend(by: Unicode.UTF8.width(sign))
    return true
  }

  private mutating func addEmoji(_ first: Unicode.Scalar) -> Bool {
    // A skin tone belongs to what stands before it.
    guard !first.properties.isEmojiModifier, let face = faces.emoji else { return false }
    var rest = Substring(String(decoding: UnsafeBufferPointer(rebasing: text[offset...]), as: UTF8.self))
    while let cluster = rest.first, let first = cluster.unicodeScalars.first, first.value >= TextItemizer.firstEmoji,
      first.properties.isEmoji
    {
      guard clusterFacts.facts(of: cluster).contains(.emoji), face.covers(cluster) else { return false }
      rest.removeFirst()
      let length = cluster.utf8.count
      if let item = answer.items.last, case .emoji = item.kind {
        extend(by: length)
      } else {
        answer.items.append(
          FaceItem(kind: .emoji(face), script: last?.script, sample: last?.letter, bytes: offset..<offset + length))
        offset += length
      }
    }
    return true
  }

  private mutating func extend(by length: Int) {
    let item = answer.items[answer.items.count - 1]
    answer.items[answer.items.count - 1].bytes = item.bytes.lowerBound..<offset + length
    offset += length
  }
}

extension TextItemizer {
  /// The first character beyond ASCII and Latin signs that may be an emoji.
  private static let firstEmoji: UInt32 = 0x203C

  /// What sets a letter that is in no table of the own face.
  private func choice(for letter: Unicode.Scalar, _ script: GUnicodeScript) -> FallbackFaces.Choice? {
    if faces.own.covers(letter: letter) { return FallbackFaces.Choice(face: faces.own, growsLine: false) }
    if let item = answer.items.last, case .other(let face) = item.kind, face !== faces.own, face.covers(letter: letter)
    {
      return FallbackFaces.Choice(face: face, growsLine: tallFaces.contains { $0 === face })
    }
    return faces.choice(for: letter, script: script, sample: sample)
  }

  /// Notes a bracket; answers whether `sign` is none, or of the script that Pango gives it: that of its partner, which
  /// has to be that of the last letter.
  private mutating func isPaired(_ sign: Unicode.Scalar) -> Bool {
    switch sign.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: brackets.append((sign, last?.script))
    case .closePunctuation, .finalPunctuation:
      guard let opening = brackets.popLast() else { return true }
      guard sign.isPartner(of: opening.scalar), let script = last?.script else { return false }
      return (opening.script ?? firstScript) == script
    default: return sign != "<" && sign != ">"
    }
    return true
  }

  private var firstScript: GUnicodeScript? { answer.items.lazy.compactMap(\.script).first }

  /// What stands before the first letter has its script.
  private mutating func resolveFirstScript() {
    guard let first = answer.items.first(where: { $0.script != nil }) else { return }
    for index in answer.items.indices where answer.items[index].script == nil {
      (answer.items[index].script, answer.items[index].sample) = (first.script, first.sample)
    }
  }

  /// A letter of the language that kana and hangul show; one of Han where there are none.
  private static func sample(of text: UnsafeBufferPointer<UInt8>) -> Character {
    var next = 0
    while next < text.count {
      let byte = text[next]
      guard byte >= 0xE0, next + 2 < text.count else {
        next += byte < 0xC0 ? 1 : 2
        continue
      }
      let scalar = UInt32(byte & 0x0F) << 12 | UInt32(text[next + 1] & 0x3F) << 6 | UInt32(text[next + 2] & 0x3F)
      switch byte < 0xF0 ? g_unichar_get_script(scalar) : G_UNICODE_SCRIPT_UNKNOWN {
      case G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA: return "あ"
      case G_UNICODE_SCRIPT_HANGUL: return "가"
      default: next += byte < 0xF0 ? 3 : 4
      }
    }
    return "一"
  }
}

extension GUnicodeScript {
  /// Whether its letters run from right to left.
  fileprivate var isRightToLeft: Bool {
    [
      G_UNICODE_SCRIPT_ARABIC, G_UNICODE_SCRIPT_HEBREW, G_UNICODE_SCRIPT_SYRIAC, G_UNICODE_SCRIPT_THAANA,
      G_UNICODE_SCRIPT_NKO,
    ].contains(self)
  }
}

extension Unicode.Scalar {
  /// The scalar at `index` of valid UTF-8.
  fileprivate init?(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) {
    let first = UInt32(bytes[index])
    if first < 0x80 {
      self.init(first)
      return
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard index + length <= bytes.count else { return nil }
    self.init(
      bytes[index + 1..<index + length].reduce(first & 0x7F >> UInt32(length)) { $0 << 6 | UInt32($1) & 0x3F })
  }

  /// Whether it is a unified ideograph or a syllable of Hangul: a letter that joins no other.
  fileprivate var isSyllable: Bool {
    (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value) || (0xAC00...0xD7A3).contains(value)
  }

  /// Whether it closes what `opening` opens.
  fileprivate func isPartner(of opening: Unicode.Scalar) -> Bool {
    var partner: gunichar = 0
    if g_unichar_get_mirror_char(opening.value, &partner) != 0 { return partner == value }
    // Quotation marks are their own.
    return value == opening.value + 1
  }
}
