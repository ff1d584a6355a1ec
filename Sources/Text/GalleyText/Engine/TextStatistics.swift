/// Statistics of an engine's caches, which measuring and drawing share.
package struct TextStatistics: Hashable, Sendable {
  package var layouts = CacheFigures()
  package var widths = CacheFigures()
  /// The tables. A hit means that the style of the measured text already has tables.
  package var tables = CacheFigures()

  package init() {}

  package var total: CacheFigures { layouts + widths + tables }

  package static func + (first: TextStatistics, second: TextStatistics) -> TextStatistics {
    var sum = first
    sum.layouts = first.layouts + second.layouts
    sum.widths = first.widths + second.widths
    sum.tables = first.tables + second.tables
    return sum
  }
}

extension TextEngine {
  package var statistics: TextStatistics {
    var statistics = TextStatistics()
    statistics.layouts = layoutFigures
    statistics.widths = setWidths.figures
    statistics.tables = widthTables.figures
    statistics.tables.bytes = tableBuilder.memory.bytes
    statistics.tables.budget = TableMemory.budget
    return statistics
  }
}
