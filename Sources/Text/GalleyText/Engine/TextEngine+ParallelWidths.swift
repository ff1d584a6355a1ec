public import GalleyGeometry

extension TextEngine {
  /// Returns the width of every string in `column`, measured on several threads. The result does not depend on their
  /// number.
  ///
  /// - Parameters:
  ///   - column: The strings to measure.
  ///   - font: The font of all strings.
  ///   - language: A BCP 47 tag.
  ///   - baseDirection: The direction of strings without letters.
  ///   - threads: The maximum number of threads.
  ///   - progress: Receives the number of finished strings. It is called on any thread, but never twice at the same
  ///     time. If it returns false, measuring stops when the portions in progress (up to 4,096 strings each) are
  ///     finished.
  /// - Returns: The widths, or nil if `progress` returned false.
  public func widths(
    of column: TextColumn, font: ResolvedFont, language: String = "en",
    baseDirection: LayoutDirection = .leftToRight, threads: Int, progress: @Sendable (Int) -> Bool = { _ in true }
  ) -> ColumnWidths? {
    let style = FontWidths.Style(font: font, language: language)
    var findings = ColumnFindings()
    var isWhole = false
    let widths = [TextWidth](unsafeUninitializedCapacity: column.count) { memory, count in
      guard let base = memory.baseAddress else { return isWhole = progress(0) }
      let job = ColumnJob(column: column, style: style, baseDirection: baseDirection, widths: WidthPlaces(base))
      isWhole = run(job, threads: threads, &findings, progress)
      count = isWhole ? column.count : 0
    }
    return isWhole ? ColumnWidths(widths: widths, problems: findings.problems, paths: findings.paths) : nil
  }

  private func run(
    _ job: ColumnJob, threads: Int, _ findings: inout ColumnFindings, _ progress: @Sendable (Int) -> Bool
  ) -> Bool {
    // Measuring the first strings fills the table for all threads, as long as the other strings resemble them.
    var done = 0
    while done < job.column.count {
      if done > 0, threads > 1, job.baseDirection == .leftToRight, let quick = tables(for: job.style).quick {
        return run(job, from: done, quick, threads: threads, &findings, progress)
      }
      let range = done..<min(done + ColumnJob.portion, job.column.count)
      measure(job, in: range, &findings)
      done = range.upperBound
      guard progress(done) else { return false }
    }
    return true
  }

  private func run(
    _ job: ColumnJob, from start: Int, _ quick: QuickWidths, threads: Int, _ findings: inout ColumnFindings,
    _ progress: @Sendable (Int) -> Bool
  ) -> Bool {
    let (library, theme) = (library, theme)
    let measuring = ParallelMeasuring(job, from: start, findings, quick) {
      TextEngine(library: library, theme: theme)
    }
    guard let (found, left) = measuring.run(threads: threads, progress: progress) else { return false }
    findings = found
    for index in left { measure(job, in: index..<index + 1, &findings) }
    return true
  }
}

struct ColumnJob: Sendable {
  static let portion = 4096

  let column: TextColumn
  let style: FontWidths.Style
  let baseDirection: LayoutDirection
  let widths: WidthPlaces
}
