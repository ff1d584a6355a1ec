/// The one door to text: sets a paragraph at a width.
///
/// A struct of functions, so that a test of layout can answer with three lines of arithmetic and need no fonts.
public struct TextMeasurer {
  /// Sets a request at most `width` points wide, or on as few lines as its own breaks allow where `width` is nil
  /// or infinite.
  public var layout: (_ request: TextRequest, _ width: Double?) -> TextLayout

  /// A measurer that answers with `layout`.
  public init(layout: @escaping (_ request: TextRequest, _ width: Double?) -> TextLayout) {
    self.layout = layout
  }
}
