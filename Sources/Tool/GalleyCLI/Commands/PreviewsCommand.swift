import ArgumentParser
import Galley
import GalleyBuild
import GalleyFiles

struct PreviewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews", abstract: "Draw every #Preview and PreviewProvider of a Swift package.",
    discussion: """
      The package is built as it is, with Galley's module SwiftUI among its dependencies. Each preview becomes a PNG, \
      named after its module, file and title; index.html shows all. Only previews are drawn whose code, assets or fonts \
      are not as they were. A preview that ends the program is told, and the rest are drawn. Exit codes: 0 all drawn, 1 different from the baseline, 2 some could not be drawn.
      """)

  @Argument(help: "The package's folder.", completion: .directory)
  var package = "."

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Only previews whose module, file or title has this in it; may be repeated.", valueName: "text"))
  var filter: [String] = []

  @Option(
    name: [.long, .customLong("out"), .customShort("o")], help: ArgumentHelp("Where pictures go.", valueName: "folder"))
  var output = "proofs"

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Draw each preview under these values: light, dark, rtl, a text size such as accessibility3, or a language such as de, joined by '+'; may be repeated.",
      valueName: "words"))
  var variant: [String] = []

  @Option(help: ArgumentHelp("Pixels a point.", valueName: "scale"))
  var scale = 2.0

  @Option(
    help: ArgumentHelp(
      "The date that previews read as now, in Greenwich time unless it has an offset.",
      discussion: "Previews run in Greenwich's time zone and in English, whatever the machine's are.",
      valueName: "date"))
  var date = "2025-01-01T09:41"

  @Flag(help: "Draw all previews, also those that are as they were.")
  var fresh = false

  @Option(
    help: ArgumentHelp(
      "Build what stands behind '#if os(iOS)', or macOS, watchOS, tvOS or visionOS, apart from what 'swift build' builds.",
      valueName: "system"))
  var os: String?

  @Flag(
    help: "Build views as SwiftUI has them, on the main actor, in a folder of its own. --os does so, too.")
  var mainActor = false

  @Flag(help: "Build optimised code, in a folder of its own: the first build takes longer, and drawing a fraction.")
  var optimised = false

  @Option(
    help: ArgumentHelp(
      "Where the package is built, as 'swift build --scratch-path' has it; .build in the package by default.",
      valueName: "folder"))
  var scratchPath: String?

  @Flag(help: "Name the previews, and draw none.")
  var list = false

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Flag(help: "Compare the pictures with those of --baseline.")
  var check = false

  @Option(help: ArgumentHelp("The folder with the expected pictures.", valueName: "folder"))
  var baseline = "proofs-baseline"

  func validate() throws {
    let systems = ["iOS", "macOS", "watchOS", "tvOS", "visionOS"]
    if let os, !systems.contains(os) {
      throw ValidationError("--os is one of \(systems.joined(separator: ", ")), not '\(os)'")
    }
    if PreviewDate(date) == nil {
      throw ValidationError(
        "'\(date)' is not a date for --date; write a day or a day and a time, such as 2025-06-01 or 2025-06-01T09:41")
    }
    if !(scale > 0 && scale <= 8) { throw ValidationError("--scale must be above 0 and at most 8") }
  }

  func run() throws {
    let clock = ContinuousClock()
    let built = try PreviewPackage(
      folder: package, system: os, isOnMainActor: mainActor, isOptimised: optimised, scratch: scratchPath
    ).build()
    let seconds = (PreviewDate(date) ?? .standard).seconds
    var words = built.options + ["--output", output, "--scale", "\(scale)", "--moment", "\(seconds)"]
    words += filter.flatMap { ["--filter", $0] } + variant.flatMap { ["--variant", $0] }
    words += [(list, "--list"), (json, "--json"), (fresh, "--fresh")].compactMap { $0 ? $1 : nil }
    let start = clock.now
    do throws(ExternalTool.Problem) {
      try ExternalTool(built.program, isOpen: true).run(words, printing: true)
    } catch {
      if case .failed(let code) = error, code > 0 { throw ExitCode(code) }
      throw Failure(diagnostics: [Diagnostic("the program that draws the previews was stopped")]).report()
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
