/// What an engine remembers, and how much that helped.
///
/// What is measured is kept for drawing: both ask the same caches.
public struct TextStatistics: Hashable, Sendable {
  public var layouts = CacheFigures()
  /// Widths that only setting a text tells.
  public var widths = CacheFigures()
  /// Tables of widths; a hit is a style that has some.
  public var tables = CacheFigures()

  public init() {}

  public var total: CacheFigures { layouts + widths + tables }

  public static func + (first: TextStatistics, second: TextStatistics) -> TextStatistics {
    var sum = first
    sum.layouts = first.layouts + second.layouts
    sum.widths = first.widths + second.widths
    sum.tables = first.tables + second.tables
    return sum
  }
}

extension TextEngine {
  /// What the engine remembers, and how much that has helped so far.
  public var statistics: TextStatistics {
    var statistics = TextStatistics()
    statistics.layouts = layoutFigures
    statistics.widths = setWidths.figures
    statistics.tables = widthTables.figures
    statistics.tables.bytes = tableBuilder.memory.bytes
    statistics.tables.budget = TableMemory.budget
    return statistics
  }
}
