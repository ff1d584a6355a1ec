public import GalleyGeometry

extension TextEngine {
  /// How far the pen moves over `text` where nothing limits its width: exactly what ``layout(_:width:)`` answers, in a
  /// fraction of the time.
  ///
  /// Of a text with line breaks it is the widest line's; a text whose family is missing has no width. What cannot be
  /// set as asked is told by measuring a column, or by ``layout(_:width:)``.
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

  /// The width of every text of `column`, each as ``width(of:font:language:baseDirection:)``, and what could not be
  /// set as asked.
  public func widths(
    of column: TextColumn, font: ResolvedFont, language: String = "en",
    baseDirection: LayoutDirection = .leftToRight
  ) -> ColumnWidths {
    widths(
      of: column, in: 0..<column.count, FontWidths.Style(font: font, language: language), baseDirection)
  }

  func widths(
    of column: TextColumn, in range: Range<Int>, _ style: FontWidths.Style, _ baseDirection: LayoutDirection
  ) -> ColumnWidths {
    var widths = [TextWidth](repeating: .zero, count: range.count)
    var problems: [Int: [TextProblem]] = [:]
    var paths = WidthPaths()
    widths.withUnsafeMutableBufferPointer { widths in
      func set(_ index: Int) {
        let answer = setWidth(column[index], style, baseDirection)
        widths[index - range.lowerBound] = answer.width
        paths.set += 1
        if !answer.problems.isEmpty { problems[index] = answer.problems }
      }
      if baseDirection == .rightToLeft { return range.forEach(set) }
      tables(for: style).forEachWidth(of: column, in: range) { index, finding in
        switch finding {
        case .summed(let width):
          widths[index - range.lowerBound] = width
          paths.summed += 1
        case .substituted(let width):
          widths[index - range.lowerBound] = width
          paths.substituted += 1
        case .unknown: set(index)
        }
      }
    }
    return ColumnWidths(widths: widths, problems: problems, paths: paths)
  }

  private func tables(for style: FontWidths.Style) -> FontWidths {
    if let known = widthTables[style] { return known }
    let tables = FontWidths(style, foundry: foundry)
    widthTables[style] = tables
    return tables
  }

  private func setWidth(
    _ text: String, _ style: FontWidths.Style, _ baseDirection: LayoutDirection
  ) -> SetWidth {
    let request = TextRequest(
      runs: [TextRequest.Run(text, font: style.font)], baseDirection: baseDirection, language: style.language)
    if let known = setWidths[request] { return known }
    let layout = setOnce(request)
    let answer = SetWidth(
      width: TextWidth(units: PangoUnits.nearest(layout.size.width)), problems: layout.problems)
    setWidths[request] = answer
    return answer
  }
}

/// The width that setting a text told.
struct SetWidth {
  var width: TextWidth
  var problems: [TextProblem]
}
