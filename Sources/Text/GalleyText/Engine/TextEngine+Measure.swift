extension TextEngine {
  public func prepare(_ request: TextRequest) -> PreparedText { PreparedText(request, engine: self) }

  /// Returns the size and baselines. They are the same as those of ``layout(_:width:)``, but this method is much
  /// faster.
  ///
  /// ```swift
  /// let engine = TextEngine()
  /// let font = Font.body.resolve()
  /// let measure = engine.measure(TextRequest(runs: [TextRequest.Run("Hello, world", font: font)]), width: 80)
  /// print(measure.size, measure.lineCount)
  /// ```
  ///
  /// - Parameters:
  ///   - request: The text with its fonts and paragraph settings.
  ///   - width: The maximum line width in points. If it is nil or infinite, lines end only at line breaks in the text.
  /// - Returns: The size and the baselines, in points.
  public func measure(_ request: TextRequest, width: Double? = nil) -> TextMeasure {
    prepare(request).measure(width: width)
  }
}
