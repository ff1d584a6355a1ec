import GalleyGeometry
import GalleyLayout
public import GalleyPicture

/// A bitmap from a file, at its own size unless it is resizable.
public struct Image: View {
  private let source: Source
  private var isResizable = false
  private var interpolation = Interpolation.medium
  private var scale = 1.0

  private enum Source {
    case name(String)
    case picture(PictureImage)
  }

  /// Whether pixels are blended when the size changes.
  public enum Interpolation: Hashable, Sendable {
    /// Pixels stay squares.
    case none
    /// Pixels are blended.
    case low, medium, high
  }

  /// The image that the image door reads under `name`: for scenes and the command line, a file's path.
  public init(_ name: String) { source = .name(name) }

  /// An image that is read already, with `scale` pixels to a point.
  public init(_ image: PictureImage, scale: Double = 1) {
    source = .picture(image)
    self.scale = scale
  }

  /// The image stretched over whatever it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The image with its pixels blended or not when the size changes.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Adds a node that draws the bitmap; an image that cannot be read is a problem of the tree and takes no room.
  public func _build(into builder: inout NodeBuilder) {
    guard let image = load(builder) else { return builder.add(RigidRule(size: .zero), kind: "Image") }
    let size = Size(width: Double(image.bitmap.width) / scale, height: Double(image.bitmap.height) / scale)
    builder.add(
      isResizable ? FlexibleRule(ideal: size) : RigidRule(size: size), kind: "Image",
      drawing: .image(image, isInterpolated: interpolation != .none))
  }

  private func load(_ builder: NodeBuilder) -> PictureImage? {
    switch source {
    case .picture(let image): return image
    case .name(let name):
      do { return try builder.context.images.load(name) } catch {
        builder.context.report(
          ViewProblem(.image(name: name, reason: ImageFailure(error)), origin: builder.origin))
        return nil
      }
    }
  }
}
