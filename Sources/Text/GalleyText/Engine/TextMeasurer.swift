/// The one door to text: measures and sets a paragraph at a width.
///
/// A struct of functions, so that a test of layout can answer with three lines of arithmetic and need no fonts.
public struct TextMeasurer {
  public var prepare: (_ request: TextRequest) -> PreparedText
  /// Sets a request at most `width` points wide, or on as few lines as its own breaks allow where `width` is nil
  /// or infinite.
  public var layout: (_ request: TextRequest, _ width: Double?) -> TextLayout

  /// A measurer that answers with `layout`, and measures what that sets.
  public init(layout: @escaping (_ request: TextRequest, _ width: Double?) -> TextLayout) {
    self.init(prepare: { PreparedText($0, layout: layout) }, layout: layout)
  }

  /// A measurer that measures what `prepare` prepared, and answers with `layout`, which must agree.
  public init(
    prepare: @escaping (_ request: TextRequest) -> PreparedText,
    layout: @escaping (_ request: TextRequest, _ width: Double?) -> TextLayout
  ) {
    self.prepare = prepare
    self.layout = layout
  }
}
