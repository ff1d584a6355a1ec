public import GalleyPicture
public import GalleyViews

extension BlendMode {
  public static var plusDarker: BlendMode { .multiply }
}

extension ShapeStyle {
  /// Returns the style unchanged: Galley does not blend styles.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
