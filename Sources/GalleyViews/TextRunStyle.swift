/// A line under or through text.
public struct TextLineStyle: Hashable, Sendable {
  /// The line's colour; nil is the text's own.
  public var color: Color?

  /// A line in `color`.
  public init(color: Color? = nil) { self.color = color }
}

/// What a run of text is painted with.
package struct TextRunStyle: Hashable {
  /// The glyphs' style.
  package private(set) var foreground: ResolvedStyle
  /// The style of a line under the run, or nil for none.
  package let underline: ResolvedStyle?
  /// The style of a line through the run, or nil for none.
  package let strikethrough: ResolvedStyle?

  init(_ environment: EnvironmentValues) {
    let foreground = ForegroundStyle().resolve(in: environment)
    func style(of line: TextLineStyle?) -> ResolvedStyle? {
      line.map { $0.color?.resolve(in: environment) ?? foreground }
    }
    self.foreground = foreground
    underline = style(of: environment.underline)
    strikethrough = style(of: environment.strikethrough)
  }
  /// The same lines with glyphs in another style.
  func painted(_ style: ResolvedStyle) -> TextRunStyle {
    var painted = self
    painted.foreground = style
    return painted
  }
}
