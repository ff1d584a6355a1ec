/// How what is drawn mixes with what is beneath it, after the names and formulas of PDF and CSS.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// Covers it.
  case normal
  /// Colours multiplied: never lighter than either.
  case multiply
  /// Colours multiplied from the other end: never darker than either.
  case screen
  /// Multiplies where it is dark beneath, screens where it is light.
  case overlay
  /// The darker of both, channel by channel.
  case darken
  /// The lighter of both, channel by channel.
  case lighten
  /// Lightens what is beneath to reflect what is drawn.
  case colorDodge
  /// Darkens what is beneath to reflect what is drawn.
  case colorBurn
  /// Darkens or lightens gently, depending on what is drawn.
  case softLight
  /// Multiplies or screens, depending on what is drawn.
  case hardLight
  /// How far apart both are, channel by channel.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The hue of what is drawn, the rest of what is beneath.
  case hue
  /// The saturation of what is drawn, the rest of what is beneath.
  case saturation
  /// Hue and saturation of what is drawn, the brightness of what is beneath.
  case color
  /// The brightness of what is drawn, the rest of what is beneath.
  case luminosity
  /// Both added up.
  case plusLighter
  /// Covers what is there already, and nothing beside it.
  case sourceAtop
  /// Lies behind what is there already.
  case destinationOver
  /// Takes away what is there already.
  case destinationOut
  /// Each where the other is not.
  case xor
}
