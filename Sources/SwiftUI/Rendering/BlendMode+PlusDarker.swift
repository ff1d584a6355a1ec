public import GalleyPicture

extension BlendMode {
  /// Both darknesses added up: drawn as `multiply`, which comes nearest of what PDF and CSS know.
  public static var plusDarker: BlendMode { .multiply }
}
