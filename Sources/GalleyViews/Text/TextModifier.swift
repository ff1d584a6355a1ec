import GalleyText

/// One change to a text's looks.
enum TextModifier {
  case font(Font?)
  case weight(Font.Weight?)
  case italic
  case monospaced
  case design(Font.Design?)
  case monospacedDigit
  case tracking(Double)
  case baselineOffset(Double)
  case ground(Color)
  case underline(TextLineStyle?)
  case strikethrough(TextLineStyle?)
  case style(any ShapeStyle)

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
    case .ground(let color): environment.textGround = color
    case .underline(let line): environment.underline = line
    case .strikethrough(let line): environment.strikethrough = line
    case .style(let style):
      // A level is a level of the style around the text, so it is settled before it becomes that style.
      environment.foregroundStyle = SettledStyle(style.resolve(in: environment))
    }
  }
}

extension TextModifier {
  /// Notes what of the change has a say in how large a text is.
  func survey(_ survey: RowSurvey) {
    switch self {
    case .font(let font):
      survey.note("font")
      survey.note(font)
    case .weight(let weight):
      survey.note("weight")
      survey.note(weight)
    case .italic: survey.note("italic")
    case .monospaced: survey.note("monospaced")
    case .design(let design):
      survey.note("design")
      survey.note(design)
    case .monospacedDigit: survey.note("digits")
    case .tracking(let points):
      survey.note("tracking")
      survey.note(points)
    case .baselineOffset(let points):
      survey.note("offset")
      survey.note(points)
    case .ground, .underline, .strikethrough, .style: break
    }
  }
}

extension Text {
  /// A line under or through text.
  public typealias LineStyle = TextLineStyle
}
