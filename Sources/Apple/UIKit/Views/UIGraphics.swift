public import Foundation
public import GalleyGeometry
import GalleyImage
import GalleyPicture

/// Begins an image that views are drawn into. Views of UIKit are not drawn here, so it stays empty.
public func UIGraphicsBeginImageContextWithOptions(_ size: Size, _ opaque: Bool, _ scale: CGFloat) {}

/// The image that was drawn: none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

/// Ends the image.
public func UIGraphicsEndImageContext() {}

extension UIView {
  /// Draws the view into the image at hand: views of UIKit are not drawn, so the answer is false.
  @discardableResult
  public func drawHierarchy(in rect: Rect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}

/// How an image is drawn.
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 3
  /// Whether nothing shows through.
  open var opaque = false
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What draws an image. Views of UIKit, paths and images are not drawn into it: it has its size, and nothing shows on it.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: Rect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: Rect, format: UIGraphicsImageRendererFormat = .default()) {
    (self.bounds, self.format) = (bounds, format)
  }

  public convenience init(size: Size, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(bounds: Rect(size: size), format: format)
  }

  /// The image that `actions` draw: one of the size, on which nothing shows.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(format: format, bounds: bounds))
    let limit = 4096.0
    // As on a device, a scale that is none is the screen's.
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : UIScreen.main.scale
    func pixels(_ points: Double) -> Int {
      let pixels = points * scale
      return pixels.isFinite ? Int(min(max(pixels, 1), limit)) : 1
    }
    let (width, height) = (pixels(bounds.width), pixels(bounds.height))
    let bitmap = Bitmap(width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    return UIImage(picture: PictureImage(bitmap), scale: scale)
  }
}

/// What an image is drawn in.
open class UIGraphicsImageRendererContext: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: Rect

  init(format: UIGraphicsImageRendererFormat, bounds: Rect) { (self.format, self.bounds) = (format, bounds) }

  /// The image that is there so far: one on which nothing shows.
  open var currentImage: UIImage { UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in } }
  open func fill(_ rect: Rect) {}
  open func stroke(_ rect: Rect) {}
  open func clip(to rect: Rect) {}
}

/// Puts an image among a person's photos; there are none.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}
