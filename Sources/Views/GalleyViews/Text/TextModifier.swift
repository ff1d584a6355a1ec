import GalleySnapshot
import GalleyText

enum TextModifier {
  case font(Font?)
  case weight(Font.Weight?)
  case italic
  case monospaced
  case design(Font.Design?)
  case monospacedDigit
  case tracking(Double)
  case baselineOffset(Double)
  case background(Color)
  case underline(TextLineStyle?)
  case strikethrough(TextLineStyle?)
  case width(Font.Width?)
  case scale(Text.Scale)
  case style(any ShapeStyle)
  case attribute(TextMark)

  func apply(to environment: inout EnvironmentValues) {
    switch self {
    case .font(let font): environment.font = font ?? environment.font
    case .weight(let weight): environment.fontWeight = weight
    case .italic: environment.isItalic = true
    case .monospaced: environment.isMonospaced = true
    case .design(let design): environment.fontDesign = design
    case .monospacedDigit: environment.hasMonospacedDigits = true
    case .tracking(let points): environment.tracking = points
    case .baselineOffset(let points): environment.baselineOffset = points
    case .background(let color): environment.textBackground = color
    case .underline(let line): environment.underline = line
    case .strikethrough(let line): environment.strikethrough = line
    case .width(let width): environment.fontWidth = width
    case .scale(let scale): environment.textScale = scale
    // Attributes affect only custom renderers.
    case .attribute: break
    case .style(let style):
      // A hierarchical level refers to the style around the text, so it has to be resolved before it replaces that
      // style.
      environment.foregroundStyle = SettledStyle(style._settle(in: environment))
    }
  }
}

extension TextModifier {
  func trace(_ trace: RowTrace) {
    switch self {
    case .font(let font):
      trace.note("font")
      trace.note(font)
    case .weight(let weight):
      trace.note("weight")
      trace.note(weight)
    case .italic: trace.note("italic")
    case .monospaced: trace.note("monospaced")
    case .design(let design):
      trace.note("design")
      trace.note(design)
    case .monospacedDigit: trace.note("digits")
    case .tracking(let points):
      trace.note("tracking")
      trace.note(points)
    case .baselineOffset(let points):
      trace.note("offset")
      trace.note(points)
    case .width(let width):
      trace.note("width")
      trace.note(width)
    case .scale(let scale):
      trace.note("scale")
      trace.note(scale)
    case .background, .underline, .strikethrough, .style, .attribute: break
    }
  }
}

extension Text {
  public typealias LineStyle = TextLineStyle
}

extension TextModifier {
  /// The aspect that the modifier sets; nil for modifiers that comparisons do not report.
  var aspect: StyleAspect? {
    switch self {
    case .font, .weight, .italic, .monospaced, .design, .monospacedDigit, .width, .scale: .font
    case .style: .color
    case .underline, .strikethrough: .decoration
    case .tracking: .spacing
    case .baselineOffset, .background, .attribute: nil
    }
  }
}
