public import GalleyPicture
public import GalleyViews

extension BlendMode {
  public static var plusDarker: BlendMode { .multiply }
}

extension ShapeStyle {
  /// The style, mixed with what is beneath as `mode` says: here it covers it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
