/// Measures texts by what the tables of an engine know, on any one thread while nobody uses the engine.
///
/// It reads the engine's tables and changes nothing in them, so that several can measure at a time. A text of which the
/// tables do not know all is left to the engine: ``PreparedText/isFaulty`` says so.
package final class TableMeasurer {
  private let engine: TextEngine
  private let positions = LetterPositions()
  private let room = TextScratch()
  private var entries: [Entry] = []
  private var isOpen = true
  /// Whether a text that is the same in all rows could not be measured; then nothing that is measured here counts.
  package internal(set) var isStuck = false

  private struct Entry {
    var font: ResolvedFont
    var language: String
    var style: LineStyle?
  }

  /// A measurer by the tables of `engine`. Texts are prepared on the engine's thread, until ``refresh()``.
  package init(_ engine: TextEngine) { self.engine = engine }

  package var measurer: TextMeasurer { TextMeasurer(prepare: prepare) { request, _ in self.layout(request) } }

  private func prepare(_ request: TextRequest) -> PreparedText {
    guard isOpen else { return PreparedText(request, tables: self, natural: nil) }
    for run in request.runs where index(run.font, request.language) == nil {
      entries.append(Entry(font: run.font, language: request.language))
    }
    return PreparedText(request, tables: self, natural: engine.measure(request))
  }

  /// Takes over what the engine has learned by now, on the engine's thread; answers whether anything can be measured.
  package func refresh() -> Bool {
    isOpen = false
    if isStuck { return false }
    for index in entries.indices {
      // Prepared texts ask for the new one then.
      entries[index].style?.drop()
      entries[index].style = engine.knownLineStyle(font: entries[index].font, language: entries[index].language)
        .map { LineStyle(lent: $0, positions, room) }
    }
    return entries.contains { $0.style != nil }
  }

  /// The style of texts in `font` and `language`, if the engine had one at the last ``refresh()``.
  func lineStyle(font: ResolvedFont, language: String) -> LineStyle? {
    index(font, language).flatMap { entries[$0].style }
  }

  private func index(_ font: ResolvedFont, _ language: String) -> Int? {
    entries.firstIndex { $0.font == font && $0.language == language }
  }

  func layout(_ request: TextRequest) -> TextLayout {
    isStuck = true
    return LineStack(request).layout(of: [], problems: [])
  }
}
