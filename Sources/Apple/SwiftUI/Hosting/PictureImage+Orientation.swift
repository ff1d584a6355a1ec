import GalleyPicture
import GalleyViews

extension PictureImage {
  func turned(_ orientation: Image.Orientation) -> PictureImage {
    if orientation == .up { return self }
    let (width, height) = (bitmap.width, bitmap.height)
    let isAcross = [.leftMirrored, .right, .rightMirrored, .left].contains(orientation)
    let (newWidth, newHeight) = isAcross ? (height, width) : (width, height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (sourceX, sourceY) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (width - 1 - x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .downMirrored: (x, height - 1 - y)
          case .leftMirrored: (y, x)
          case .right: (y, height - 1 - x)
          case .rightMirrored: (width - 1 - y, height - 1 - x)
          case .left: (width - 1 - y, x)
          }
        let pixel = bitmap[sourceX, sourceY]
        pixels += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      }
    }
    return PictureImage(
      digest: "\(digest)-\(orientation)", bitmap: Bitmap(width: newWidth, height: newHeight, pixels: pixels))
  }
}
