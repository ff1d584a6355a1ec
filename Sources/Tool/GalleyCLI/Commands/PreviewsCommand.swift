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

      With --check, Galley compares the images with approved baselines as 'galley check' does: it names the causes \
      of differences, writes the same reports, and 'galley approve' accepts images.
      Exit codes: 0 all previews drawn and unchanged, 1 an image differs or has no baseline, 2 a preview could not be \
      drawn or compared.
      """)

  @Argument(help: "Folder of the package.", completion: .directory)
  var package = "."

  @Option(
    name: [.long, .customLong("out"), .customShort("o")], help: ArgumentHelp("Folder to write to.", valueName: "folder")
  )
  var output = "proofs"

  @Option(help: ArgumentHelp("Pixels per point.", valueName: "scale"))
  var scale = 2.0

  @Option(
    help: ArgumentHelp("iOS version whose list and control sizes to use, such as 26.", valueName: "version"))
  var system = SystemVersion.standard.name

  @Flag(name: .customLong("no-cache"), help: "Draw all previews again, including unchanged ones.")
  var fresh = false

  @OptionGroup var options: PreviewOptions

  @OptionGroup(title: "Script films") var films: PreviewFilms

  @Flag(help: "List the previews without drawing them.")
  var list = false

  @Flag(help: "Print one JSON object per line.")
  var json = false

  @OptionGroup(title: "Comparing with baselines") var checking: PreviewCheckOptions

  func validate() throws {
    if SystemVersion(system) == nil {
      let known = SystemVersion.allCases.map(\.name)
      throw ValidationError("--system must be \(Words.alternatives(known)), not '\(system)'")
    }
    if !(scale > 0 && scale <= 8) { throw ValidationError("--scale must be above 0 and at most 8") }
  }

  func run() throws {
    try checking.checkPaths(output: output)
    if !json { Terminal.report("note: this command builds and runs the code of the package '\(package)'") }
    let clock = ContinuousClock()
    let reference = try checking.against.map { try PreviewReference($0, of: package, options, screen) }
    defer { reference?.remove() }
    let built = try options.package(package).build()
    let shardWords = try checking.shard?.announced().words ?? []
    let flags = [(list, "--list"), (json, "--json"), (fresh, "--fresh")].compactMap { $0 ? $1 : nil }
    let recordings = try TemporaryFolder()
    defer { recordings.remove() }
    let start = clock.now
    if !list { CheckScript.remove(from: output) }
    let code = try draw(
      built.program,
      options.words(built, screen) + built.records + ["--output", output] + options.filterWords + flags + shardWords
        + films.words(recordingIn: recordings.path))
    if !list && !json {
      let times = [("Built", built.building), ("linked", built.linking), ("drawn", clock.now - start)]
      try Terminal.print(times.map { "\($0) in \($1.inSeconds)" }.joined(separator: ", ") + ".\n")
    }
    if !list { try compare(built, reference, recordings) }
    if code != 0 { throw ExitCode(code) }
  }

  private func compare(
    _ built: PreviewPackage.Built, _ reference: PreviewReference?, _ recordings: TemporaryFolder
  ) throws {
    var drawn = try DrawnPreviews(built, of: package, output: output)
    let sources = PreviewSources(built: built, package: package) { [drawn] names in
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      try redraw(drawn.images.filter { names.contains($0.name) }.map(\.preview), built, to: folder.path)
    }
    drawn.locateCrashes(sources)
    let paths = try films.write(
      drawn.images, recordedIn: recordings.path, to: output, scale: scale, workers: checking.threads.jobs)
    if !json { try Terminal.print(lines: paths) }
    try checkRepetitions(of: drawn, built, sources)
    guard checking.check else { return }
    // If a preview provider was not drawn, it is unknown which baselines belong to it.
    let isComplete = options.filter.isEmpty && drawn.images.allSatisfy { $0.image.problem == nil }
    try checking.compare(
      drawn, with: reference, isComplete: isComplete, sources: sources, output: output, json: json)
  }

  /// Draws the named previews again, without changing the record of unchanged previews.
  private func redraw(_ previews: [String], _ built: PreviewPackage.Built, to folder: String) throws {
    let words = options.words(built, screen) + ["--output", folder, "--json"] + previews.flatMap { ["--filter", $0] }
    // Previews that cannot be drawn have already been reported.
    _ = try? ExternalTool(built.program, isOpen: true).output(words)
  }

  private func checkRepetitions(
    of drawn: DrawnPreviews, _ built: PreviewPackage.Built, _ sources: PreviewSources
  ) throws {
    var check = CheckOptions(baselines: output, record: .never, findsOrphans: false)
    check.environmentMismatch = .compare
    for number in 1..<checking.repetitions {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      try redraw(options.filter, built, to: folder.path)
      let again = drawn.images.filter { $0.image.problem == nil }.map { image in
        DrawnImage(name: image.name, folder: folder.path, place: image.image.place)
      }
      let report = CheckRun(check, workers: checking.threads.jobs, drafts: Interruption.drafts).check(
        again, sources: sources.find, literals: sources.literal)
      guard report.exitCode == 0 else {
        Terminal.report(
          "error: not every drawing is the same; drawing \(number + 1) of \(checking.repetitions) differs:")
        try Terminal.print(report.text)
        throw ExitCode(report.exitCode)
      }
    }
  }

  private var screen: PreviewOptions.Screen { PreviewOptions.Screen(scale: scale, system: system) }

  /// Returns the exit code of the program that draws the previews.
  private func draw(_ program: String, _ words: [String]) throws -> Int32 {
    do throws(ExternalTool.Problem) {
      try ExternalTool(program, isOpen: true).run(words, printing: true)
      return 0
    } catch {
      if case .failed(let code) = error, code > 0 {
        guard checking.check || !films.film.isEmpty, code == 2 else { throw ExitCode(code) }
        return code
      }
      throw Failure(diagnostics: [Diagnostic("a signal stopped the program that draws the previews")]).report()
    }
  }
}

extension FrameSelection.Shard {
  fileprivate var words: [String] { ["--shard", "\(number)/\(count)"] }
}

extension Duration {
  fileprivate var inSeconds: String {
    let tenths = (components.seconds * 10) + (components.attoseconds + 50_000_000_000_000_000) / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
