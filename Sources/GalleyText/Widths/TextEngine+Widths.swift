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

  /// The widths of some texts of `column`.
  func widths(
    of column: TextColumn, in range: Range<Int>, _ style: FontWidths.Style, _ baseDirection: LayoutDirection
  ) -> ColumnWidths {
    var answer = ColumnWidths(
      widths: [TextWidth](repeating: .zero, count: range.count), problems: [:], paths: WidthPaths())
    var left: [Int] = []
    if baseDirection == .leftToRight {
      left = tables(for: style).measure(column, in: range, into: &answer)
    } else {
      left = Array(range)
    }
    for index in left {
      let set = setWidth(column[index], style, baseDirection)
      answer.widths[index - range.lowerBound] = set.width
      if !set.problems.isEmpty { answer.problems[index] = set.problems }
    }
    answer.paths.set = left.count
    return answer
  }

  /// The tables of `style`, made when first asked for.
  func tables(for style: FontWidths.Style) -> FontWidths {
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
