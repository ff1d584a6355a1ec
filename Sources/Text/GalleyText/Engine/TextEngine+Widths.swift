public import GalleyGeometry

extension TextEngine {
  /// Returns the width of `text` without a width limit. It is the same as that of ``layout(_:width:)``, but this method
  /// is much faster. The width of text with line breaks is that of its widest line.
  ///
  /// If the font family is missing, ``FontTheme/interface`` replaces it. ``widths(of:font:language:baseDirection:)``
  /// and ``layout(_:width:)`` report missing families and characters.
  ///
  /// - Parameters:
  ///   - text: The text, in one font. It may contain line breaks.
  ///   - font: The font.
  ///   - language: The BCP 47 tag of the language, which selects localised glyph forms (default: "en").
  ///   - baseDirection: The direction of text without letters (default: left to right).
  /// - Returns: The width, for example in points as ``TextWidth/points``.
  public func width(
    of text: String, font: ResolvedFont, language: String = "en", baseDirection: LayoutDirection = .leftToRight
  ) -> TextWidth {
    let style = FontWidths.Style(font: font, language: language)
    if baseDirection == .leftToRight {
      var text = text
      switch text.withUTF8(tables(for: style).width) {
      case .summed(let width), .substituted(let width): return width
      case .unknown: break
      }
    }
    return setWidth(text, style, baseDirection).width
  }

  /// Returns the width of every string in `column`, as ``width(of:font:language:baseDirection:)`` does, and the
  /// problems of strings that could not be laid out as requested.
  ///
  /// ```swift
  /// let cities = TextColumn(["Berlin", "Hamburg", "München"])
  /// let measured = TextEngine().widths(of: cities, font: Font.body.resolve())
  /// if let widest = measured.widest { print(cities[widest], measured.widths[widest].points) }
  /// ```
  ///
  /// - Parameters:
  ///   - column: The strings to measure.
  ///   - font: The font of all strings.
  ///   - language: The BCP 47 tag of the language, which selects localised glyph forms (default: "en").
  ///   - baseDirection: The direction of strings without letters (default: left to right).
  public func widths(
    of column: TextColumn, font: ResolvedFont, language: String = "en",
    baseDirection: LayoutDirection = .leftToRight
  ) -> ColumnWidths {
    var findings = ColumnFindings()
    let style = FontWidths.Style(font: font, language: language)
    let widths = [TextWidth](unsafeUninitializedCapacity: column.count) { memory, count in
      guard let base = memory.baseAddress else { return }
      let job = ColumnJob(column: column, style: style, baseDirection: baseDirection, widths: WidthPlaces(base))
      measure(job, in: 0..<column.count, &findings)
      count = column.count
    }
    return ColumnWidths(widths: widths, problems: findings.problems, paths: findings.paths)
  }

  func measure(_ job: ColumnJob, in range: Range<Int>, _ findings: inout ColumnFindings) {
    let isSummed = job.baseDirection == .leftToRight
    let left =
      isSummed
      ? tables(for: job.style).measure(job.column, in: range, into: job.widths, &findings.paths) : Array(range)
    for index in left {
      let set = setWidth(job.column[index], job.style, job.baseDirection)
      job.widths[index] = set.width
      if !set.problems.isEmpty { findings.problems[index] = set.problems }
    }
    findings.paths.set += left.count
  }

  func tables(for style: FontWidths.Style) -> FontWidths {
    if tableBuilder.memory.isExceeded { forgetTables() }
    if let known = widthTables[style] { return known }
    let tables = FontWidths(style, tableBuilder: tableBuilder)
    widthTables[style] = tables
    return tables
  }

  func forgetTables() {
    widthTables.removeAll()
    lineStyles.removeTables()
  }

  private func setWidth(
    _ text: String, _ style: FontWidths.Style, _ baseDirection: LayoutDirection
  ) -> SetWidth {
    let request = TextRequest(
      runs: [TextRequest.Run(text, font: style.font)], baseDirection: baseDirection, language: style.language)
    if let known = setWidths[request] { return known }
    let answer = known(request).map(SetWidth.init) ?? naturalWidth(of: request) ?? SetWidth(setOnce(request))
    setWidths[request] = answer
    return answer
  }
}

struct SetWidth {
  var width: TextWidth
  var problems: [TextProblem]
}

extension SetWidth {
  init(_ layout: TextLayout) {
    self.init(width: TextWidth(units: PangoUnits.nearest(layout.size.width)), problems: layout.problems)
  }
}
