/// Measures text with the tables of an engine. It may run on any single thread while the engine is not in use. If the
/// tables do not cover the text, it sets ``PreparedText/isFaulty``.
package final class TableMeasurer {
  private let engine: TextEngine
  private let positions = LetterPositions()
  private let room = TextScratch()
  private var entries: [Entry] = []
  private var isOpen = true
  /// Whether text that is the same in all rows could not be measured. If so, all results are invalid.
  package internal(set) var isStuck = false

  private struct Entry {
    var font: ResolvedFont
    var language: String
    var style: LineStyle?
  }

  package init(_ engine: TextEngine) { self.engine = engine }

  package var measurer: TextMeasurer { TextMeasurer(prepare: prepare) { request, _ in self.layout(request) } }

  private func prepare(_ request: TextRequest) -> PreparedText {
    guard isOpen else { return PreparedText(request, tables: self, natural: nil) }
    for run in request.runs where index(run.font, request.language) == nil {
      entries.append(Entry(font: run.font, language: request.language))
    }
    return PreparedText(request, tables: self, natural: engine.measure(request))
  }

  /// Makes new tables available, and returns whether it can measure anything. Call it on the engine's thread.
  package func refresh() -> Bool {
    isOpen = false
    if isStuck { return false }
    for index in entries.indices {
      entries[index].style?.drop()
      entries[index].style = engine.knownLineStyle(font: entries[index].font, language: entries[index].language)
        .map { LineStyle(shared: $0, positions, room) }
    }
    return entries.contains { $0.style != nil }
  }

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
