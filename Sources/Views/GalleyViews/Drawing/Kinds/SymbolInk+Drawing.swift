import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyText

extension SymbolInk: InkDrawing {
  var symbol: SymbolInk? { self }

  func items(in frame: Rect, _ layout: TextLayout?) -> [Picture.Item] { items(in: frame) }

  var motionData: AnimatableVector { AnimatableVector(parts.flatMap(\.style.motionParts)) }

  func moved(to data: AnimatableVector) -> SymbolInk {
    var index = 0
    return painted { $0.moved(to: data, &index) }
  }

  /// Returns the attributes of the symbol, including a digest of the outlines if they come from a file.
  func attributes(of kind: String) -> [String: String] {
    var recorded = ["systemName": name]
    recorded["fill"] = parts.last?.style.text
    if mode != .monochrome { recorded["symbolRenderingMode"] = "\(mode)" }
    guard isFromFile else { return recorded }
    var digest = PictureDigest()
    for part in parts {
      digest.mix(part.path)
      if let excluded = part.excluded { digest.mix(excluded) }
    }
    recorded["drawing"] = String(digest.hexDigits.prefix(12))
    return recorded
  }

  var contentName: String? { "an image" }
}
