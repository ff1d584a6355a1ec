import GalleyPicture
import GalleySnapshot
import GalleyText

extension InspectedView.TextStyle {
  static func all(of rule: TextRule) -> [InspectedView.TextStyle] {
    var styles: [InspectedView.TextStyle] = []
    for (run, paint) in zip(rule.request.runs, rule.styles) where !run.text.isEmpty {
      let color: String? = if case .color(let color) = paint.foreground { color.hexText } else { nil }
      let style = InspectedView.TextStyle(
        size: run.font.size, weight: run.font.weight.rawValue, isItalic: run.font.isItalic,
        isUnderlined: paint.underline != nil, isStruckThrough: paint.strikethrough != nil, color: color,
        family: run.font.family,
        name: paint.textStyle == .body ? nil : paint.textStyle?.rawValue ?? InspectedView.TextStyle.fixed)
      if styles.last != style { styles.append(style) }
    }
    return styles
  }
}
