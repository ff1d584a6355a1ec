public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium
    case large
    case fraction(Double)
    case height(Double)
    case custom(CustomDetent)
  }

  private let kind: Kind

  public static let medium = PresentationDetent(kind: .medium)
  /// The full screen except for a margin at the top.
  public static let large = PresentationDetent(kind: .large)
  /// A fraction of the height of ``large``, clamped to 0…1.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(kind: .fraction(min(max(fraction, 0), 1)))
  }
  /// A height in points above the screen's lower safe area, at most that of ``large``.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(kind: .height(max(height, 0)))
  }

  public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type)))
  }

  /// The name in scripts, for example `medium`, `large`, `40%` or `300`.
  public var name: String {
    func text(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }
    switch kind {
    case .medium: return "medium"
    case .large: return "large"
    case .fraction(let fraction): return text((fraction * 10_000).rounded() / 100) + "%"
    case .height(let height): return text(height)
    case .custom(let detent): return detent.name
    }
  }

  /// Returns the sheet's height on a screen that is `height` points high, with the safe area insets `top` and `bottom`.
  ///
  /// No platform publishes these numbers. Galley leaves 10 points below the upper safe area for a large sheet and gives
  /// a medium sheet half of the screen.
  ///
  /// - Parameters:
  ///   - height: The height of the screen, in points.
  ///   - top: The upper safe area inset, in points.
  ///   - bottom: The lower safe area inset, in points. It is added to heights in points, but not to medium sheets and
  ///     fractions.
  /// - Returns: The height in points, at most that of a large sheet.
  public func height(onScreen height: Double, top: Double, bottom: Double) -> Double {
    let large = max(height - top - PresentationDetent.margin, 0)
    switch kind {
    case .medium: return min(height / 2, large)
    case .large: return large
    case .fraction(let fraction): return large * fraction
    case .height(let own): return min(own + bottom, large)
    case .custom(let detent):
      return detent.height(atMost: max(large - bottom, 0)).map { min($0 + bottom, large) } ?? large
    }
  }

  private static let margin = 10.0
}
