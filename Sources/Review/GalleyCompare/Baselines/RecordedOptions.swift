import GalleyDiff
import GalleyImage
import GalleyJSON
import GalleyPicture
import GalleyTemplate

/// The options that determine which images pass. They must be the same in all shards, because a shard with a higher
/// limit would accept more.
struct RecordedOptions: Hashable, Sendable {
  private let values: [String: String]

  init(_ options: CheckOptions) {
    let (comparison, limits) = (options.comparison.comparison, options.comparison.limits)
    var values = [
      "--metric": comparison.metric.rawValue, "--threshold": "\(comparison.threshold)",
      "--window-size": "\(limits.windowSize)", "--record": options.record.rawValue, "--store": options.storage.rawValue,
      "--environment-mismatch": options.environmentMismatch.rawValue, "--backdrop": comparison.backdrop.rawValue,
      "--aa-tolerance": "\(comparison.antialiasingTolerance)",
    ]
    if comparison.countsAntialiasing { values["--include-aa"] = "set" }
    values["--ignore-caret"] = comparison.caretWidth.map { "\($0)" }
    values["--limit-pixels"] = limits.pixels.map { "\($0)" }
    values["--limit-ratio"] = limits.ratio.map { "\($0)" }
    values["--limit-window"] = limits.window.map { "\($0)" }
    values["--limit-node"] = limits.node.map { "\($0)" }
    values["--mask-id"] = Self.list(options.comparison.maskedIDs)
    values["--mask"] = Self.list(comparison.mask.words)
    self.values = values
  }

  private init(values: [String: String]) { self.values = values }

  private static func list(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : Set(texts).sorted().joined(separator: " ")
  }

  func differences(from other: RecordedOptions) -> [String] {
    Set(values.keys).union(other.values.keys).sorted().filter { values[$0] != other.values[$0] }.map { name in
      "\(name) is \(values[name] ?? "not set") instead of \(other.values[name] ?? "not set")"
    }
  }
}

extension RecordedOptions {
  var json: JSONValue { JSONValue.texts(values) ?? .object([]) }

  init(_ object: JSONValue) { self.init(values: object.texts) }
}

extension PixelMask {
  fileprivate var words: [String] {
    rects.map { "\($0.x),\($0.y),\($0.width),\($0.height)" }
      + images.map { "picture-\(PictureImage($0).digest.prefix(12))" }
  }
}
