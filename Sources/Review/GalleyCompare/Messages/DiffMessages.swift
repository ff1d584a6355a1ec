import GalleyMessages

package enum DiffMessages {
  package static func converted(_ name: String, from profile: String) -> String {
    "'\(name)' has the colour profile '\(profile)' and was converted to sRGB"
  }

  package static func notConverted(_ name: String, profile: String) -> String {
    "'\(name)' has the colour profile '\(profile)', which Galley cannot convert: its values were compared as sRGB"
  }

  package static func reduced(_ name: String) -> String {
    "'\(name)' has more than 8 bits per channel; Galley compared 8 of them"
  }

  package static let sameBytes = "the files are identical"
  package static let otherBytes = "the files have different bytes"

  package static let onlyLayout = "only the layouts beside the images differ; the pixels are identical"

  package static func sameLayout(views: Int) -> String {
    views == 1 ? "the view has the same layout" : "all \(Words.count(views, "view")) have the same layout"
  }

  package static func only(in path: String) -> String { "it is only in '\(path)'" }

  /// Describes a frame whose duration changed.
  ///
  /// - Parameters:
  ///   - first: The old duration, in seconds.
  ///   - second: The new duration, in seconds.
  package static func duration(_ first: Double, _ second: Double) -> String {
    "it is shown for \(milliseconds(second)) instead of \(milliseconds(first))"
  }

  /// Describes a changed frame rate.
  ///
  /// - Parameters:
  ///   - first: The old rate, in frames per second.
  ///   - second: The new rate, in frames per second.
  package static func rate(_ first: Double, _ second: Double) -> String {
    "\(Words.rounded(second, digits: 2)) frames per second instead of \(Words.rounded(first, digits: 2)); "
      + "Galley compared frames that are shown at the same time"
  }

  /// Describes a changed length of an animation.
  ///
  /// - Parameters:
  ///   - first: The old length, in seconds.
  ///   - second: The new length, in seconds.
  package static func length(_ first: Double, _ second: Double) -> String {
    "it lasts \(Words.rounded(second, digits: 3)) s instead of \(Words.rounded(first, digits: 3))"
  }

  /// Describes a changed number of repetitions.
  ///
  /// - Parameters:
  ///   - first: The old number of repetitions; 0 means endless.
  ///   - second: The new number of repetitions; 0 means endless.
  package static func plays(_ first: Int, _ second: Int) -> String {
    "it plays \(repetition(second)) instead of \(repetition(first))"
  }

  private static func repetition(_ plays: Int) -> String {
    switch plays {
    case 0: "for ever"
    case 1: "once"
    default: Words.count(plays, "time")
    }
  }

  /// Returns the last line about several parts.
  ///
  /// - Parameters:
  ///   - different: The number of parts that differ.
  ///   - total: The number of compared parts. If it is 0, nothing could be compared.
  ///   - isAlike: Whether parts without visible differences are also identical in every other respect (default:
  ///     `true`).
  ///   - tolerated: The number of parts whose pixels differ within the limits (default: 0).
  package static func total(
    different: Int, of total: Int, isAlike: Bool = true, withinLimits tolerated: Int = 0
  ) -> String {
    switch (different, total) {
    case (_, 0): return "no pair could be compared"
    case (0, _) where tolerated > 0:
      return
        "\(Words.grouped(tolerated)) of \(Words.grouped(total)) \(tolerated == 1 ? "differs" : "differ") within the limits"
    case (0, 1): return isAlike ? "the only pair is identical" : "the only pair has identical pixels"
    case (0, _): return "all \(Words.grouped(total)) \(isAlike ? "are identical" : "have identical pixels")"
    default:
      return "\(Words.grouped(different)) of \(Words.grouped(total)) \(different == 1 ? "differs" : "differ")"
    }
  }

  private static func milliseconds(_ seconds: Double) -> String { "\(Words.rounded(seconds * 1000, digits: 2)) ms" }
}
