public import GalleyPicture
public import GalleyViews

extension BlendMode {
  /// Both darknesses added up: drawn as `multiply`, which comes nearest of what PDF and CSS know.
  public static var plusDarker: BlendMode { .multiply }
}

extension ShapeStyle {
  /// The style, mixed with what is beneath as `mode` says: here it covers it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around, as far in as the view is.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
