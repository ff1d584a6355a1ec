import ArgumentParser
import Galley
import GalleyBuild
import GalleyFiles

struct PreviewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews", abstract: "Draw every #Preview and PreviewProvider of a Swift package.",
    discussion: """
      Builds the unchanged package, which must depend on Galley's SwiftUI product. Each preview becomes a PNG named \
      after its module, file and title; index.html shows them all. Galley draws a preview again only if its code, \
      assets or fonts changed. If a preview crashes, Galley reports it and draws the rest.

      Exit codes: 0 all drawn, 1 different from the baseline, 2 a preview could not be drawn.
      """)

  @Argument(help: "Folder of the package.", completion: .directory)
  var package = "."

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Draw only previews whose module, file or title contains this (repeatable).", valueName: "text"))
  var filter: [String] = []

  @Option(
    name: [.long, .customLong("out"), .customShort("o")], help: ArgumentHelp("Folder to write to.", valueName: "folder")
  )
  var output = "proofs"

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Values for drawing each preview, such as dark+de (repeatable).",
      discussion: """
        Join any of these with '+': light, dark, rtl, a text size such as accessibility3, a language such as de.
        """,
      valueName: "words"))
  var variant: [String] = []

  @Option(help: ArgumentHelp("Pixels per point.", valueName: "scale"))
  var scale = 2.0

  @Option(
    help: ArgumentHelp("Version of iOS for the sizes of lists and controls, such as 26.", valueName: "version"))
  var system = SystemVersion.standard.name

  @Option(
    help: ArgumentHelp(
      "Current date for previews, in UTC unless it has an offset.",
      discussion: "Previews run in UTC and in English, independent of the machine's settings.",
      valueName: "date"))
  var date = "2025-01-01T09:41"

  @Flag(name: .customLong("no-cache"), help: "Draw all previews again, including unchanged ones.")
  var fresh = false

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
      "Build views on the main actor, as SwiftUI does.",
      discussion: "Uses a separate build folder. --platform includes this."))
  var mainActor = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Build configuration, as in 'swift build'.",
      discussion: """
        'release' uses a separate build folder. The first build takes longer, drawing takes much less time.
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

  @Flag(help: "List the previews and draw none.")
  var list = false

  @Flag(help: "Print one JSON object per line.")
  var json = false

  @Flag(help: "Compare the images with the folder --baseline.")
  var check = false

  @Option(help: ArgumentHelp("Folder of expected images.", valueName: "folder"))
  var baseline = "proofs-baseline"

  func validate() throws {
    let platforms = ["iOS", "macOS", "watchOS", "tvOS", "visionOS"]
    if let platform, !platforms.contains(platform) {
      throw ValidationError("--platform must be one of \(platforms.joined(separator: ", ")), not '\(platform)'")
    }
    if PreviewDate(date) == nil {
      throw ValidationError(
        "'\(date)' is not a date; write --date with a date or a date and time, such as 2025-06-01 or 2025-06-01T09:41")
    }
    if SystemVersion(system) == nil {
      let known = SystemVersion.allCases.map(\.name)
      throw ValidationError("--system must be \(Words.alternatives(known)), not '\(system)'")
    }
    if !(scale > 0 && scale <= 8) { throw ValidationError("--scale must be above 0 and at most 8") }
  }

  func run() throws {
    let clock = ContinuousClock()
    let built = try PreviewPackage(
      folder: package, system: platform, isOnMainActor: mainActor, isOptimised: configuration == .release,
      scratch: scratchPath
    ).build()
    let seconds = (PreviewDate(date) ?? .standard).seconds
    var words =
      built.options + ["--output", output, "--scale", "\(scale)", "--moment", "\(seconds)", "--system", system]
    words += filter.flatMap { ["--filter", $0] } + variant.flatMap { ["--variant", $0] }
    words += [(list, "--list"), (json, "--json"), (fresh, "--fresh")].compactMap { $0 ? $1 : nil }
    let start = clock.now
    do throws(ExternalTool.Problem) {
      try ExternalTool(built.program, isOpen: true).run(words, printing: true)
    } catch {
      if case .failed(let code) = error, code > 0 { throw ExitCode(code) }
      throw Failure(diagnostics: [Diagnostic("a signal stopped the program that draws the previews")]).report()
    }
    if !list && !json {
      let times = [("Built", built.building), ("linked", built.linking), ("drawn", clock.now - start)]
      try Terminal.print(times.map { "\($0) in \($1.inSeconds)" }.joined(separator: ", ") + ".\n")
    }
    if check { try compare(built.pictures) }
  }

  /// If only some previews were requested, only the images listed in the file `names` are compared.
  private func compare(_ names: String) throws {
    var run = DiffRun()
    if !filter.isEmpty, let bytes = try? FileReader.disk.read(names, Int.max) {
      let wanted = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
      let list = run.files.list
      run.files.list = { list($0).filter(wanted.contains) }
    }
    let report = run.compare(baseline, output)
    try Terminal.print(report.text)
    if !report.failures.isEmpty { throw Failure(diagnostics: report.failures).report() }
    if report.outcome == .different { throw ExitCode(1) }
  }
}

extension Duration {
  fileprivate var inSeconds: String {
    let tenths = (components.seconds * 10) + (components.attoseconds + 50_000_000_000_000_000) / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
