public import Foundation

extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {
    public let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) { traitCollection = traits }

    public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection) }
  }

  /// The symbol follows the surrounding font, not `configuration`.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name, variableValue: nil, configuration: configuration)
  }

  /// The symbol follows the environment, not `traitCollection`.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// The symbol follows the surrounding font, not `configuration`. `variableValue` has no effect.
  public convenience init?(systemName name: String, variableValue: Double?, configuration: Configuration? = nil) {
    self.init(systemName: name)
  }

  /// `variableValue` has no effect.
  public convenience init?(systemName name: String, variableValue: Double) { self.init(systemName: name) }
}
