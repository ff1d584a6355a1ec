import GalleyDiff
import GalleyImage
import GalleyPicture

extension Review.Case {
  /// The case with what is around its greatest change alone; nil where there is none, or it has several frames.
  var cutOut: Review.Case? {
    guard frames.count == 1, let frame = frames[0].cutOut else { return nil }
    var cut = self
    cut.frames = [frame]
    return cut
  }
}

extension Review.Frame {
  /// A cut-out is at least and at most so large, in points.
  private static let (least, most) = ((width: 120.0, height: 90.0), (width: 220.0, height: 140.0))
  /// The room around a change, in points.
  private static let margin = 16.0

  /// The frame with what is around its greatest change alone; nil without both pictures or a change.
  fileprivate var cutOut: Review.Frame? {
    guard let before, let after, let change = areas.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
      return nil
    }
    let window = Self.window(around: change, in: before.size.overlap(after.size), scale: after.scale)
    guard let old = before.part(window), let new = after.part(window) else { return nil }
    var cut = self
    (cut.before, cut.after, cut.marks) = (old, new, nil)
    (cut.layoutBefore, cut.layoutAfter) = (nil, nil)
    cut.crop = window
    cut.areas = areas.map { $0.intersection(window) }.filter { !$0.isEmpty }.map {
      PixelRect(x: $0.x - window.x, y: $0.y - window.y, width: $0.width, height: $0.height)
    }
    return cut
  }

  private static func window(around change: PixelRect, in size: PixelSize, scale: Double) -> PixelRect {
    func span(_ start: Int, _ length: Int, _ whole: Int, _ least: Double, _ most: Double) -> (start: Int, length: Int) {
      let wanted = Double(length) + 2 * margin * scale
      let taken = min(Int(min(max(wanted, least * scale), most * scale)), whole)
      // A change that is larger than a cut-out is shown from its beginning.
      let place = wanted > most * scale ? start - Int(margin * scale) : start + length / 2 - taken / 2
      return (max(0, min(place, whole - taken)), taken)
    }
    let x = span(change.x, change.width, size.width, least.width, most.width)
    let y = span(change.y, change.height, size.height, least.height, most.height)
    return PixelRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}

extension Review.Image {
  /// What of the picture lies in `window`, as a file of its own; nil for a file that is not read.
  fileprivate func part(_ window: PixelRect) -> Review.Image? {
    guard let whole = try? ImageDecoder.decode(bytes), !window.isEmpty, window.maxX <= whole.width,
      window.maxY <= whole.height
    else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(window.width * window.height * 4)
    for y in window.y..<window.maxY {
      let start = (y * whole.width + window.x) * 4
      pixels += whole.pixels[start..<(start + window.width * 4)]
    }
    let bitmap = Bitmap(width: window.width, height: window.height, pixels: pixels)
    return Review.Image(
      PNG.encode(bitmap, scale: scale), size: PixelSize(width: window.width, height: window.height), scale: scale)
  }
}
