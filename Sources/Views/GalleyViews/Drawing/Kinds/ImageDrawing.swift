import GalleyGeometry
import GalleyPicture
import GalleyText

struct ImageDrawing: InkDrawing, Equatable {
  let image: PictureImage
  let stretch: ImageStretch

  func items(in frame: Rect, _ layout: TextLayout?) -> [Picture.Item] { stretch.items(of: image, in: frame) }

  func attributes(of kind: String) -> [String: String] {
    stretch.attributes.merging(["image": String(image.digest.prefix(12))]) { $1 }
  }

  var contentName: String? { "an image" }
}

extension ImageStretch {
  fileprivate var attributes: [String: String] {
    var recorded: [String: String] = [:]
    if !isInterpolated { recorded["interpolation"] = "none" }
    if isTiled { recorded["resizingMode"] = "tile" }
    if caps != .zero {
      recorded["capInsets"] = [caps.top, caps.leading, caps.bottom, caps.trailing].map(AttributeText.number)
        .joined(separator: ", ")
    }
    return recorded
  }
}
