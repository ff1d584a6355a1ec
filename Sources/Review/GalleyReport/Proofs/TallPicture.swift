import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyPicture

/// Divides a long canvas into parts that are readable on a page.
struct TallPicture {
  /// The vertical ranges of the parts, in points, from top to bottom.
  let parts: [ClosedRange<Double>]
  /// The height below the last part, in points.
  let rest: Double

  private static let aspect = 2.3
  private static let limit = 12

  /// Creates the parts. A canvas that is only slightly taller than a part is not divided.
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
    // Anything drawn above or below the canvas belongs to the first or the last part.
    let top = number == 0 ? 0 : part.lowerBound + margin
    let bottom = number == parts.count - 1 && rest == 0 ? picture.size.height : part.upperBound + margin
    return picture.part(Rect(x: 0, y: top, width: picture.size.width, height: bottom - top))
  }
}
