import CPangoCairo

/// Splits text into the same items as ``Segmenter`` and Pango, each with one script. It returns no items if characters
/// may join their neighbours in other ways, or if they are among letters of the other direction.
struct TextItemizer {
  private let faces: FallbackFaces
  private let slots: SlotPointers.Reader?
  private let clusterFacts: ClusterFacts
  private let text: UnsafeBufferPointer<UInt8>
  private let sample: Character

  private var answer = ItemizedText()
  private var offset = 0
  /// The script of the current run, which also applies to signs after its letters.
  private var run: Run?
  private var firstRun: Run?
  private var brackets: [(scalar: Unicode.Scalar, run: Run?)] = []
  private var tallFaces: [LoadedFace] = []
  private var hasRightToLeft = false
  private var isSpaceLast = true

  private struct Run {
    let script: GUnicodeScript
    let letter: Unicode.Scalar
  }

  /// `text` must be valid UTF-8. Letters with a slot in `slots` are covered by a table of the own face.
  init(
    _ text: UnsafeBufferPointer<UInt8>, _ faces: FallbackFaces, slots: SlotPointers.Reader?,
    _ clusterFacts: ClusterFacts
  ) {
    (self.text, self.faces, self.slots, self.clusterFacts) = (text, faces, slots, clusterFacts)
    sample = TextItemizer.sample(of: text)
  }

  mutating func items() -> ItemizedText? {
    while offset < text.count {
      var next = offset
      guard add(Unicode.Scalar(moving: &next, in: text)) else { return nil }
    }
    guard !answer.items.isEmpty, tallFaces.count <= 1, !hasRightToLeft || isOrdered, areApart else { return nil }
    // Signs before the first letter belong to the script of that letter.
    for index in answer.items.indices where answer.items[index].script == nil {
      (answer.items[index].script, answer.items[index].sample) = (firstRun?.script, firstRun?.letter)
    }
    answer.tallFace = tallFaces.first
    answer.isEven = answer.items.count == 1 || tallFaces.isEmpty && !hasRightToLeft
    return answer
  }

  private mutating func add(_ letter: Unicode.Scalar) -> Bool {
    if letter == " " { return addSpace() }
    // Whether a no-break space stays with the letters before it depends on line breaking.
    if letter == "\u{A0}" { return false }
    defer { isSpaceLast = false }
    if letter.isSyllable { return addOther(letter) }
    if letter.value < 0x1_0000, let slots {
      let slot = slots.slot(of: Int(letter.value))
      // Pango puts upright letters into separate items.
      if slot != GlyphSlots.unknown { return !slots.infos[slot].isUpright && addOwn(letter) }
    }
    if letter.value >= TextItemizer.firstEmoji, letter.properties.isEmoji { return addEmoji(letter) }
    return letter.value < 0x1_0000 && addOther(letter)
  }

  private mutating func addSpace() -> Bool {
    defer { isSpaceLast = true }
    if let item = answer.items.last, case .other(let face) = item.kind {
      guard face.covers(letter: " ") else { return false }
      append(item.kind, length: 1)
    } else {
      guard slots != nil else { return false }
      append(.own, length: 1)
    }
    return true
  }

  private mutating func addOwn(_ letter: Unicode.Scalar) -> Bool {
    let script = g_unichar_get_script(letter.value)
    if script == G_UNICODE_SCRIPT_COMMON {
      guard notePair(letter) else { return false }
    } else {
      begin(script, letter)
    }
    append(.own, length: Unicode.UTF8.width(letter))
    return true
  }

