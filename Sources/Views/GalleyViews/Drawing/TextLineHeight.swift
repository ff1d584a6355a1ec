import GalleyText

public struct TextLineHeight: Hashable, Sendable {
  private let kind: Kind

  private enum Kind: Hashable, Sendable {
    case variable
    case multiple(Double)
    case increased(Double)
    case exact(Double)
  }

  private init(_ kind: Kind) { self.kind = kind }

  public static let variable = TextLineHeight(.variable)
  public static let tight = TextLineHeight(.multiple(1.1))
  public static let normal = TextLineHeight(.multiple(1.25))
  public static let loose = TextLineHeight(.multiple(1.5))

  public static func multiple(factor: Double) -> TextLineHeight { TextLineHeight(.multiple(factor)) }

  public static func leading(increase: Double) -> TextLineHeight { TextLineHeight(.increased(increase)) }

  public static func exact(points: Double) -> TextLineHeight { TextLineHeight(.exact(points)) }

  /// Returns the distance between lines, or nil if each line determines it separately.
  func distance(size: Double) -> Double? {
    let distance: Double? =
      switch kind {
      case .variable: nil
      case .multiple(let factor): size * factor
      case .increased(let increase): size + increase
      case .exact(let points): points
      }
    return distance.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}

extension EnvironmentValues {
  public var lineHeight: TextLineHeight? {
    get { textTreatment.lineHeight }
    set { textTreatment.lineHeight = newValue }
  }
}

extension View {
  /// Sets the distance between lines, to which `lineSpacing` is added. The height of a single line does not change.
  public func lineHeight(_ lineHeight: TextLineHeight?) -> some View { environment(\.lineHeight, lineHeight) }
}
