import GalleyDiff
import GalleyImage
import GalleyPicture

/// A picture that was read for a comparison, with what its file says of its numbers.
struct ComparedPicture {
  /// The pixels as the file has them, in eight bits a channel.
  let bitmap: Bitmap
  /// What the numbers mean; nil for sRGB.
  var profile: ColorProfile?
  /// All bits of a PNG of sixteen bits a channel; nil for other files.
  var deep: DeepPNG?
  /// Whether the file has more than eight bits a channel, and ``deep`` has not.
  var isReduced = false

  init(drawn bitmap: Bitmap) { self.bitmap = bitmap }

  /// The picture in the file `bytes`, which `bitmap` was read from; all of its bits only where equality counts.
  init(_ bitmap: Bitmap, of bytes: [UInt8], isExact: Bool) {
    self.bitmap = bitmap
    profile = ColorProfile(ofFile: bytes)
    guard isExact else { return }
    deep = DeepPNG(bytes)
    isReduced = deep == nil && ImageDepth.bits(of: bytes) > 8
  }
}

/// Two pictures that are compared, and the pixels of them that are.
struct PicturePair {
  let first: ComparedPicture
  let second: ComparedPicture
  /// The pixels that differ between the bitmaps, if they are known.
  var unequal: UnequalPixels?

  struct Pixels {
    let first: Bitmap
    let second: Bitmap
    var unequal: UnequalPixels?
    /// The lower bytes of the channels, if the pictures have more than eight bits.
    var low: (first: Bitmap, second: Bitmap)?
  }

  /// The pixels that `metric` compares: those of two profiles in sRGB.
  ///
  /// Of one profile, the numbers themselves are equal or not: sRGB does not hold all colours of others.
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

  /// What a reader has to know of the two files, which are called `names`.
  func notes(_ names: (String, String)) -> [String] {
    let pictures = [(names.0, first), (names.1, second)]
    let isMixed = first.profile != second.profile
    let profiles = isMixed ? pictures.compactMap { name, picture in picture.profile.map { (name, $0) } } : []
    let reduced = pictures.filter { $0.1.isReduced || isMixed && $0.1.deep != nil }.map(\.0)
    return profiles.map { name, profile in
      profile.isConvertible
        ? DiffWords.converted(name, from: profile.name) : DiffWords.notConverted(name, profile: profile.name)
    } + reduced.map(DiffWords.reduced)
  }
}

extension ComparedPicture {
  /// The pixels in sRGB.
  fileprivate var converted: Bitmap { profile?.converted(bitmap) ?? bitmap }
}

extension PicturePair {
  /// Decodes a baseline and compares it with a picture that was just drawn, whose pixels are `rows`.
  init(baseline bytes: [UInt8], drawn rows: PixelRows, isExact: Bool) throws(ImageError) {
    var baseline: Result<Compared, ImageError> = .failure(.unknownFormat)
    let drawn = rows.bitmap { target in
      let stride = rows.width * 4
      baseline = Result { () throws(ImageError) in
        try Compared(bytes, beside: PixelSize(width: rows.width, height: rows.height)) { y in
          rows.appendStraight(row: y, to: target + y * stride)
          return UnsafeRawPointer(target + y * stride)
        }
      }
      return (try? baseline.get().unequal) == nil ? 0 : rows.height
    }
    let found = try baseline.get()
    first = ComparedPicture(found.bitmap, of: bytes, isExact: isExact)
    second = ComparedPicture(drawn: drawn)
    unequal = found.unequal
  }

  init(_ before: [UInt8], drawn after: [UInt8], isExact: Bool) throws(ImageError) {
    let one = try ImageDecoder.decode(before)
    var outcome: Result<Compared, ImageError> = .failure(.unknownFormat)
    one.withPixelRows { rows in
      outcome = Result { () throws(ImageError) in
        try Compared(after, beside: PixelSize(one)) { rows.base + $0 * rows.stride }
      }
    }
    let other = try outcome.get()
    first = ComparedPicture(one, of: before, isExact: isExact)
    second = ComparedPicture(drawn: other.bitmap)
    unequal = other.unequal
  }

  /// A picture that is compared row by row while it is decoded.
  private struct Compared {
    let bitmap: Bitmap
    /// Nil if the sizes differ, or if the decoder does not report rows of this kind of file.
    var unequal: UnequalPixels?

    init(_ bytes: [UInt8], beside size: PixelSize, _ row: (Int) -> UnsafeRawPointer) throws(ImageError) {
      guard ImageDecoder.size(of: bytes).map({ PixelSize(width: $0.width, height: $0.height) }) == size else {
        bitmap = try ImageDecoder.decode(bytes)
        return
      }
      var found = UnequalPixels(size: size)
      bitmap = try ImageDecoder.decode(bytes) { y, pixels in found.compare(row: y, pixels, row(y)) }
      unequal = found.isWhole ? found : nil
    }
  }
}
