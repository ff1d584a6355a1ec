public import Foundation
public import GalleyGeometry
import GalleyImage
import GalleyPicture

/// Begins an image that views are drawn into. Views of UIKit are not drawn here, so it stays empty.
public func UIGraphicsBeginImageContextWithOptions(_ size: Size, _ opaque: Bool, _ scale: CGFloat) {}

/// Begins an image that views are drawn into. Views of UIKit are not drawn here, so it stays empty.
public func UIGraphicsBeginImageContext(_ size: Size) {}

/// The image that was drawn: none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

/// Ends the image.
public func UIGraphicsEndImageContext() {}

extension UIView {
  /// Draws the view into the image at hand: views of UIKit are not drawn, so the answer is false.
  @discardableResult
  public func drawHierarchy(in rect: Rect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

  /// Takes the size that what is inside needs, which is not known.
  public func sizeToFit() {}
}

/// How an image that is drawn keeps its colours.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// Pixels a point.
  open var scale = UIScreen.main.scale
  /// Whether nothing behind it is seen.
  open var opaque = false

  /// As the screen does.
  public override init() {}
  /// As the screen does.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// As the screen does.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What an image is drawn with. Nothing is drawn.
open class UIGraphicsImageRendererContext: NSObject, @unchecked Sendable {
  /// How the image keeps its colours.
  public let format: UIGraphicsImageRendererFormat
  init(format: UIGraphicsImageRendererFormat) { self.format = format }
  /// Fills a rectangle; nothing is drawn.
  open func fill(_ rect: Rect) {}
  /// Draws a rectangle; nothing is drawn.
  open func stroke(_ rect: Rect) {}
  /// What was drawn until now.
  open var currentImage: UIImage { UIImage() }
}

/// Draws images. What views of UIKit draw is not drawn here, so they are clear, of the size that was asked for.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  private let size: Size
  /// How images keep their colours.
  public let format: UIGraphicsImageRendererFormat

  /// Draws images of `size` points.
  public init(size: Size, format: UIGraphicsImageRendererFormat = .default()) {
    (self.size, self.format) = (size, format)
  }
  /// Draws images of the size of `bounds`.
  public convenience init(bounds: Rect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }

  /// The image that `actions` draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(format: format))
    // A side is one pixel at least, and no longer than any screen.
    func pixels(_ length: Double) -> Int { length * format.scale >= 1 ? Int(min(length * format.scale, 8192)) : 1 }
    let (width, height) = (pixels(size.width), pixels(size.height))
    let bitmap = Bitmap(width: width, height: height, pixels: Array(repeating: 0, count: width * height * 4))
    return UIImage(picture: PictureImage(bitmap), scale: format.scale)
  }

  /// The image that `actions` draws, as a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// Puts an image among a person's photos; there are none.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}
