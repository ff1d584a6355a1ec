public import Combine
public import CoreGraphics
import Foundation
public import GalleyGeometry
import GalleyRender
public import GalleyViews
public import UIKit

/// Draws a view into an image.
public final class ImageRenderer<Content: View>: Combine.ObservableObject {
  /// What is drawn.
  @Combine.Published public var content: Content
  /// The size that the view is offered; as long as it wants to be where a side is nil.
  @Combine.Published public var proposedSize = ProposedViewSize.unspecified
  /// Pixels a point.
  @Combine.Published public var scale = 1.0
  /// Whether the image has no transparency.
  @Combine.Published public var isOpaque = false

  /// Draws `content`.
  public init(content: Content) { self.content = content }

  /// The image; nil where the view cannot be drawn.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// The image; nil where the view cannot be drawn.
  public var uiImage: UIImage? {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let stage = Stage(
      proposal: proposedSize, environment: environment, background: isOpaque ? Color(.systemBackground) : .clear
    ) { content }
    guard let png = try? stage.pngOfWhatShows() else { return nil }
    return UIImage(data: Data(png), scale: CGFloat(scale))
  }
}
