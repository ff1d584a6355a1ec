/// A blend mode, with the names and formulas of PDF and CSS.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case plusLighter
  case sourceAtop
  case destinationOver
  case destinationOut
  case xor
}
