/// The styles with width tables. Creating the tables takes as long as several hundred layouts, so the first strings in
/// a style are laid out instead.
final class LineStyles {
  static let patience = 512
  static let many = 2 * patience
  private static let capacity = 32

  private var entries: [Entry] = []
  private var last = 0
  private var rules: [String: BreakRules] = [:]
  private let positions = LetterPositions()

  private struct Entry {
    var font: ResolvedFont
    var language: String
    var uses: Int
    var style: LineStyle?
  }

  func style(
    font: ResolvedFont, language: String, uses: Int = 1,
    make: (FontWidths.Style, BreakRules, LetterPositions) -> LineStyle?
  ) -> LineStyle? {
    let index = index(font, language)
    if let known = entries[index].style { return known }
    let before = entries[index].uses
    entries[index].uses += uses
    guard before <= LineStyles.patience, entries[index].uses > LineStyles.patience else { return nil }
    // This may drop the tables of all other styles, but it does not move any entry.
    let style = make(FontWidths.Style(font: font, language: language), rules(of: language), positions)
    entries[index].style = style
    return style
  }

  func known(font: ResolvedFont, language: String) -> LineStyle? {
    entries.first { $0.font == font && $0.language == language }?.style
  }

  func removeTables() {
    for entry in entries { entry.style?.retire() }
    for index in entries.indices where entries[index].style != nil {
      entries[index].style = nil
      entries[index].uses = LineStyles.patience
    }
  }

  private func index(_ font: ResolvedFont, _ language: String) -> Int {
    if last < entries.count, entries[last].font == font, entries[last].language == language { return last }
    if let index = entries.firstIndex(where: { $0.font == font && $0.language == language }) {
      last = index
      return index
    }
    if entries.count == LineStyles.capacity {
      // A prepared text may still use one of these styles, whose tables can no longer be dropped from here. It then
      // looks up a new style and releases the tables.
      for entry in entries.prefix(LineStyles.capacity / 2) { entry.style?.drop() }
      entries.removeFirst(LineStyles.capacity / 2)
    }
    entries.append(Entry(font: font, language: language, uses: 0))
    last = entries.count - 1
    return last
  }

  private func rules(of language: String) -> BreakRules {
    if let known = rules[language] { return known }
    let made = BreakRules()
    if rules.count == LineStyles.capacity { rules = [:] }
    rules[language] = made
    return made
  }
}
