import GalleyPicture

extension EnvironmentValues {
  package var tintGradient: Gradient? {
    get { self[TintGradientKey.self].flatMap { $0.tint == tint ? $0.gradient : nil } }
  }

  /// The accent colour of a gradient is its first colour.
  mutating func setTint(_ style: some ShapeStyle) {
    setTint(style._settle(in: self))
  }

  private mutating func setTint(_ style: ResolvedStyle) {
    switch style {
    case .shadowed(let base, _): setTint(base)
    case .color(let color): tint = Color(color)
    case .material(let material): tint = Color(material.tint)
    // Image tiles have no colour that controls could use.
    case .tiles: break
    case .gradient(let stops, _):
      guard let first = stops.first else { return }
      tint = Color(first.color)
      let gradient = Gradient(stops: stops.map { Gradient.Stop(color: Color($0.color), location: $0.location) })
      self[TintGradientKey.self] = TintGradient(tint: tint, gradient: gradient)
    }
  }
}

/// A gradient set as the tint. It is valid as long as its first colour is the accent colour.
private struct TintGradient: Hashable {
  let tint: Color
  let gradient: Gradient
}

private enum TintGradientKey: EnvironmentKey {
  static var defaultValue: TintGradient? { nil }
}
