package import GalleyPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Rows of pixels that are valid only during a call. They allow a frame to be encoded directly from its surface,
/// without creating a `Bitmap`.
package struct PixelRows {
  /// Draws a row. In a pixel, red is in the lowest byte and alpha in the highest.
  package typealias Drawing = (_ row: Int, _ pixels: UnsafeMutableBufferPointer<UInt32>) -> Void

  package enum Order: Hashable, Sendable {
    case straightRGBA
    /// The format in which Cairo stores pixels on little-endian machines.
    case premultipliedBGRA
  }

  package let base: UnsafeRawPointer
  package let width: Int
  package let height: Int
  /// The distance between two rows, in bytes.
  package let stride: Int
  package let order: Order

  package init(base: UnsafeRawPointer, width: Int, height: Int, stride: Int, order: Order) {
    self.base = base
    self.width = width
    self.height = height
    self.stride = stride
    self.order = order
  }

  package func rows(_ range: Range<Int>) -> PixelRows {
    PixelRows(
      base: base + range.lowerBound * stride, width: width, height: range.count, stride: stride, order: order)
  }

  package func bitmap() -> Bitmap { bitmap { _ in 0 } }

  /// Returns the rows as a bitmap. `fill` may write the first rows itself, and returns their number.
  package func bitmap(_ fill: (UnsafeMutablePointer<UInt8>) -> Int) -> Bitmap {
    let count = width * height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let target = buffer.baseAddress {
        for y in fill(target)..<height {
          appendStraight(row: y, to: target + y * width * 4, repeats: y > 0 && isRow(y, equalTo: y - 1))
        }
      }
      initialized = count
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  func isRow(_ y: Int, equalTo other: Int) -> Bool {
    memcmp(base + y * stride, base + other * stride, width * 4) == 0
  }

  /// Returns which rows are identical to the row above. In an image of a screen, this applies to about half of the
  /// rows.
  package func repeats() -> [Bool] { (0..<height).map { $0 > 0 && isRow($0, equalTo: $0 - 1) } }

  func isOpaque(row y: Int) -> Bool {
    var common: UInt32 = 0xFF00_0000
    let row = base + y * stride
    for x in 0..<width { common &= row.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self) }
    return common == 0xFF00_0000
  }

  /// Returns the number of pixels that differ from both the left pixel and the pixel above. `y` must not be the first
  /// row.
  func newPixels(inRow y: Int) -> Int {
    let row = base + y * stride
    let above = row - stride
    var counts = SIMD8<UInt32>()
    var x = 1
    while x &+ 8 <= width {
      let here = row.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt32>.self)
      let left = row.loadUnaligned(fromByteOffset: x &* 4 &- 4, as: SIMD8<UInt32>.self)
      let top = above.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt32>.self)
      counts = counts.replacing(with: counts &+ 1, where: (here .!= left) .& (here .!= top))
      x = x &+ 8
    }
    return Int(counts.wrappedSum())
  }

  /// Returns a pixel as red, green and blue from the lowest byte up. The highest byte is undefined.
  @inline(__always)
  func opaque(_ place: UnsafeRawPointer) -> UInt32 {
    let word = place.loadUnaligned(as: UInt32.self)
    return order == .premultipliedBGRA ? word.byteSwapped &>> 8 : word
  }

  /// Returns a pixel as red, green, blue and alpha from the lowest byte up.
  @inline(__always)
  func straight(_ word: UInt32) -> UInt32 {
    guard order == .premultipliedBGRA else { return word }
    let swapped = (word >> 16 & 0xFF) | (word & 0xFF00_FF00) | (word & 0xFF) << 16
    let alpha = word >> 24
    return alpha == 255 ? swapped : PixelRows.unmultiplied(swapped, alpha: alpha)
  }

  /// Appends a row without premultiplication. If `repeats` is true, the row is identical to the row above and is copied
  /// from it.
  package func appendStraight(row y: Int, to target: UnsafeMutablePointer<UInt8>, repeats: Bool) {
    if repeats {
      memcpy(target, target - width * 4, width * 4)
    } else {
      copyStraight(row: y, to: target)
    }
  }

  func copyStraight(row y: Int, to target: UnsafeMutablePointer<UInt8>) {
    let row = base + y * stride
    let out = UnsafeMutableRawPointer(target)
    guard order == .premultipliedBGRA else { return out.copyMemory(from: row, byteCount: width * 4) }
    var x = 0
    // Nearly all pixels of interfaces are opaque. For eight such pixels, it is sufficient to reorder the bytes.
    while x &+ 8 <= width {
      let words = row.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt32>.self)
      guard words.arePaintedOpaque else {
        for pixel in x..<(x &+ 8) { copyStraight(pixel, of: row, to: out) }
        x = x &+ 8
        continue
      }
      let swapped = (words &>> 16) & 0xFF | words & 0xFF00_FF00 | (words & 0xFF) &<< 16
      out.storeBytes(of: swapped, toByteOffset: x &* 4, as: SIMD8<UInt32>.self)
      x = x &+ 8
    }
    for pixel in x..<width { copyStraight(pixel, of: row, to: out) }
  }

  @inline(__always)
  private func copyStraight(_ pixel: Int, of row: UnsafeRawPointer, to out: UnsafeMutableRawPointer) {
    let word = row.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self)
    out.storeBytes(of: straight(word), toByteOffset: pixel * 4, as: UInt32.self)
  }

  /// Copies a row without alpha. Also overwrites one byte after the row.
  func copyOpaque(row y: Int, to target: UnsafeMutablePointer<UInt8>) {
    let row = base + y * stride
    let out = UnsafeMutableRawPointer(target)
    // Each store writes four bytes; the next pixel overwrites the fourth.
    var (place, pixel) = (0, 0)
    if order == .premultipliedBGRA {
      while pixel < width {
        let word = row.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self)
        out.storeBytes(of: word.byteSwapped >> 8, toByteOffset: place, as: UInt32.self)
        (place, pixel) = (place &+ 3, pixel &+ 1)
      }
    } else {
      while pixel < width {
        let word = row.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self)
        out.storeBytes(of: word, toByteOffset: place, as: UInt32.self)
        (place, pixel) = (place &+ 3, pixel &+ 1)
      }
    }
  }

  private static func unmultiplied(_ word: UInt32, alpha: UInt32) -> UInt32 {
    guard alpha > 0 else { return 0 }
    func divided(_ shift: UInt32) -> UInt32 {
      min(255, ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return divided(0) | divided(8) | divided(16) | alpha << 24
  }
}

extension Bitmap {
  package func withPixelRows<Result>(_ body: (PixelRows) -> Result) -> Result {
    pixels.withUnsafeBytes { bytes in
      // An empty array may have no address, but then no row is read and any address works.
      let base = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 16)
      guard let base else { preconditionFailure("16 is not a null address") }
      return body(PixelRows(base: base, width: width, height: height, stride: width * 4, order: .straightRGBA))
    }
  }
}

extension SIMD8<UInt32> {
  @inline(__always)
  fileprivate var arePaintedOpaque: Bool {
    let four = lowHalf & highHalf
    let two = four.lowHalf & four.highHalf
    return two[0] & two[1] >= 0xFF00_0000
  }
}
