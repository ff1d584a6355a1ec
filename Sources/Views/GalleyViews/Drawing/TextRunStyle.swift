import GalleyText

public struct TextLineStyle: Hashable, Sendable {
  public var color: Color?
  public var pattern: Pattern

  public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

  public static let single = TextLineStyle()

  public enum Pattern: Hashable, Sendable, CaseIterable {
    case solid
    case dot
    case dash
    case dashDot
    case dashDotDot

    /// In multiples of the line's thickness; empty for a solid line.
    var dashes: [Double] {
      switch self {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    }
  }
}

extension EnvironmentValues {
  public var underline: TextLineStyle? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }

  public var strikethrough: TextLineStyle? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }
}

private enum TextBackgroundKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private enum UnderlineKey: EnvironmentKey {
  static var defaultValue: TextLineStyle? { nil }
}

private enum StrikethroughKey: EnvironmentKey {
  static var defaultValue: TextLineStyle? { nil }
}

package struct TextRunStyle: Equatable {
  package private(set) var foreground: ResolvedStyle
  package let underline: Line?
  package let strikethrough: Line?
  package let background: ResolvedStyle?
  package let isCovered: Bool
  /// The image that replaces the glyphs.
  package private(set) var image: InlineImage?
  let textStyle: Font.TextStyle?
  private(set) var attributes = TextAttributes()

  package struct Line: Hashable {
    let style: ResolvedStyle
    let dashes: [Double]
  }

  init(_ environment: borrowing EnvironmentValues, image: InlineImage? = nil) {
    self.image = image
    textStyle = (environment.font ?? .body).textStyle
    let redaction = environment.redaction
    isCovered = redaction == .covered
    foreground = environment.foreground
    if redaction == .faded { foreground = foreground.multiplyingAlpha(by: Redaction.fading) }
    background = environment.textBackground.map { $0.resolve(in: copy environment) }
    underline = environment.style(of: environment.underline, over: foreground)
    strikethrough = environment.style(of: environment.strikethrough, over: foreground)
  }

  func painted(_ change: (ResolvedStyle) -> ResolvedStyle) -> TextRunStyle {
    var painted = self
    painted.foreground = change(foreground)
    painted.image = image?.painted(change)
    return painted
  }

  func marked(by marks: [TextMark]) -> TextRunStyle {
    var marked = self
    marked.attributes.marks = marks
    return marked
  }

  /// The styles that ``painted(_:)`` transforms, in the same order.
  var paints: [ResolvedStyle] { [foreground] + (image?.styles ?? []) }
}

extension EnvironmentValues {
  fileprivate var foreground: ResolvedStyle { ForegroundStyle().resolve(in: self) }

  fileprivate func style(of line: TextLineStyle?, over foreground: ResolvedStyle) -> TextRunStyle.Line? {
    line.map {
      TextRunStyle.Line(style: $0.color?.resolve(in: self) ?? foreground, dashes: $0.pattern.dashes)
    }
  }

  var textBackground: Color? {
    get { self[TextBackgroundKey.self] }
    set { self[TextBackgroundKey.self] = newValue }
  }
}
