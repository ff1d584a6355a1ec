public import CoreGraphics
public import Foundation
public import GalleyGeometry
import GalleyImage
public import GalleyPicture
public import GalleyViews

/// An image that consists of decoded pixels, or of the name of an asset or symbol.
open class UIImage: NSObject, @unchecked Sendable {
  public let image: Image
  public let picture: PictureImage?
  public let scale: CGFloat
  public let renderingMode: RenderingMode

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  init(image: Image, picture: PictureImage?, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    self.image = image
    self.picture = picture
    self.scale = scale
    self.renderingMode = renderingMode
  }

  public override convenience init() {
    self.init(picture: PictureImage(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0])), scale: 1)
  }

  public convenience init(picture: PictureImage, scale: CGFloat = 1) {
    let own = scale > 0 && scale.isFinite ? scale : 1
    self.init(image: Image(picture, scale: own), picture: picture, scale: own)
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = try? PictureImage(decoding: [UInt8](data)) else { return nil }
    self.init(picture: picture, scale: scale)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public convenience init(cgImage: CGImage) { self.init(picture: cgImage.picture) }

  public required convenience init(imageLiteralResourceName name: String) {
    self.init(image: Image(name), picture: nil, scale: 1)
  }

  public convenience init?(named name: String) { self.init(image: Image(name), picture: nil, scale: 1) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  open var cgImage: CGImage? { picture.map(CGImage.init) }

  public convenience init?(systemName name: String) {
    self.init(image: Image(systemName: name), picture: nil, scale: 1)
  }

  open var size: Size {
    guard let picture else { return .zero }
    return Size(width: Double(picture.bitmap.width) / scale, height: Double(picture.bitmap.height) / scale)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let mode: Image.TemplateRenderingMode? =
      switch renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    return UIImage(image: image.renderingMode(mode), picture: picture, scale: scale, renderingMode: renderingMode)
  }

  open func pngData() -> Data? { picture.map { Data(PNG.encode($0.bitmap, scale: Double(scale))) } }
}
