/// A line under or through text.
public struct TextLineStyle: Hashable, Sendable {
  /// The line's colour; nil is the text's own.
  public var color: Color?

  /// A line in `color`.
  public init(color: Color? = nil) { self.color = color }
}

extension EnvironmentValues {
  /// The line under text, or nil.
  public var underline: TextLineStyle? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }

  /// The line through text, or nil.
  public var strikethrough: TextLineStyle? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }
}

private enum UnderlineKey: EnvironmentKey {
  static var defaultValue: TextLineStyle? { nil }
}

private enum StrikethroughKey: EnvironmentKey {
  static var defaultValue: TextLineStyle? { nil }
}

/// What a run of text is painted with.
package struct TextRunStyle: Equatable {
  /// The glyphs' style.
  package private(set) var foreground: ResolvedStyle
  /// The style of a line under the run, or nil for none.
  package let underline: ResolvedStyle?
  /// The style of a line through the run, or nil for none.
  package let strikethrough: ResolvedStyle?
  /// Whether a bar stands for the run.
  package let isCovered: Bool
  /// The image that the run is, or nil for letters.
  package private(set) var image: InlineImage?

  init(_ environment: borrowing EnvironmentValues, image: InlineImage? = nil) {
    self.image = image
    let redaction = environment.redaction
    isCovered = redaction == .covered
    foreground = environment.foreground
    if redaction == .faded { foreground = foreground.multiplyingAlpha(by: Redaction.fading) }
    underline = environment.style(of: environment.underline, over: foreground)
    strikethrough = environment.style(of: environment.strikethrough, over: foreground)
  }

  /// The same lines with glyphs, or the parts of the image, in the styles that `change` makes of theirs.
  func painted(_ change: (ResolvedStyle) -> ResolvedStyle) -> TextRunStyle {
    var painted = self
    painted.foreground = change(foreground)
    painted.image = image?.painted(change)
    return painted
  }

  /// The styles that ``painted(_:)`` changes, in its order.
  var paints: [ResolvedStyle] { [foreground] + (image?.styles ?? []) }
}

extension EnvironmentValues {
  /// The style of glyphs.
  fileprivate var foreground: ResolvedStyle { ForegroundStyle().resolve(in: self) }

  /// The style of `line` at glyphs in `foreground`.
  fileprivate func style(of line: TextLineStyle?, over foreground: ResolvedStyle) -> ResolvedStyle? {
    line.map { $0.color?.resolve(in: self) ?? foreground }
  }
}
