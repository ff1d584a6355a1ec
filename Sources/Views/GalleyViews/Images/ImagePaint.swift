public import GalleyGeometry
import GalleyPicture

/// The image is repeated from the upper left corner of the filled area. Above 4,096 tiles, a single stretched tile is
/// drawn.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: Rect
  public var scale: Double

  /// Creates a style from an image.
  ///
  /// - Parameters:
  ///   - image: The image that is repeated.
  ///   - sourceRect: The visible part of the image in unit coordinates (default: the whole image).
  ///   - scale: The size of a tile relative to the image (default: 1).
  public init(image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let context = environment.treeContext else { return .color(.clear) }
    // Prevents a recursion: a symbol in the image must not be filled with the image itself.
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
