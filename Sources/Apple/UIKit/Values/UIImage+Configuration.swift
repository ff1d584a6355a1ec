public import Foundation

extension UIImage {
  /// What an image is chosen and drawn by.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits that an image is chosen by.
    public let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) { traitCollection = traits }

    /// Nothing but `traits`.
    public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection) }
  }

  /// What a symbol is drawn by.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The font's size, in points; nil is that of the text around.
    public let pointSize: CGFloat?
    /// How heavy the lines are; nil is as the text around.
    public let weight: SymbolWeight?
    /// How large it is beside text.
    public let scale: SymbolScale

    /// A symbol as large as text of `pointSize` points.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
      super.init(traits: nil)
    }

    /// A symbol of a scale.
    public init(scale: SymbolScale) {
      (pointSize, weight, self.scale) = (nil, nil, scale)
      super.init(traits: nil)
    }

    /// A symbol of a weight.
    public init(weight: SymbolWeight) {
      (pointSize, self.weight, scale) = (nil, weight, .default)
      super.init(traits: nil)
    }
  }

  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default`, unspecified, small, medium, large
  }

  /// The symbol called `name`; it follows the font of the views around, not `configuration`.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name, variableValue: nil, configuration: configuration)
  }

  /// The symbol called `name`; it follows the views around, not `traitCollection`.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// The symbol called `name`; it follows the font of the views around, not `configuration`.
  ///
  /// Galley's symbols have no variable parts: `variableValue` is taken and changes nothing.
  public convenience init?(systemName name: String, variableValue: Double?, configuration: Configuration? = nil) {
    self.init(systemName: name)
  }

  /// The symbol called `name`; Galley's symbols have no variable parts.
  public convenience init?(systemName name: String, variableValue: Double) { self.init(systemName: name) }
}
