/// The interface between view layout and text: measures a paragraph and lays it out at a width.
///
/// A struct of functions, so that layout tests need no fonts.
public struct TextMeasurer {
  public var prepare: (_ request: TextRequest) -> PreparedText
  /// Lays out a request. The width is the maximum line width in points. If it is nil or infinite, lines end only at
  /// line breaks in the text.
  public var layout: (_ request: TextRequest, _ width: Double?) -> TextLayout

  /// Creates a measurer that uses `layout` for both measuring and layout.
  public init(layout: @escaping (_ request: TextRequest, _ width: Double?) -> TextLayout) {
    self.init(prepare: { PreparedText($0, layout: layout) }, layout: layout)
  }

  /// Creates a measurer from two functions, which must give the same sizes.
  ///
  /// - Parameters:
  ///   - prepare: Returns an object that can measure the text of a request repeatedly.
  ///   - layout: Lays out text with a maximum line width in points; nil or infinity means no limit.
  public init(
    prepare: @escaping (_ request: TextRequest) -> PreparedText,
    layout: @escaping (_ request: TextRequest, _ width: Double?) -> TextLayout
  ) {
    self.prepare = prepare
    self.layout = layout
  }
}
