import CPangoCairo

final class FontWidths {
  let style: Style
  /// The builder of new tables; nil for shared tables, which do not change.
  private let tableBuilder: WidthTableBuilder?
  let scratch: TextScratch.Pointers
  private let room: TextScratch
  private let tracking: Int
  @exclusivity(unchecked) private var latin: WidthTable?
  @exclusivity(unchecked) private(set) var plain: PlainWidths?
  private let isLatinCommon: Bool
  private var others = ScriptTables<WidthTable?>()
  private(set) lazy var mixed: MixedWidths? = tableBuilder?.mixed(for: style, own: self)
  @exclusivity(unchecked) private(set) var isRetired = false

  struct Style: Hashable, Sendable {
    var font: ResolvedFont
    var language: String
  }

  init(_ style: Style, tableBuilder: WidthTableBuilder) {
    self.style = style
    self.tableBuilder = tableBuilder
    room = tableBuilder.scratch
    scratch = room.pointers
    tracking = Int(PangoUnits.nearest(style.font.layoutTracking))
    latin = tableBuilder.table(for: style, script: G_UNICODE_SCRIPT_LATIN)
    isLatinCommon = latin.map { tableBuilder.isShapedAlike($0.plan, style, script: G_UNICODE_SCRIPT_COMMON) } ?? false
    plain = latin.map { PlainWidths(cells: $0.reader.asciiCells, tracking: tracking, isLatinCommon: isLatinCommon) }
  }

  /// Shares tables for reading on the thread of `room`. `widths` must not change meanwhile.
  init(shared widths: FontWidths, _ room: TextScratch) {
    (style, tracking, isLatinCommon) = (widths.style, widths.tracking, widths.isLatinCommon)
    (tableBuilder, self.room, scratch) = (nil, room, room.pointers)
    latin = widths.latin.map { WidthTable(shared: $0) }
    others = widths.others.compactMap { .some($0.map { WidthTable(shared: $0) }) }
    plain = latin.map { PlainWidths(cells: $0.reader.asciiCells, tracking: tracking, isLatinCommon: isLatinCommon) }
  }

  func forEachTable(sharedWith widths: FontWidths, _ body: (_ owner: WidthTable, _ shared: WidthTable) -> Void) {
    if let owner = widths.latin, let shared = latin { body(owner, shared) }
    for script in LetterScript.allCases {
      if let owner = widths.others[script] ?? nil, let shared = others[script] ?? nil { body(owner, shared) }
    }
  }

  func retire() {
    isRetired = true
    (latin, plain, mixed) = (nil, nil, nil)
    others = ScriptTables()
  }

  enum Finding {
    case summed(TextWidth)
    /// A width that includes substitutions, new pairs, or letters from the table of a script other than Latin.
    case substituted(TextWidth)
    case unknown

    @inline(__always)
    var isUnknown: Bool { if case .unknown = self { true } else { false } }
  }

  /// The tables for reading on other threads, as long as this object exists and does not measure.
  var quick: QuickWidths? {
    guard let latin, let plain else { return nil }
    return QuickWidths(
      plain: plain, latin: ScriptWidths(latin, tracking: tracking),
      others: others.compactMap { $0.map { ScriptWidths($0, tracking: tracking) } })
  }

  func measure(_ column: TextColumn, in range: Range<Int>, into widths: WidthPlaces, _ paths: inout WidthPaths) -> [Int]
  {
    var left: [Int] = []
    var quick = quick
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start + FontWidths.portion, range.upperBound)
      let unknown = quick?.measure(column, in: start..<end, into: widths, scratch, &paths)
      for index in unknown ?? Array(start..<end) {
        switch column.withText(at: index, width) {
        case .summed(let width):
          widths[index] = width
          paths.summed += 1
        case .substituted(let width):
          widths[index] = width
          paths.substituted += 1
        case .unknown: left.append(index)
        }
      }
      // Tables of other scripts may have been created meanwhile.
      if unknown?.isEmpty != true { quick = self.quick }
      start = end
    }
    return left
  }

  private static let portion = 256

  var latinTable: WidthTable? { latin }

  func width(of text: UnsafeBufferPointer<UInt8>) -> Finding {
    let known = tableWidth(of: text)
    guard known.isUnknown, let found = mixed?.find(text), let units = Int32(exactly: found.width) else { return known }
    return .substituted(TextWidth(units: units))
  }

  func tableWidth(of text: UnsafeBufferPointer<UInt8>) -> Finding {
    if let width = plain?.width(of: text) { return .summed(width) }
    if let latin {
      let known = ScriptWidths(latin, tracking: tracking).width(of: text, scratch, isLatinCommon: isLatinCommon)
      if !known.isUnknown { return known }
    }
    return table(of: text).map { width(of: text, count: $0.count, in: $0.table) } ?? .unknown
  }

  func table(of text: UnsafeBufferPointer<UInt8>) -> (table: WidthTable, count: Int)? {
    guard text.count <= WidthTable.longest else { return nil }
    if let latin, let count = latin.reader.letters(of: text, into: scratch),
      isLatinCommon || latin.hasLetterOfScript(scratch, count: count)
    {
      return (latin, count)
    }
    guard let table = table(forLettersOf: text), let count = table.reader.letters(of: text, into: scratch) else {
      return nil
    }
    return (table, count)
  }

  private func width(of text: UnsafeBufferPointer<UInt8>, count: Int, in table: WidthTable) -> Finding {
    guard let sum = table.sum(text, scratch, count: count), let width = TextWidth(sum, tracking: tracking) else {
      return .unknown
    }
    return .substituted(width)
  }

  private func table(forLettersOf text: UnsafeBufferPointer<UInt8>) -> WidthTable? {
    guard !isRetired, let script = LetterScript(of: text) else { return nil }
    if let known = others[script] { return known }
    guard let tableBuilder else { return nil }
    let made = tableBuilder.table(for: style, script: script.code)
    others[script] = .some(made)
    return made
  }
}

extension TextWidth {
  /// Returns nil if Pango has to lay out the text: overlapping letters may move the pen backwards, and Pango divides
  /// the tracking between both sides of every cluster.
  @inline(__always)
  init?(_ sum: WidthSum, tracking: Int) {
    let width = sum.width + max(sum.glyphs - 1, 0) * tracking
    guard width >= 0, let units = Int32(exactly: width) else { return nil }
    self.init(units: units)
  }
}
