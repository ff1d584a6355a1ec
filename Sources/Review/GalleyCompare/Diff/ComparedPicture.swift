import GalleyDiff
import GalleyImage
import GalleyMessages
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

  /// A picture that was just drawn: in sRGB, of eight bits.
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

  struct Pixels {
    let first: Bitmap
    let second: Bitmap
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
    guard first.deep != nil || second.deep != nil else { return Pixels(first: first.bitmap, second: second.bitmap) }
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
