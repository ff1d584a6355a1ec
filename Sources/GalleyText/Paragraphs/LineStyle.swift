/// Texts of one font and language: the widths of their letters, the box of a line, and where lines may break.
final class LineStyle {
  /// What the texts are set in.
  let style: FontWidths.Style
  /// The face of all their letters.
  let face: LoadedFace
  /// The tables.
  let widths: FontWidths
  private let rules: BreakRules
  private let positions: LetterPositions
  /// For each table, the break classes of its slots.
  private var classes: [(table: WidthTable, classes: ZeroedMemory<UInt8>)] = []
  private let tracking: Int
  /// The size of the letters, in Pango units.
  private let em: Int

  /// Texts in `style`, whose letters are all of `face`, with the widths that `widths` know and the breaks of `rules`.
  init(
    _ style: FontWidths.Style, face: LoadedFace, widths: FontWidths, rules: BreakRules, positions: LetterPositions
  ) {
    self.style = style
    self.face = face
    self.widths = widths
    self.rules = rules
    self.positions = positions
    tracking = Int(PangoUnits.nearest(style.font.tracking))
    em = Int(PangoUnits.nearest(style.font.layoutSize))
  }

  /// The width of the mark of a cut, in Pango units; nil where only Pango can cut.
  private(set) lazy var ellipsis: Int? = tracking == 0 ? "…".utf8.withContiguousStorageIfAvailable(width) ?? nil : nil

  /// The width of a text without line breaks, in Pango units; nil where only setting it tells.
  func width(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    switch widths.width(of: text) {
    case .summed(let width), .substituted(let width): Int(width.units)
    case .unknown: nil
    }
  }

  /// Takes a paragraph apart, without breaks between words where it has to stay on one line; nil where only Pango can
  /// tell.
  func breaks(of text: UnsafeBufferPointer<UInt8>, isOneLine: Bool) -> LineBreaks? {
    if text.isEmpty { return LineBreaks(places: [], tracking: tracking, em: em) }
    guard let positions = letters(of: text) else { return nil }
    let places = isOneLine ? [end(of: positions)] : places(of: text, positions)
    return places.map { LineBreaks(places: $0, tracking: tracking, em: em) }
  }

  /// Where the letters of a paragraph are; valid until the next one is asked for.
  func letters(of text: UnsafeBufferPointer<UInt8>) -> LetterPositions? {
    guard let (table, count) = widths.table(of: text),
      table.find(positions, widths.scratch, count: count),
      classify(table, count), tracking == 0 || canBeSpaced
    else { return nil }
    return positions
  }

  /// The letters of the paragraph at `index` of a request in this style.
  func letters(of request: TextRequest, paragraph index: Int) -> LetterPositions? {
    var text = request.runs[0].text
    return text.withUTF8 { text in
      letters(of: UnsafeBufferPointer(rebasing: text.split(separator: 0x0A, omittingEmptySubsequences: false)[index]))
    }
  }

  /// Whether there is one space for each letter: joined letters share one, and Pango lets no width become negative.
  private var canBeSpaced: Bool {
    positions.glyphCount == positions.count
      && (0..<positions.count).allSatisfy { positions.starts[$0 + 1] - positions.starts[$0] + Int32(tracking) > 0 }
  }

  /// Finds the break classes of the letters, or says that one has none.
  private func classify(_ table: WidthTable, _ count: Int) -> Bool {
    let classes = classes(in: table).base
    let letters = widths.scratch.letters
    var isKnown = true
    for index in 0..<count {
      let number = classes[Int(letters[index])]
      positions.classes[index] = number
      isKnown = isKnown && number != BreakClass.none
    }
    return isKnown
  }

  private func classes(in table: WidthTable) -> ZeroedMemory<UInt8> {
    if let known = classes.first(where: { $0.table === table }) { return known.classes }
    let slots = table.shapes.slots
    let memory = ZeroedMemory<UInt8>(count: slots.count)
    for value in UInt32(0x20)..<0x2600 {
      let slot = table.reader.slots.slot(of: Int(value))
      // Pango sets upright letters apart, which makes breaking a matter of several items.
      guard slot != GlyphSlots.unknown, !slots.infos[slot].isUpright, let scalar = Unicode.Scalar(value) else {
        continue
      }
      memory.base[slot] = BreakClass.of(scalar)
    }
    classes.append((table, memory))
    return memory
  }
}

extension LineStyle {
  private func end(of positions: LetterPositions) -> LineBreaks.Place {
    positions.place(at: positions.count, tracking: tracking)
  }

  /// The places between words, and the end; nil where a break would change more than the line it ends.
  private func places(of text: UnsafeBufferPointer<UInt8>, _ positions: LetterPositions) -> [LineBreaks.Place]? {
    var indices = rules.breaks(in: positions)
    if indices == nil {
      let classes = UnsafeBufferPointer(start: positions.classes, count: positions.count)
      rules.learn(text, classes: classes, language: style.language)
      indices = rules.breaks(in: positions)
    }
    guard let indices else { return nil }
    var isClean = true
    var last = 0
    var places = [LineBreaks.Place]()
    places.reserveCapacity(indices.count + 1)
    for index in indices {
      let place = positions.place(at: Int(index), tracking: tracking)
      isClean = isClean && positions.isClean(at: Int(index), em: em) && place.fit >= last
      last = place.fit
      places.append(place)
    }
    places.append(end(of: positions))
    return isClean ? places : nil
  }
}
