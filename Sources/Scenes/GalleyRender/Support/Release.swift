/// Which Galley this is.
public enum Release {
  /// The version, as in Semantic Versioning.
  public static let version = "0.1.0"
}
