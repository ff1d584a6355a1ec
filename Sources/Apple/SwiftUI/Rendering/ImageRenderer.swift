public import Combine
public import CoreGraphics
import Foundation
public import GalleyGeometry
import GalleyStage
public import GalleyViews
public import UIKit

public final class ImageRenderer<Content: View>: Combine.ObservableObject {
  @Combine.Published public var content: Content
  @Combine.Published public var proposedSize = ProposedViewSize.unspecified
  @Combine.Published public var scale = 1.0
  @Combine.Published public var isOpaque = false

  public init(content: Content) { self.content = content }

  public var cgImage: CGImage? { uiImage?.cgImage }

  public var uiImage: UIImage? {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let stage = Stage(
      proposal: proposedSize, environment: environment, background: isOpaque ? Color(.systemBackground) : .clear
    ) { content }
    guard let png = try? stage.partialPNG() else { return nil }
    return UIImage(data: Data(png), scale: CGFloat(scale))
  }
}
