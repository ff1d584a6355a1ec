import GalleyCompare
import GalleyDiff
import GalleyImage
import GalleyPicture

extension Review.Case {
  /// The case with cropped images, or nil if there is no change or there are several frames.
  var cropped: Review.Case? {
    guard frames.count == 1, let frame = frames[0].cropped else { return nil }
    var cut = self
    cut.frames = [frame]
    return cut
  }
}

extension Review.Frame {
  fileprivate var cropped: Review.Frame? {
    guard let before, let after else { return nil }
    if let part = readyCrop, let files = part.files {
      let size = PixelSize(width: part.window.width, height: part.window.height)
      return with(
        Review.Image(files.baseline, size: size, scale: after.scale),
        Review.Image(files.actual, size: size, scale: after.scale), window: part.window)
    }
    let change = areas.max { $0.width * $0.height < $1.width * $1.height }
    let window = readyCrop?.window ?? change?.crop(of: before.size.overlap(after.size), scale: after.scale)
    guard let window, let old = before.part(window), let new = after.part(window) else { return nil }
    return with(old, new, window: window)
  }

  private func with(_ old: Review.Image, _ new: Review.Image, window: PixelRect) -> Review.Frame {
    var cut = self
    (cut.before, cut.after, cut.marks) = (old, new, nil)
    (cut.layoutBefore, cut.layoutAfter) = (nil, nil)
    cut.crop = window
    cut.areas = areas.map { $0.intersection(window) }.filter { !$0.isEmpty }.map {
      PixelRect(x: $0.x - window.x, y: $0.y - window.y, width: $0.width, height: $0.height)
    }
    return cut
  }
}

extension Review.Image {
  fileprivate func part(_ window: PixelRect) -> Review.Image? {
    guard let part = (try? ImageDecoder.decode(bytes))?.part(window) else { return nil }
    return Review.Image(
      PNG.encode(part, scale: scale), size: PixelSize(width: window.width, height: window.height), scale: scale)
  }
}
