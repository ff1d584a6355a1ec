import ArgumentParser
import Galley

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw every state of a scene: PNG, PDF, SVG or layout JSON, as its output says.")

  @Argument(help: "Scene files.", completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var output = DefaultFolder("output")

  @Option(help: ArgumentHelp("Draw only the state of this name; may be repeated.", valueName: "state"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp("Write only files of this kind: png, pdf, svg or layout; may be repeated.", valueName: "kind"),
    transform: { name in
      guard let kind = OutputKind(rawValue: name) else { throw ValidationError("'\(name)' is no kind of file") }
      return kind
    })
  var kind: [OutputKind] = []

  @Option(
    help: ArgumentHelp(
      """
      Write only a part of the files, such as 1/4, or auto for the part that the environment names. The files of all \
      parts are those of a run without parts.
      """,
      valueName: "part"),
    transform: { try ShardOption.parse($0) })
  var shard: ShardOption?

  @OptionGroup var recorded: TimesOptions

  @OptionGroup var threads: JobsOptions

  @Option(
    help: ArgumentHelp(
      "Draw facts over the pictures: frames, widths, fits, overscan, safeArea, with commas between.", valueName: "facts"
    ),
    transform: { text in
      try text.split(separator: ",").map { name in
        if let known = RenamedOptions.annotation(String(name)) { return known }
        guard let annotation = Annotation(rawValue: String(name)) else {
          let known = Annotation.allCases.map(\.rawValue).joined(separator: ", ")
          throw ValidationError("'\(name)' cannot be drawn over a picture; known are \(known)")
        }
        return annotation
      }
    })
  var annotate: [Annotation] = []

  @Flag(help: "Draw each picture's whole content as a miniature instead, into files whose names end in -map.")
  var map = false

  @OptionGroup var known: CacheOptions

  @Flag(help: "Print one JSON object about what was written.")
  var json = false

  @Flag(help: "Read and check, print the paths, write nothing.")
  var dryRun = false

  @OptionGroup var memory: MemoryOptions

  @OptionGroup var options: SceneOptions

  func validate() throws {
    if map, !annotate.isEmpty { throw ValidationError("--map and --annotate draw different pictures; ask for one") }
    _ = try shard?.resolved()
  }

  func run() throws {
    let shard = try shard?.announced()
    try output.check("--output")
    if renderCache != nil { try known.cache.check("--cache") }
    let read = readScenes()
    if !dryRun { try Inputs.check(read.scenes.flatMap(\.paths).map(folder.path), option: "--output") }
    let times = try recorded.read()
    let plan = shard.map { RenderPlan(read.scenes.compactMap(\.scene), count: $0.count, times: times) }
    var report = RenderReport(isDryRun: dryRun)
    var diagnostics = read.diagnostics
    let parts = read.scenes.indices.map { index in
      shard.flatMap { plan?.files(ofScene: index, in: $0.number) } ?? Array(read.scenes[index].paths.indices)
    }
    let progress = Progress(total: parts.reduce(0) { $0 + $1.count })
    for (input, part) in zip(read.scenes, parts) where shard == nil || !part.isEmpty {
      guard let scene = input.scene else {
        input.known.forEach(progress.say)
        report.add(input.known)
        continue
      }
      let renderer = SceneRenderer(
        scene, workers: threads.jobs, drawing: drawing, part: shard == nil ? nil : part, files: input.files)
      do throws(RenderError) {
        let files = try render(renderer, progress)
        renderCache?.keep(files, of: input, by: renderer)
        report.add(files, of: scene)
      } catch {
        report.add(error.written, of: scene)
        diagnostics += error.diagnostics
      }
      report.add(renderer.textStatistics)
    }
    progress.finish()
    // A shard may have no work.
    if diagnostics.isEmpty, report.paths.isEmpty, plan?.shards.units.isEmpty ?? true {
      diagnostics = [Diagnostic(nothingOfKinds: kind.map(\.rawValue))]
    }
    try json ? Terminal.print(json: report.json(diagnostics)) : Terminal.print(lines: report.paths)
    guard diagnostics.isEmpty else { throw Failure(diagnostics: diagnostics).report() }
  }

  var folder: OutputFolder { OutputFolder(output.path, drafts: Interruption.drafts) }

  private var drawing: SceneDrawing {
    if map { return .map }
    return annotate.isEmpty ? .picture : .annotated(Set(annotate))
  }

  /// Nil if the output describes how files were drawn, or if only a shard is drawn.
  var renderCache: RenderCache? { json || dryRun || shard != nil ? nil : known.renderCache }

  var settings: [String] {
    ["only"] + only + ["kind"] + kind.map(\.rawValue) + ["draw", map ? "map" : "picture"] + annotate.map(\.rawValue)
  }

  private func render(
    _ renderer: SceneRenderer, _ progress: Progress
  ) throws(RenderError) -> [RenderedFile] {
    guard !dryRun else { return try renderer.plan(into: folder) }
    return try renderer.render(into: folder) { progress.say($0) }
  }
}
