public import GalleyPicture

/// What a comparison leaves out: rectangles, and the marked pixels of images.
public struct PixelMask: Hashable, Sendable {
  public var rects: [PixelRect]
  /// Images whose marked pixels are left out.
  ///
  /// In an image that lets something through, all that is at least half opaque is marked; in an opaque one, all that
  /// is at least half bright.
  public var images: [Bitmap]

  /// A mask of `rects` and `images`; nothing by default.
  public init(rects: [PixelRect] = [], images: [Bitmap] = []) {
    self.rects = rects
    self.images = images
  }

  public var isEmpty: Bool { rects.isEmpty && images.isEmpty }

  /// How many pixels are left out of a bitmap of `size`.
  public func marks(in size: PixelSize) -> Int { pixels(of: size).count }

  /// The pixels that are left out of a bitmap of `size`.
  func pixels(of size: PixelSize) -> PixelSet {
    var pixels = PixelSet(size: size)
    for rect in rects { pixels.insert(rect) }
    for image in images { pixels.insert(marksOf: image) }
    return pixels
  }
}

extension PixelSet {
  /// Adds the pixels that are marked in `image`.
  fileprivate mutating func insert(marksOf image: Bitmap) {
    let overlap = size.overlap(PixelSize(image))
    let isOpaque = Swift.stride(from: 3, to: image.pixels.count, by: 4).allSatisfy { image.pixels[$0] == 255 }
    for y in 0..<overlap.height {
      for x in 0..<overlap.width {
        let pixel = image[x, y]
        // 0.299 R + 0.587 G + 0.114 B, in thousandths.
        let luma = Int(pixel.red) * 299 + Int(pixel.green) * 587 + Int(pixel.blue) * 114
        if isOpaque ? luma >= 127_500 : pixel.alpha >= 128 { self[x, y] = true }
      }
    }
  }
}
