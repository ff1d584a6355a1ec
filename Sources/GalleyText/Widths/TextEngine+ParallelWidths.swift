public import GalleyGeometry

extension TextEngine {
  /// The width of every text of `column`, measured on several threads; the same as with one.
  ///
  /// `progress` hears, one call at a time and on any thread, how many texts are done, and says whether to go on. The
  /// answer is nil if it said no.
  public func widths(
    of column: TextColumn, font: ResolvedFont, language: String = "en",
    baseDirection: LayoutDirection = .leftToRight, threads: Int, progress: @Sendable (Int) -> Bool = { _ in true }
  ) -> ColumnWidths? {
    let style = FontWidths.Style(font: font, language: language)
    // The first texts fill the table for all threads, as far as the rest is like them.
    var (answer, done) = begin(column, style, baseDirection)
    guard progress(done) else { return nil }
    if threads > 1, baseDirection == .leftToRight, done < column.count, let quick = tables(for: style).quick {
      let (library, theme) = (library, theme)
      let measuring = ParallelMeasuring(column, from: done, answer.filled(to: column.count), quick, style) {
        TextEngine(library: library, theme: theme)
      }
      guard let (found, left) = measuring.run(threads: threads, progress: progress) else { return nil }
      answer = found
      for index in left { answer.take(widths(of: column, in: index..<index + 1, style, baseDirection), at: index) }
      return answer
    }
    while done < column.count {
      let range = done..<min(done + ParallelMeasuring.portion, column.count)
      answer.append(widths(of: column, in: range, style, baseDirection))
      done = range.upperBound
      guard progress(done) else { return nil }
    }
    return answer
  }

  private func begin(
    _ column: TextColumn, _ style: FontWidths.Style, _ baseDirection: LayoutDirection
  ) -> (ColumnWidths, Int) {
    let count = min(column.count, ParallelMeasuring.portion)
    return (widths(of: column, in: 0..<count, style, baseDirection), count)
  }
}

extension ColumnWidths {
  /// With room for `count` widths.
  fileprivate func filled(to count: Int) -> ColumnWidths {
    var answer = self
    answer.widths += [TextWidth](repeating: .zero, count: count - widths.count)
    return answer
  }

  /// Adds the widths of the texts that follow.
  fileprivate mutating func append(_ next: ColumnWidths) {
    widths += next.widths
    problems.merge(next.problems) { $1 }
    paths = paths + next.paths
  }

  /// Takes the one width of `other` for the text at `index`.
  fileprivate mutating func take(_ other: ColumnWidths, at index: Int) {
    widths[index] = other.widths[0]
    problems.merge(other.problems) { $1 }
    paths = paths + other.paths
  }
}
