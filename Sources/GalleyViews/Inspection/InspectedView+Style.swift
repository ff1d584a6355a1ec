public import GalleyPicture
public import GalleyText

extension InspectedView {
  /// What a run of text is set in and painted with.
  public struct Style: Hashable, Sendable {
    /// The font, at its full size.
    public var font: ResolvedFont
    /// The colour of the glyphs; nil where they are painted with a gradient.
    public var color: RGBA?
    /// Whether a line runs under it.
    public var isUnderlined: Bool
    /// Whether a line runs through it.
    public var isStruckThrough: Bool
  }
}

extension InspectedView.Style {
  /// The styles of the runs of `rule`; of those that follow each other and are alike the first.
  static func all(of rule: TextRule) -> [InspectedView.Style] {
    var styles: [InspectedView.Style] = []
    for (run, paint) in zip(rule.request.runs, rule.styles) where !run.text.isEmpty {
      let color: RGBA? = if case .color(let color) = paint.foreground { color } else { nil }
      let style = InspectedView.Style(
        font: run.font, color: color, isUnderlined: paint.underline != nil, isStruckThrough: paint.strikethrough != nil)
      if styles.last != style { styles.append(style) }
    }
    return styles
  }
}
