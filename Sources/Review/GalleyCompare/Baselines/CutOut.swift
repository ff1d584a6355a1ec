public import GalleyDiff
import GalleyImage
package import GalleyPicture
import GalleySnapshot

/// What is around the change of a picture alone, as it was and as it is: small enough for a page with a thousand.
public struct CutOut: Hashable, Sendable {
  /// Which part of both pictures it is, in their pixels.
  public let window: PixelRect
  /// Both parts as files; nil where it is left to pages to cut them out of the pictures.
  public let files: Files?

  public struct Files: Hashable, Sendable {
    /// The PNG of the part as it was approved.
    public let baseline: [UInt8]
    /// The PNG of the part as it is now.
    public let actual: [UInt8]
  }

  /// How many bytes both files have.
  var byteCount: Int { files.map { $0.baseline.count + $0.actual.count } ?? 0 }

  /// The part of `bitmaps` around the first of what `layout` tells, else around the largest of `areas`; nil without one.
  ///
  /// `makesFiles` is whether its files are made now, while the pixels are at hand.
  init?(
    of bitmaps: (Bitmap, Bitmap), around areas: [PixelRect], _ layout: LayoutDiff?, between old: LayoutSnapshot?,
    _ new: LayoutSnapshot, makesFiles: Bool = true
  ) {
    let places = old.map { old in
      (layout?.changes ?? []).lazy.compactMap { $0.place(from: old, to: new) }
    }
    let place = places?.first ?? areas.max { $0.width * $0.height < $1.width * $1.height }
    let size = PixelSize(bitmaps.0).overlap(PixelSize(bitmaps.1))
    guard let place, size.width > 0, size.height > 0 else { return nil }
    window = place.cutOut(of: size, scale: new.scale)
    guard makesFiles else {
      files = nil
      return
    }
    guard let one = bitmaps.0.part(window), let other = bitmaps.1.part(window) else { return nil }
    files = Files(baseline: PNG.encode(one, scale: new.scale), actual: PNG.encode(other, scale: new.scale))
  }
}

extension Bitmap {
  /// What of it lies in `window`; nil where that reaches out of it, or is empty.
  package func part(_ window: PixelRect) -> Bitmap? {
    guard !window.isEmpty, window.x >= 0, window.y >= 0, window.maxX <= width, window.maxY <= height else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(window.width * window.height * 4)
    for y in window.y..<window.maxY {
      let start = (y * width + window.x) * 4
      pixels += self.pixels[start..<(start + window.width * 4)]
    }
    return Bitmap(width: window.width, height: window.height, pixels: pixels)
  }
}
