import GalleyViews

package enum SceneSymbolEffect: Sendable {
  case bounce, pulse, variableColor, breathe, rotate, wiggle

  func play(_ view: AnyView) -> AnyView {
    switch self {
    case .bounce: AnyView(view.symbolEffect(.bounce))
    case .pulse: AnyView(view.symbolEffect(.pulse))
    case .variableColor: AnyView(view.symbolEffect(.variableColor))
    case .breathe: AnyView(view.symbolEffect(.breathe))
    case .rotate: AnyView(view.symbolEffect(.rotate))
    case .wiggle: AnyView(view.symbolEffect(.wiggle))
    }
  }
}

extension TypedShape<SceneSymbolEffect> {
  static var symbolEffect: Self {
    .words(
      "a symbol effect",
      [
        "bounce": (.bounce, "Symbols jump."), "pulse": (.pulse, "Symbols fade out and in."),
        "variableColor": (.variableColor, "Symbols fade out and in, faster."),
        "breathe": (.breathe, "Symbols grow and shrink slowly."), "rotate": (.rotate, "Symbols rotate."),
        "wiggle": (.wiggle, "Symbols shake."),
      ])
  }
}