  private mutating func addOther(_ letter: Unicode.Scalar) -> Bool {
    let script = g_unichar_get_script(letter.value)
    switch script {
    case G_UNICODE_SCRIPT_INHERITED, G_UNICODE_SCRIPT_COMMON: return addSign(letter)
    case G_UNICODE_SCRIPT_GREEK, G_UNICODE_SCRIPT_CYRILLIC:
      guard slots != nil, faces.own.covers(letter: letter), isPlain(letter) else { return false }
      begin(script, letter)
      append(.own, length: Unicode.UTF8.width(letter))
      return true
    case G_UNICODE_SCRIPT_UNKNOWN, G_UNICODE_SCRIPT_LATIN: return false
    default: break
    }
    guard letter.isSyllable || isPlain(letter), let choice = choice(for: letter, script) else { return false }
    note(choice)
    begin(script, letter)
    append(.other(choice.face), length: Unicode.UTF8.width(letter), isRightToLeft: script.isRightToLeft)
    return true
  }

  private mutating func addSign(_ sign: Unicode.Scalar) -> Bool {
    let properties = sign.properties
    guard !properties.isDefaultIgnorableCodePoint, notePair(sign) else { return false }
    let last = answer.items.last
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .modifierLetter, .modifierSymbol:
      guard !isSpaceLast, let last, case .other(let face) = last.kind, face.covers(letter: sign) else { return false }
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      return false
    default: break
    }
    let isRightToLeft = last?.isRightToLeft ?? false
    guard !faces.own.covers(letter: sign), !isRightToLeft || sign.isArabicSign,
      let choice = choice(for: sign, G_UNICODE_SCRIPT_COMMON)
    else { return false }
    note(choice)
    append(.other(choice.face), length: Unicode.UTF8.width(sign), isRightToLeft: isRightToLeft)
    return true
  }

  private mutating func addEmoji(_ first: Unicode.Scalar) -> Bool {
    // A skin tone belongs to the emoji before it.
    guard !first.properties.isEmojiModifier, let face = faces.emoji else { return false }
    var rest = Substring(String(decoding: UnsafeBufferPointer(rebasing: text[offset...]), as: UTF8.self))
    while let cluster = rest.first, let first = cluster.unicodeScalars.first, first.value >= TextItemizer.firstEmoji,
      first.properties.isEmoji
    {
      guard clusterFacts.facts(of: cluster).contains(.emoji), face.covers(cluster) else { return false }
      rest.removeFirst()
      append(.emoji(face), length: cluster.utf8.count)
    }
    return true
  }
}

extension TextItemizer {
  private static let firstEmoji: UInt32 = 0x203C

  private static let firstJamo: UInt32 = 0x1100

  private mutating func begin(_ script: GUnicodeScript, _ letter: Unicode.Scalar) {
    if run?.script == script { return }
    let run = Run(script: script, letter: letter)
    self.run = run
    if firstRun == nil { firstRun = run }
  }

  private mutating func append(_ kind: FaceItem.Kind, length: Int, isRightToLeft: Bool = false) {
    hasRightToLeft = hasRightToLeft || isRightToLeft
    let end = offset + length
    defer { offset = end }
    let last = answer.items.count - 1
    if last >= 0, answer.items[last].kind == kind,
      answer.items[last].script == run?.script
        || answer.items[last].script == nil
    {
      answer.items[last].bytes = answer.items[last].bytes.lowerBound..<end
      answer.items[last].isRightToLeft = answer.items[last].isRightToLeft || isRightToLeft
      if answer.items[last].script == nil {
        (answer.items[last].script, answer.items[last].sample) = (run?.script, run?.letter)
      }
    } else {
      answer.items.append(
        FaceItem(
          kind: kind, script: run?.script, sample: run?.letter, bytes: offset..<end, isRightToLeft: isRightToLeft))
    }
  }

  private func choice(for letter: Unicode.Scalar, _ script: GUnicodeScript) -> FallbackFaces.Choice? {
    if faces.own.covers(letter: letter) { return FallbackFaces.Choice(face: faces.own, growsLine: false) }
    if let item = answer.items.last, case .other(let face) = item.kind, face !== faces.own, face.covers(letter: letter)
    {
      return FallbackFaces.Choice(face: face, growsLine: tallFaces.contains { $0 === face })
    }
    return faces.choice(for: letter, script: script, sample: sample)
  }

