public import GalleyTables
public import GalleyText

extension TableDocument {
  /// Returns the table in the largest font size at which its columns fit side by side, with smaller gaps.
  ///
  /// Returns nil if the columns already fit, if the plan prescribes a layout, or if `TablePlan.leastFontSize` is not
  /// small enough.
  ///
  /// - Parameters:
  ///   - table: The table of this document.
  ///   - engine: The text engine of this thread.
  ///   - helpers: Text engines for additional threads, one each (default: none).
  /// - Throws: `PrintError` if the table cannot be laid out.
  public func denser(
    _ table: Table, engine: TextEngine, helpers: [TextEngine] = []
  ) throws(PrintError) -> TableDocument? {
    guard fit.layout == .stacked, plan.stacking == .automatic, let minimum = plan.leastFontSize else { return nil }
    var attempts = 0
    var size = plan.fontSize
    while size >= minimum, attempts < Self.maximumAttempts {
      defer { size -= Self.step }
      guard width(atSize: size) <= FitAdvice.offered(by: plan.paper) else { continue }
      attempts += 1
      let document = try close(table, size: size, engine: engine, helpers)
      guard document.fit.layout != .stacked else { continue }
      // A smaller font size is easier to read than rows of many lines.
      let wanted = Self.wellRead
      guard size > wanted, minimum <= wanted, document.isOftenBroken else { return document }
      let smaller = try close(table, size: wanted, engine: engine, helpers)
      return smaller.starts.count * 4 <= document.starts.count * 3 ? smaller : document
    }
    return nil
  }

  private func close(
    _ table: Table, size: Double, engine: TextEngine, _ helpers: [TextEngine]
  ) throws(PrintError) -> TableDocument {
    var plan = plan
    (plan.fontSize, plan.isDense) = (size, true)
    return try TableDocument(table, plan, file: file, logo: logo, engine: engine, helpers: helpers)
  }

  /// The minimum font size at which printed text is easy to read, in points.
  private static let wellRead = 6.5

  private var isOftenBroken: Bool {
    zip(printed, fit.widths).contains { column, width in (column.measure.usual.last ?? 0) > width + 0.5 }
  }

  /// Returns the table with its columns split over facing pages.
  ///
  /// Returns nil if the columns fit side by side, if most cells are empty, or if a row would need too many pages.
  ///
  /// - Parameters:
  ///   - table: The table of this document.
  ///   - engine: The text engine of this thread.
  ///   - helpers: Text engines for additional threads, one each (default: none).
  /// - Throws: `PrintError` if the table cannot be laid out.
  public func facing(
    _ table: Table, engine: TextEngine, helpers: [TextEngine] = []
  ) throws(PrintError) -> TableDocument? {
    guard fit.layout == .stacked, plan.stacking == .automatic, isFilled else { return nil }
    var best: TableDocument?
    for size in Self.facingSizes {
      var plan = plan
      (plan.splitsColumns, plan.isDense, plan.fontSize) = (true, true, min(plan.fontSize, size))
      let document = try TableDocument(table, plan, file: file, logo: logo, engine: engine, helpers: helpers)
      // A smaller font size is used only if the table then needs fewer facing pages.
      let maximum = best?.frame.panels.count ?? Self.maximumFacingPages + 1
      if 2..<maximum ~= document.frame.panels.count { best = document }
    }
    return best
  }

  private static let facingSizes = [7.5, 6.5]
  private static let maximumFacingPages = 4

  /// Whether at least 40 % of the cells are non-empty. With fewer, the record layout is shorter.
  private var isFilled: Bool {
    let step = max(1, self.table.rowCount / 2000)
    var (filled, all) = (0, 0)
    for row in stride(from: 0, to: self.table.rowCount, by: step) {
      for column in printed {
        all += 1
        filled += column.cells.isEmpty(row) ? 0 : 1
      }
    }
    return filled * 5 >= all * 2
  }

  private static let step = 0.5
  private static let maximumAttempts = 3

  private func width(atSize size: Double) -> Double {
    let spaces = Double(max(columns.count - 1, 0))
    return (fit.minimum - spaces * fit.gap) * size / plan.fontSize + spaces * TableStyle.denseGap(size: size)
  }
}
