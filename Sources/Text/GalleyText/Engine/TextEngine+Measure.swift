extension TextEngine {
  public func prepare(_ request: TextRequest) -> PreparedText { PreparedText(request, engine: self) }

  /// The size and the baselines of `request` at most `width` points wide: those of ``layout(_:width:)``, in a fraction
  /// of the time.
  public func measure(_ request: TextRequest, width: Double? = nil) -> TextMeasure {
    prepare(request).measure(width: width)
  }
}
