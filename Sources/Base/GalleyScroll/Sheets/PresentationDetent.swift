/// A height at which a sheet rests.
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
  /// All of the screen but a little at its top.
  public static let large = PresentationDetent(kind: .large)
  /// A part of the height of ``large``, from 0 to 1.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(kind: .fraction(min(max(fraction, 0), 1)))
  }
  /// So many points above the screen's lower safe area, at most as high as ``large``.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(kind: .height(max(height, 0)))
  }

  public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type)))
  }

  /// What scripts call the detent: `medium`, `large`, `40%` or `300`.
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

  /// The sheet's height on a screen of `height` points, of which `top` and `bottom` are not safe.
  ///
  /// No platform publishes these numbers: a large sheet leaves ten points below the upper safe area, a medium one takes
  /// half of the screen.
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
