import Foundation
import GalleyDiff
import GalleyImage
import GalleyPicture
import Testing

/// A comparison published with another program: two images, options, a count and a difference image.
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

  /// The folder with the cases, set by `GALLEY_DIFF_FIXTURES`.
  static var folder: URL? {
    let named = ProcessInfo.processInfo.environment["GALLEY_DIFF_FIXTURES"] ?? ""
    return named.isEmpty ? nil : URL(fileURLWithPath: named)
  }

  /// All cases, or an empty list if there is no folder.
  static let all: [PublishedCase] = {
    guard let folder, let data = try? Data(contentsOf: folder.appendingPathComponent("cases.json")) else { return [] }
    return (try? JSONDecoder().decode([PublishedCase].self, from: data)) ?? []
  }()

  var comparison: PixelComparison {
    PixelComparison(
      metric: engine == "pixelmatch@c6fee35" ? .oklab : .yiq, threshold: options.threshold,
      countsAntialiasing: options.includeAA ?? false, backdrop: engine == "pixelmatch@5.3.0" ? .white : .pattern)
  }

  /// The settings of the expected difference image.
  var image: DiffImage {
    var image = DiffImage(opacity: options.alpha ?? 0.1, isMask: options.diffMask ?? false)
    if let color = options.aaColor { image.antialiased = .init(color[0], color[1], color[2]) }
    if let color = options.diffColor { image.different = .init(color[0], color[1], color[2]) }
    if let color = options.diffColorAlt { image.darker = .init(color[0], color[1], color[2]) }
    return image
  }

  static func bitmap(_ path: String) throws -> Bitmap {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try ImageDecoder.decode([UInt8](Data(contentsOf: folder.appendingPathComponent(path))))
  }
}
