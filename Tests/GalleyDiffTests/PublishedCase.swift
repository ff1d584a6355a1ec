import Foundation
import GalleyDiff
import GalleyImage
import GalleyPicture
import Testing

/// A comparison whose outcome pixelmatch published: two images, options, a count and a picture.
struct PublishedCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let engine: String
  let a: String
  let b: String
  let diff: String?
  let options: Options
  let expectedPixels: Int

  struct Options: Decodable {
    var threshold: Double?
    var includeAA: Bool?
    var diffMask: Bool?
    var windowSize: Int?
    var alpha: Double?
    var aaColor: [UInt8]?
    var diffColor: [UInt8]?
    var diffColorAlt: [UInt8]?
  }

  enum CodingKeys: String, CodingKey {
    case id, engine, a, b, diff, options
    case expectedPixels = "expected_pixels"
  }

  var testDescription: String { id }

  /// The folder of the cases: the one named in `GALLEY_DIFF_FIXTURES`.
  static var folder: URL? {
    let named = ProcessInfo.processInfo.environment["GALLEY_DIFF_FIXTURES"] ?? ""
    return named.isEmpty ? nil : URL(fileURLWithPath: named)
  }

  /// All cases; none where there is no folder.
  static let all: [PublishedCase] = {
    guard let folder, let data = try? Data(contentsOf: folder.appendingPathComponent("cases.json")) else { return [] }
    return (try? JSONDecoder().decode([PublishedCase].self, from: data)) ?? []
  }()

  /// The comparison that the case describes.
  var comparison: PixelComparison {
    PixelComparison(
      metric: engine == "pixelmatch@c6fee35" ? .oklab : .yiq, threshold: options.threshold,
      countsAntialiasing: options.includeAA ?? false, backdrop: engine == "pixelmatch@5.3.0" ? .white : .pattern)
  }

  /// The picture that the case describes.
  var image: DiffImage {
    var image = DiffImage(opacity: options.alpha ?? 0.1, isMask: options.diffMask ?? false)
    if let color = options.aaColor { image.antialiased = .init(color[0], color[1], color[2]) }
    if let color = options.diffColor { image.different = .init(color[0], color[1], color[2]) }
    if let color = options.diffColorAlt { image.darker = .init(color[0], color[1], color[2]) }
    return image
  }

  /// The image at `path` below the folder.
  static func bitmap(_ path: String) throws -> Bitmap {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try ImageDecoder.decode([UInt8](Data(contentsOf: folder.appendingPathComponent(path))))
  }
}
