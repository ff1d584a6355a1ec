package import GalleyDiff
import GalleyImage
package import GalleyPicture
import GalleySnapshot

/// A crop around the change, which is small enough for a report with a thousand images.
package struct Crop: Hashable, Sendable {
  package let window: PixelRect
  /// The cropped images, or nil if reports must create them from the complete images.
  package let files: Files?

  package struct Files: Hashable, Sendable {
    package let baseline: [UInt8]
    package let actual: [UInt8]
  }

  var byteCount: Int { files.map { $0.baseline.count + $0.actual.count } ?? 0 }

  /// Crops both bitmaps around the first change of `layout` with a position, or otherwise around the largest of
  /// `areas`. If `makesFiles` is true, the crops are encoded while the pixels are in memory.
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
    window = place.crop(of: size, scale: new.scale)
    guard makesFiles else {
      files = nil
      return
    }
    guard let one = bitmaps.0.part(window), let other = bitmaps.1.part(window) else { return nil }
    files = Files(baseline: PNG.encode(one, scale: new.scale), actual: PNG.encode(other, scale: new.scale))
  }
}

extension Bitmap {
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
