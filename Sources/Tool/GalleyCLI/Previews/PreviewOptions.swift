import ArgumentParser
import Galley
import GalleyBuild
import GalleyFiles

/// How the previews of a package are built and drawn.
struct PreviewOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Draw only previews whose module, file, title or script contains this text (repeatable).", valueName: "text"))
  var filter: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Settings with which to draw each preview, such as dark+de (repeatable).",
      discussion: """
        Join any of these with '+': light, dark, rtl, a text size such as AX3, a device such as phone-mini, a language \
        such as de. Replaces the variants in the package's galley.yaml.
        """,
      valueName: "words"))
  var variant: [String] = []

  @Option(
    help: ArgumentHelp(
      "Current date for previews, in UTC unless it has an offset.",
      discussion: "Previews run in UTC and in English, independent of the machine's settings.",
      valueName: "date"))
  var date = Self.standardDate

  @Option(
    help: ArgumentHelp(
      "Platform to build for: iOS, macOS, watchOS, tvOS or visionOS.",
      discussion: """
        Code inside '#if os(iOS)' is compiled with --platform iOS. The result is kept separate from the output of \
        'swift build'.
        """,
      valueName: "platform"))
  var platform: String?

  @Flag(
    help: ArgumentHelp(
      "Isolate views to the main actor, as SwiftUI does.",
      discussion: "Uses a separate build folder. --platform implies this option."))
  var mainActor = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Build configuration, as in 'swift build'.",
      discussion: """
        'release' uses a separate build folder. The first build takes longer, but drawing takes much less time.
        """,
      valueName: "configuration"))
  var configuration = BuildConfiguration.debug

  enum BuildConfiguration: String, ExpressibleByArgument, CaseIterable {
    case debug, release
  }

  @Option(
    help: ArgumentHelp(
      "Build folder, as in 'swift build --scratch-path'. (default: .build in the package)",
      valueName: "folder"))
  var scratchPath: String?

  func validate() throws {
    let platforms = ["iOS", "macOS", "watchOS", "tvOS", "visionOS"]
    if let platform, !platforms.contains(platform) {
      throw ValidationError("--platform must be one of \(platforms.joined(separator: ", ")), not '\(platform)'")
    }
    if PreviewDate(date) == nil {
      throw ValidationError(
        "'\(date)' is not a date; write --date with a date or a date and time, such as 2025-06-01 or 2025-06-01T09:41")
    }
  }

  func package(_ folder: String, revisionOf home: String? = nil) -> PreviewPackage {
    PreviewPackage(
      folder: folder, revisionOf: home, system: platform, isOnMainActor: mainActor,
      isOptimised: configuration == .release, scratch: scratchPath)
  }

  /// The names of the options whose values differ from their defaults.
  var givenOptions: [String] {
    let options = [
      ("--filter", !filter.isEmpty), ("--variant", !variant.isEmpty), ("--date", date != Self.standardDate),
      ("--platform", platform != nil), ("--main-actor", mainActor), ("--configuration", configuration != .debug),
      ("--scratch-path", scratchPath != nil),
    ]
    return options.filter(\.1).map(\.0)
  }

  private static let standardDate = "2025-01-01T09:41"

  /// Returns the arguments for the program that draws the previews.
  func words(_ built: PreviewPackage.Built, _ screen: Screen) -> [String] {
    let seconds = (PreviewDate(date) ?? .standard).seconds
    return built.options + ["--scale", "\(screen.scale)", "--moment", "\(seconds)", "--system", screen.system]
      + variant.flatMap { ["--variant", $0] }
  }

  var filterWords: [String] { filter.flatMap { ["--filter", $0] } }

  struct Screen {
    static let standard = Screen(scale: 2, system: SystemVersion.standard.name)

    /// The pixels per point.
    var scale: Double
    /// The version of iOS, such as "iOS 18".
    var system: String
  }
}
