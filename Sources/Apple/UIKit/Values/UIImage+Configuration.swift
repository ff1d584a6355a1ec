public import Foundation

extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {
    public let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) { traitCollection = traits }

    /// Nothing but `traits`.
    public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection) }
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
