import ArgumentParser
import Galley

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw every state of a scene as PNG, PDF, SVG or layout JSON.")

  @Argument(help: "Scene files to draw.", completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder to write to.", valueName: "folder"))
  var output = DefaultFolder("output")

  @Option(help: ArgumentHelp("Draw only the state with this name (repeatable).", valueName: "state"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Kind of file to write: png, pdf, svg or layout (repeatable).",
      discussion: "(default: the kinds in the scene's 'output' section)", valueName: "kind"),
    transform: { name in
      guard let kind = OutputKind(rawValue: name) else {
        throw ValidationError(knownKinds: OutputKind.allCases.map(\.rawValue))
      }
      return kind
    })
  var kind: [OutputKind] = []

  @Option(
    help: ArgumentHelp(
      "Write only one shard of the files, such as 1/4, or auto.",
      discussion: """
        'auto' reads the shard from the environment variables of the CI system or scheduler. All shards together \
        write the same files as one run without --shard.
        """,
      valueName: "shard"),
    transform: { try ShardOption.parse($0) })
  var shard: ShardOption?

  @OptionGroup var recorded: TimesOptions

  @OptionGroup var threads: JobsOptions

  @Option(
    help: ArgumentHelp(
      "Draw layout facts over the images, such as frames,widths.",
      discussion: "Facts: frames, widths, fits, overscan, safeArea. Separate them by commas.", valueName: "facts"
    ),
    transform: { text in
      try text.split(separator: ",").map { name in
        if let known = RenamedOptions.annotation(String(name)) { return known }
        guard let annotation = Annotation(rawValue: String(name)) else {
          let known = Annotation.allCases.map(\.rawValue).joined(separator: ", ")
          throw ValidationError("'\(name)' is not an annotation; use \(known)")
        }
        return annotation
      }
    })
  var annotate: [Annotation] = []

  @Flag(
    help: ArgumentHelp(
      "Draw a miniature of the whole scroll content instead.",
      discussion: "The names of these files end in -map."))
  var map = false

  @OptionGroup var known: CacheOptions

  @Flag(help: "Print the written files as one JSON object.")
  var json = false

  @Flag(help: "Read and check the scene and print the paths; write no files.")
  var dryRun = false

  @OptionGroup var memory: MemoryOptions

  @OptionGroup var options: SceneOptions

  func validate() throws {
    if map, !annotate.isEmpty { throw ValidationError("--map and --annotate exclude each other; use one of them") }
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
        input.known.forEach(progress.report)
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
    // If a shard contains no files, that is not an error.
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

  /// The cache; nil if the output describes how files were drawn, or if only a shard is drawn.
  var renderCache: RenderCache? { json || dryRun || shard != nil ? nil : known.renderCache }

  var settings: [String] {
    ["only"] + only + ["kind"] + kind.map(\.rawValue) + ["draw", map ? "map" : "picture"] + annotate.map(\.rawValue)
  }

  private func render(
    _ renderer: SceneRenderer, _ progress: Progress
  ) throws(RenderError) -> [RenderedFile] {
    guard !dryRun else { return try renderer.plan(into: folder) }
    return try renderer.render(into: folder) { progress.report($0) }
  }
}
