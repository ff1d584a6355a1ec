final class LineStyle {
  let style: FontWidths.Style
  let face: LoadedFace
  let widths: FontWidths
  let rules: BreakRules
  let positions: LetterPositions
  private var classes: [(table: WidthTable, classes: ZeroedMemory<UInt8>)] = []
  /// The kerning across a break may be at most the em size divided by this number.
  static let loosenessParts = 4
  let tracking: Int
  let em: Int
  @exclusivity(unchecked) private var isDropped = false

  init(
    _ style: FontWidths.Style, face: LoadedFace, widths: FontWidths, rules: BreakRules, positions: LetterPositions
  ) {
    self.style = style
    self.face = face
    self.widths = widths
    self.rules = rules
    self.positions = positions
    tracking = Int(PangoUnits.nearest(style.font.layoutTracking))
    em = Int(PangoUnits.nearest(style.font.layoutSize))
  }

  /// Shares a style for reading on the thread of `positions` and `room`. `style` must not change meanwhile.
  convenience init(shared style: LineStyle, _ positions: LetterPositions, _ room: TextScratch) {
    // Computes these lazy values before sharing, because they need the tables.
    let (ellipsis, space) = (style.ellipsis, style.space)
    let widths = FontWidths(shared: style.widths, room)
    self.init(
      style.style, face: style.face, widths: widths, rules: BreakRules(shared: style.rules), positions: positions)
    (self.ellipsis, self.space) = (ellipsis, space)
    asciiClasses = style.asciiClasses.map { ZeroedMemory(sharing: $0) }
    widths.forEachTable(sharedWith: style.widths) { owner, shared in
      if let known = style.classes.first(where: { $0.table === owner }) {
        classes.append((shared, ZeroedMemory(sharing: known.classes)))
      }
    }
  }

  var isRetired: Bool { isDropped || widths.isRetired }

  /// Marks an evicted style, so that its holders look up a new one.
  func drop() { isDropped = true }

  func retire() {
    classes = []
    widths.retire()
  }

  private(set) lazy var ellipsis: Int? = tracking == 0 ? "…".utf8.withContiguousStorageIfAvailable(width) ?? nil : nil

  private(set) lazy var space: Int? = " ".utf8.withContiguousStorageIfAvailable(width) ?? nil

  /// The break classes of ASCII characters, and ``BreakClass/none`` for other bytes. Nil if there is no table for Latin
  /// letters.
  private(set) lazy var asciiClasses: ZeroedMemory<UInt8>? = widths.latinTable.map { classesOfASCII(in: $0) }

  private func classesOfASCII(in table: WidthTable) -> ZeroedMemory<UInt8> {
    let (all, ascii) = (classes(in: table), ZeroedMemory<UInt8>(count: 256))
    for byte in 0..<128 {
      let slot = Int(table.reader.slots.ascii[byte])
      if slot != GlyphSlots.unknown { ascii.base[byte] = all.base[slot] }
    }
    return ascii
  }

  func width(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    if let plain = widths.plain?.width(of: text) { return Int(plain.units) }
    switch widths.tableWidth(of: text) {
    case .summed(let width), .substituted(let width): return Int(width.units)
    case .unknown:
      guard let found = widths.mixed?.find(text), found.isEven, found.tallFace == nil else { return nil }
      return found.width
    }
  }

  func breaks(of text: UnsafeBufferPointer<UInt8>, isOneLine: Bool) -> LineBreaks? {
    if text.isEmpty { return LineBreaks(places: [], tracking: tracking, em: em) }
    guard let positions = letters(of: text) else { return mixedBreaks(of: text, isOneLine: isOneLine) }
    let end = positions.place(at: positions.count, tracking: tracking)
    if isOneLine { return LineBreaks(places: [end], tracking: tracking, em: em) }
    return indices(in: text, positions).flatMap { breaks(at: $0, of: positions, end) }
  }

  func letters(of text: UnsafeBufferPointer<UInt8>) -> LetterPositions? {
    guard let (table, count) = widths.table(of: text),
      table.find(positions, widths.scratch, count: count),
      classify(table, count), tracking == 0 || canBeSpaced
    else { return nil }
    return positions
  }

  /// Whether tracking can be added letter by letter. The letters of a ligature share the space of one letter, and Pango
  /// does not allow negative widths.
  private var canBeSpaced: Bool {
    positions.glyphCount == positions.count
      && (0..<positions.count).allSatisfy { positions.starts[$0 + 1] - positions.starts[$0] + Int32(tracking) > 0 }
  }

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

  func classes(in table: WidthTable) -> ZeroedMemory<UInt8> {
    if let known = classes.first(where: { $0.table === table }) { return known.classes }
    let slots = table.shapes.slots
    let memory = ZeroedMemory<UInt8>(count: slots.count)
    for value in UInt32(0x20)..<0x2600 {
      let slot = table.reader.slots.slot(of: Int(value))
      // Pango puts upright letters into separate items, which changes where lines break.
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
  private func indices(
    in text: UnsafeBufferPointer<UInt8>, _ positions: LetterPositions
  ) -> UnsafeBufferPointer<Int32>? {
    if let known = rules.breaks(in: positions) { return known }
    let classes = UnsafeBufferPointer(start: positions.classes, count: positions.count)
    rules.learn(text, classes: classes, language: style.language)
    return rules.breaks(in: positions)
  }

  func breaks(
    at indices: UnsafeBufferPointer<Int32>, of positions: LetterPositions, _ end: LineBreaks.Place
  ) -> LineBreaks? {
    var places: [LineBreaks.Place] = []
    places.reserveCapacity(indices.count + 1)
    var isTied = false
    var last = 0
    for index in indices {
      let place = positions.place(at: Int(index), tracking: tracking)
      guard positions.isLoose(at: Int(index), em: em), place.fit >= last else { return nil }
      isTied = isTied || positions.isTied[Int(index)]
      last = place.fit
      places.append(place)
    }
    places.append(end)
    if isTied, tracking != 0 || positions.hasLigatures { return nil }
    return LineBreaks(places: places, tracking: tracking, em: em, isTied: isTied)
  }
}
