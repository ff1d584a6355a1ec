/// The interface between view layout and text: measures and sets a paragraph at a width.
///
/// A struct of functions, so that layout tests need no fonts.
public struct TextMeasurer {
  public var prepare: (_ request: TextRequest) -> PreparedText
  /// The width is the maximum line width in points. If nil or infinite, only the text's own line breaks end lines.
  public var layout: (_ request: TextRequest, _ width: Double?) -> TextLayout

  /// Creates a measurer that uses `layout` for both.
  public init(layout: @escaping (_ request: TextRequest, _ width: Double?) -> TextLayout) {
    self.init(prepare: { PreparedText($0, layout: layout) }, layout: layout)
  }

  /// Creates a measurer from two functions, whose sizes must agree.
  ///
  /// - Parameters:
  ///   - prepare: Returns a text that can be measured repeatedly.
  ///   - layout: Sets a text in a maximum width in points; nil or infinity is no limit.
  public init(
    prepare: @escaping (_ request: TextRequest) -> PreparedText,
    layout: @escaping (_ request: TextRequest, _ width: Double?) -> TextLayout
  ) {
    self.prepare = prepare
    self.layout = layout
  }
}
