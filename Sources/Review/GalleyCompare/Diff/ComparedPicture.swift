import GalleyDiff
import GalleyImage
import GalleyPicture

struct ComparedPicture {
  let bitmap: Bitmap
  var profile: ColorProfile?
  /// The image with 16 bits per channel. Nil for other images.
  var deep: DeepPNG?
  var isReduced = false

  init(drawn bitmap: Bitmap) { self.bitmap = bitmap }

  init(_ bitmap: Bitmap, of bytes: [UInt8], isExact: Bool) {
    self.bitmap = bitmap
    profile = ColorProfile(ofFile: bytes)
    guard isExact else { return }
    deep = DeepPNG(bytes)
    isReduced = deep == nil && ImageDepth.bits(of: bytes) > 8
  }
}

struct PicturePair {
  let first: ComparedPicture
  let second: ComparedPicture
  /// The pixels that differ, or nil if they are not known yet.
  var unequal: UnequalPixels?

  struct Pixels {
    let first: Bitmap
    let second: Bitmap
    var unequal: UnequalPixels?
    /// The low bytes, if the images have more than eight bits per channel.
    var low: (first: Bitmap, second: Bitmap)?
  }

  /// Returns the pixels to compare. Images with different colour profiles are converted to sRGB. Otherwise, the stored
  /// values are compared, because sRGB does not contain all colours.
  func pixels(for metric: PixelMetric) -> Pixels {
    guard metric == .exact, first.profile == second.profile else {
      return Pixels(first: first.converted, second: second.converted)
    }
    guard first.deep != nil || second.deep != nil else {
      return Pixels(first: first.bitmap, second: second.bitmap, unequal: unequal)
    }
    let (one, other) = (first.deep ?? DeepPNG(first.bitmap), second.deep ?? DeepPNG(second.bitmap))
    return Pixels(first: one.high, second: other.high, low: (one.low, other.low))
  }

  func notes(_ names: (String, String)) -> [String] {
    let pictures = [(names.0, first), (names.1, second)]
    let isMixed = first.profile != second.profile
    let profiles = isMixed ? pictures.compactMap { name, picture in picture.profile.map { (name, $0) } } : []
    let reduced = pictures.filter { $0.1.isReduced || isMixed && $0.1.deep != nil }.map(\.0)
    return profiles.map { name, profile in
      profile.isConvertible
        ? DiffMessages.converted(name, from: profile.name) : DiffMessages.notConverted(name, profile: profile.name)
    } + reduced.map(DiffMessages.reduced)
  }
}

extension ComparedPicture {
  fileprivate var converted: Bitmap { profile?.converted(bitmap) ?? bitmap }
}

extension PicturePair {
  init(baseline bytes: [UInt8], drawn: DrawnRows, isExact: Bool) throws(ImageError) {
    var baseline: Result<Compared, ImageError> = .failure(.unknownFormat)
    let (rows, repeats) = (drawn.pixels, drawn.repeats)
    let bitmap = rows.bitmap { target in
      let stride = rows.width * 4
      baseline = Result { () throws(ImageError) in
        try Compared(bytes, beside: PixelSize(width: rows.width, height: rows.height)) { y in
          rows.appendStraight(row: y, to: target + y * stride, repeats: repeats[y])
          return (UnsafeRawPointer(target + y * stride), repeats[y])
        }
      }
      return (try? baseline.get().unequal) == nil ? 0 : rows.height
    }
    let found = try baseline.get()
    first = ComparedPicture(found.bitmap, of: bytes, isExact: isExact)
    second = ComparedPicture(drawn: bitmap)
    unequal = found.unequal
  }

  init(_ before: [UInt8], drawn after: [UInt8], isExact: Bool) throws(ImageError) {
    var repeats: [Bool] = []
    let one = try ImageDecoder.decode(before) { _, _, isRepeated in repeats.append(isRepeated) }
    var outcome: Result<Compared, ImageError> = .failure(.unknownFormat)
    one.withPixelRows { rows in
      outcome = Result { () throws(ImageError) in
        try Compared(after, beside: PixelSize(one)) { y in
          (rows.base + y * rows.stride, repeats.count == rows.height && repeats[y])
        }
      }
    }
    let other = try outcome.get()
    first = ComparedPicture(one, of: before, isExact: isExact)
    second = ComparedPicture(drawn: other.bitmap)
    unequal = other.unequal
  }

  private struct Compared {
    let bitmap: Bitmap
    /// The pixels that differ. Nil if the sizes differ or if the decoder does not report rows for this format.
    var unequal: UnequalPixels?

    /// Decodes an image. `row` returns a row of the other image, and whether it is identical to the row above it.
    init(
      _ bytes: [UInt8], beside size: PixelSize, _ row: (Int) -> (pixels: UnsafeRawPointer, isRepeated: Bool)
    ) throws(ImageError) {
      guard ImageDecoder.size(of: bytes).map({ PixelSize(width: $0.width, height: $0.height) }) == size else {
        bitmap = try ImageDecoder.decode(bytes)
        return
      }
      var found = UnequalPixels(size: size)
      bitmap = try ImageDecoder.decode(bytes) { y, pixels, isRepeated in
        let other = row(y)
        found.compare(row: y, pixels, other.pixels, repeats: isRepeated && other.isRepeated)
      }
      unequal = found.isWhole ? found : nil
    }
  }
}
