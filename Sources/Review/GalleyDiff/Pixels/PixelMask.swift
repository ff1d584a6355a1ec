public import GalleyPicture

/// The areas that a comparison ignores: rectangles, and the marked pixels of mask images.
///
/// ```swift
/// let clock = PixelRect(x: 20, y: 12, width: 120, height: 40)
/// let comparison = PixelComparison(mask: PixelMask(rects: [clock]))
/// ```
public struct PixelMask: Hashable, Sendable {
  public var rects: [PixelRect]
  /// Images that mark pixels to ignore. If a mask image has transparency, a pixel is marked if its alpha is at least
  /// 128. Otherwise, a pixel is marked if its brightness is at least half.
  public var images: [Bitmap]

  /// Creates a mask. The arguments are combined.
  ///
  /// - Parameters:
  ///   - rects: Rectangles to ignore, in pixels.
  ///   - images: Mask images. A pixel is ignored if its alpha is at least 128 or, in an opaque image, if its brightness
  ///     is at least half.
  public init(rects: [PixelRect] = [], images: [Bitmap] = []) {
    self.rects = rects
    self.images = images
  }

  public var isEmpty: Bool { rects.isEmpty && images.isEmpty }

  /// Returns the number of marked pixels in a bitmap of `size`.
  public func marks(in size: PixelSize) -> Int { pixels(of: size).count }

  func pixels(of size: PixelSize) -> PixelSet {
    var pixels = PixelSet(size: size)
    for rect in rects { pixels.insert(rect) }
    for image in images { pixels.insert(marksOf: image) }
    return pixels
  }
}

extension PixelSet {
  fileprivate mutating func insert(marksOf image: Bitmap) {
    let overlap = size.overlap(PixelSize(image))
    let isOpaque = Swift.stride(from: 3, to: image.pixels.count, by: 4).allSatisfy { image.pixels[$0] == 255 }
    for y in 0..<overlap.height {
      for x in 0..<overlap.width {
        let pixel = image[x, y]
        // 0.299 R + 0.587 G + 0.114 B (ITU-R BT.601), in thousandths.
        let luma = Int(pixel.red) * 299 + Int(pixel.green) * 587 + Int(pixel.blue) * 114
        if isOpaque ? luma >= 127_500 : pixel.alpha >= 128 { self[x, y] = true }
      }
    }
  }
}
