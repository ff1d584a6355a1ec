import GalleyDiff
import GalleyPicture

/// A small bitmap written as letters, one line of text per row.
///
/// `_` is white, `K` black, `G` mid grey, `R` red, `B` blue, `.` transparent, `h` half-transparent black.
func drawing(_ rows: String) -> Bitmap {
  let lines = rows.split(separator: "\n")
  let pixels = lines.joined().flatMap { letter -> [UInt8] in
    switch letter {
    case "_": [255, 255, 255, 255]
    case "K": [0, 0, 0, 255]
    case "G": [128, 128, 128, 255]
    case "R": [255, 0, 0, 255]
    case "B": [0, 0, 255, 255]
    case "h": [0, 0, 0, 128]
    default: [0, 0, 0, 0]
    }
  }
  return Bitmap(width: lines.first?.count ?? 0, height: lines.count, pixels: pixels)
}

/// A bitmap of one colour.
func plain(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255, size: Int = 1) -> Bitmap {
  Bitmap(width: size, height: size, pixels: (0..<size * size).flatMap { _ in [red, green, blue, alpha] })
}

extension PixelSet {
  /// The set of pixels as letters, with `x` for each of its pixels.
  var letters: String {
    (0..<size.height).map { y in (0..<size.width).map { self[$0, y] ? "x" : "_" }.joined() }.joined(separator: "\n")
  }
}
