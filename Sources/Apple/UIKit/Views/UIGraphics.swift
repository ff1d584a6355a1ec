public import Foundation
public import GalleyGeometry
import GalleyImage
import GalleyPicture

/// Has no effect.
public func UIGraphicsBeginImageContextWithOptions(_ size: Size, _ opaque: Bool, _ scale: CGFloat) {}

/// Always returns nil.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

public func UIGraphicsEndImageContext() {}

extension UIView {
  /// Always returns false.
  @discardableResult
  public func drawHierarchy(in rect: Rect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 3
  open var opaque = false
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Returns transparent images of the requested size.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: Rect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: Rect, format: UIGraphicsImageRendererFormat = .default()) {
    (self.bounds, self.format) = (bounds, format)
  }

  public convenience init(size: Size, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(bounds: Rect(size: size), format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(format: format, bounds: bounds))
    let limit = 4096.0
    // As on a device, an invalid scale is replaced by the scale of the screen.
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

open class UIGraphicsImageRendererContext: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: Rect

  init(format: UIGraphicsImageRendererFormat, bounds: Rect) { (self.format, self.bounds) = (format, bounds) }

  open var currentImage: UIImage { UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in } }
  open func fill(_ rect: Rect) {}
  open func stroke(_ rect: Rect) {}
  open func clip(to rect: Rect) {}
}

/// Has no effect.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}
