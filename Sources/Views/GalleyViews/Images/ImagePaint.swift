public import GalleyGeometry
import GalleyPicture

/// An image as a fill: repeated to the right and downwards from the upper left corner of what it fills.
///
///     Circle().fill(ImagePaint(image: Image("wood"), scale: 0.5))
///
/// Shapes, lines and letters are filled with it. More than some four thousand tiles are one that is stretched.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  /// The part of the image that shows: (0, 0) is its upper left corner and (1, 1) the lower right one.
  public var sourceRect: Rect
  public var scale: Double

  public init(image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  /// The tile with every choice made; nothing where the image cannot be read.
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let context = environment.treeContext else { return .color(.clear) }
    // A symbol in the image is not filled with the image.
    var inner = environment
    inner.foregroundStyle = nil
    guard let settled = image.settled(in: inner, context, nil),
      let tile = ImageTile(size: settled.size, part: sourceRect, scale: scale, draw: settled.draw)
    else { return .color(.clear) }
    return .tiles(tile)
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension EnvironmentValues {
  var treeContext: BuildContext? { self[TreeContextKey.self]?.context }

  func within(_ context: BuildContext) -> EnvironmentValues {
    var values = self
    values[TreeContextKey.self] = TreeReference(context: context)
    return values
  }
}

private struct TreeReference: SelfComparing {
  weak var context: BuildContext?

  func isSame(as other: TreeReference) -> Bool { context === other.context }
}

private enum TreeContextKey: EnvironmentKey {
  static var defaultValue: TreeReference? { nil }
}
