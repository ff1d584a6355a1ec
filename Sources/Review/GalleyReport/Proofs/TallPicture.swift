import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyPicture

/// Parts of a long canvas that are readable on a page.
struct TallPicture {
  /// In points, from top to bottom.
  let parts: [ClosedRange<Double>]
  /// The height below the last part, in points.
  let rest: Double

  private static let aspect = 2.3
  private static let limit = 12

  /// A canvas only slightly taller than a part is not divided.
  init(_ size: Size) {
    let height = max(size.width, 200) * Self.aspect
    guard size.height > 1.3 * height else {
      (parts, rest) = ([0...max(size.height, 0)], 0)
      return
    }
    let count = min(Int((size.height / height).rounded(.up)), Self.limit)
    parts = (0..<count).map { number in
      let start = Double(number) * height
      return start...min(start + height, size.height)
    }
    rest = max(size.height - height * Double(count), 0)
  }

  func picture(_ picture: Picture, part number: Int, of canvas: Size) -> Picture {
    guard parts.count > 1 else { return picture }
    let margin = (picture.size.height - canvas.height) / 2
    let part = parts[number]
    // Drawings above and below the canvas belong to the first and the last part.
    let top = number == 0 ? 0 : part.lowerBound + margin
    let bottom = number == parts.count - 1 && rest == 0 ? picture.size.height : part.upperBound + margin
    return picture.part(Rect(x: 0, y: top, width: picture.size.width, height: bottom - top))
  }
}