  private mutating func note(_ choice: FallbackFaces.Choice) {
    if choice.growsLine, !tallFaces.contains(where: { $0 === choice.face }) { tallFaces.append(choice.face) }
  }

  /// Returns whether a letter does not join others. Jamo are excluded, because they join.
  private func isPlain(_ letter: Unicode.Scalar) -> Bool {
    let properties = letter.properties
    if properties.isDefaultIgnorableCodePoint || (0x1100...0x11FF).contains(letter.value) { return false }
    switch properties.generalCategory {
    case .otherLetter, .decimalNumber, .modifierLetter, .lowercaseLetter, .uppercaseLetter: return true
    case .nonspacingMark, .spacingMark: return !isSpaceLast
    default: return letter.isArabicSign
    }
  }

  /// Gives a closing bracket the same script as its opening one, as Pango does. Returns false if they do not match.
  private mutating func notePair(_ sign: Unicode.Scalar) -> Bool {
    switch sign.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: brackets.append((sign, run))
    case .closePunctuation, .finalPunctuation:
      guard let opening = brackets.popLast() else { return true }
      guard sign.isPartner(of: opening.scalar) else { return false }
      run = opening.run ?? firstRun
    default: return sign != "<" && sign != ">"
    }
    return true
  }

  /// Whether adjacent items cannot join. Letters of one script in two faces could join, and so could right-to-left
  /// letters of any script.
  private var areApart: Bool {
    zip(answer.items, answer.items.dropFirst()).allSatisfy { first, second in
      guard case .other = first.kind, case .other = second.kind else { return true }
      return first.script != second.script && !(first.isRightToLeft && second.isRightToLeft)
    }
  }

  /// Whether the levels of UAX #9 divide right-to-left text exactly between its items. Besides letters, the text may
  /// contain only numbers without spaces, and one sign at the end.
  private var isOrdered: Bool {
    guard !isSpaceLast else { return false }
    return answer.items.enumerated().allSatisfy { index, item in
      switch item.kind {
      case .own:
        text[item.bytes].allSatisfy { (0x30...0x39).contains($0) }
          || index == answer.items.count - 1 && item.bytes.count == 1
            && "!.,:;?".utf8.contains(text[item.bytes.lowerBound])
      case .other: item.isRightToLeft
      case .emoji: false
      }
    }
  }

  private static func sample(of text: UnsafeBufferPointer<UInt8>) -> Character {
    var next = 0
    while next < text.count {
      let letter = Unicode.Scalar(moving: &next, in: text)
      if letter.value < TextItemizer.firstJamo { continue }
      switch g_unichar_get_script(letter.value) {
      case G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA: return "あ"
      case G_UNICODE_SCRIPT_HANGUL: return "가"
      default: continue
      }
    }
    return "一"
  }
}

extension GUnicodeScript {
  fileprivate var isRightToLeft: Bool {
    [
      G_UNICODE_SCRIPT_ARABIC, G_UNICODE_SCRIPT_HEBREW, G_UNICODE_SCRIPT_SYRIAC, G_UNICODE_SCRIPT_THAANA,
      G_UNICODE_SCRIPT_NKO,
    ].contains(self)
  }
}

extension Unicode.Scalar {
  fileprivate var isSyllable: Bool {
    (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value) || (0xAC00...0xD7A3).contains(value)
  }

  fileprivate var isArabicSign: Bool { [0x60C, 0x61B, 0x61F, 0x6D4].contains(value) }

  fileprivate func isPartner(of opening: Unicode.Scalar) -> Bool {
    var partner: gunichar = 0
    if g_unichar_get_mirror_char(opening.value, &partner) != 0 { return partner == value }
    // Quotation marks have no mirror character: the closing one is the next code point.
    return value == opening.value + 1
  }
}
