import GalleyDiff
import GalleyImage
import GalleyPicture

extension DiffRun {
  /// Compares two sections of an image. Unchanged sections are also kept, because readers compare changed frames with
  /// unchanged ones.
  func compareSections(_ first: Bitmap, _ second: Bitmap, name: String, scale: Double) -> DiffReport.Part {
    var part = compare(first, second, name: name)
    guard options.keepsEvidence else { return part }
    let bytes = PNG.encode(first, scale: scale)
    part.evidence = DiffReport.Evidence(
      first: bytes, second: first == second ? bytes : PNG.encode(second, scale: scale), firstSize: PixelSize(first),
      secondSize: PixelSize(second))
    return part
  }
}

extension DiffReport.Part {
  static func only(
    in side: DiffReport.Side, _ section: String, _ bitmap: Bitmap?, scale: Double
  ) -> DiffReport.Part {
    guard let bitmap else { return DiffReport.Part(section, .only(in: side)) }
    return only(in: side, section, PNG.encode(bitmap, scale: scale), bitmap)
  }

  static func only(
    in side: DiffReport.Side, _ section: String, _ bytes: [UInt8], _ bitmap: Bitmap
  ) -> DiffReport.Part {
    let size = PixelSize(bitmap)
    let evidence =
      side == .first
      ? DiffReport.Evidence(first: bytes, firstSize: size) : DiffReport.Evidence(second: bytes, secondSize: size)
    return DiffReport.Part(section, .only(in: side), evidence: evidence)
  }
}
