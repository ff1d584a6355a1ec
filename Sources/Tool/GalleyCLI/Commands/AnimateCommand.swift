import ArgumentParser
import Galley

struct AnimateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract: "Run a scene's script and write frames, animations, videos, filmstrips, plots or timelines.",
    discussion: """
      A frame depends only on the scene and the frame's time: its bytes are the same whether it is drawn alone or with \
      other frames.
      If a scene has no script, Galley scrolls its first scroll view to show its content. After the last step, the \
      animation continues until nothing moves, for at most 10 seconds.

      Galley keeps files that already exist and are up to date, so after a stopped run, the next one continues. Files \
      are up to date if the scene, data, fonts, images and program are unchanged; --no-cache writes them again.
      If a run draws only some frames (--frames, --at or --shard), files that combine several frames get separate names.

      GIFs have 25 frames per second (--fps changes this; maximum: 50). Animated WebP and PNG files have 30. WebP \
      uses lossy compression for photographs. Videos need ffmpeg.
      """)

  @Argument(help: "Scene files to animate.", completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder to write to.", valueName: "folder"))
  var output = DefaultFolder("output")

  @Option(
    help: ArgumentHelp(
      "Kind of file to write (repeatable).",
      discussion: """
        Kinds: \(AnimationKind.allCases.map(\.rawValue).joined(separator: ", ")). (default: the kinds in the scene's \
        'output' section, or frames)
        """,
      valueName: "kind"),
    transform: { name in
      guard let kind = AnimationKind(rawValue: name) else {
        throw ValidationError(knownKinds: AnimationKind.allCases.map(\.rawValue))
      }
      return kind
    })
  var kind: [AnimationKind] = []

  @Option(help: ArgumentHelp("Frames per second. (default: the script's rate)", valueName: "number"))
  var fps: Double?

  @Option(
    help: ArgumentHelp("Draw only these frames, such as 0-9 or 40.", valueName: "range"),
    transform: { try AnimateCommand.range($0) })
  var frames: ClosedRange<Int>?

  @Option(
    help: ArgumentHelp("Draw only the frame at this time, such as 1.25s (repeatable).", valueName: "time"),
    transform: { try AnimateCommand.time($0) })
  var at: [Double] = []

  @Option(
    help: ArgumentHelp(
      "Draw only one shard of the frames, such as 1/4, or auto.",
      discussion: """
        'auto' reads the shard from the environment variables of the CI system or scheduler. Afterwards, --merge \
        joins the shards and writes the files that need all frames.
        """,
      valueName: "shard"),
    transform: { try ShardOption.parse($0) })
  var shard: ShardOption?

  @Flag(help: "Join the frames of all shards and write the files that need them.")
  var merge = false

  @Option(
    help: ArgumentHelp(
      "Maximum size of animations and videos, such as 5MB.",
      discussion: "Galley reduces the number of frames, pixels and colours until a file is small enough.",
      valueName: "size"),
    transform: { try ByteCount.bytes($0) })
  var maxBytes: Int?

  @OptionGroup var threads: JobsOptions

  @OptionGroup var known: CacheOptions

  @OptionGroup var memory: MemoryOptions

  @OptionGroup var options: SceneOptions

  func validate() throws {
    if let fps, !(1...240 ~= fps) { throw ValidationError("--fps must be a number from 1 to 240") }
    if frames != nil, !at.isEmpty { throw ValidationError("--frames and --at exclude each other; use one of them") }
    if merge, frames != nil || !at.isEmpty || shard != nil {
      throw ValidationError("--merge needs all frames of a run; leave out --frames, --at and --shard")
    }
    _ = try shard?.resolved()
    if maxBytes != nil, !kind.isEmpty, AnimationKind.animations.isDisjoint(with: kind) {
      throw ValidationError("--max-bytes applies to animations and videos; --kind names neither")
    }
  }

  func run() throws {
    Interruption.listen()
    try output.check("--output")
    try known.cache.check("--cache")
    let selection = try selection()
    var (scenes, diagnostics) = readScenes(selection)
    var paths: [String] = []
    var interruption: (progress: AnimationProgress, kinds: Set<AnimationKind>)?
    var isToolMissing = false
    while interruption == nil, !scenes.isEmpty {
      let input = scenes.removeFirst()
      guard let scene = input.scene else {
        paths += reportKnown(input)
        continue
      }
      do throws(RenderError) { paths += try animate(scene, input.run, selection) } catch {
        interruption = error.interruption.map { ($0, kinds(of: scene)) }
        isToolMissing = isToolMissing || error.isToolMissing
        diagnostics += error.diagnostics
      }
    }
    try Terminal.print(lines: paths)
    if let interruption { throw AnimateCommand.stopped(interruption.progress, saving: interruption.kinds) }
    guard !diagnostics.isEmpty else { return }
    let code = Failure(diagnostics: diagnostics).report()
    throw isToolMissing ? ExitCode(69) : code
  }

  /// Prints the notes from the earlier run of an unchanged scene.
  private func reportKnown(_ input: Input) -> [String] {
    input.run.known?.notes.forEach { Terminal.report($0) }
    return input.run.known?.paths ?? []
  }

  private func animate(
    _ scene: Scene, _ run: FileCache.Run, _ selection: FrameSelection
  ) throws(RenderError) -> [String] {
    let bar = FrameBar()
    defer { bar.finish() }
    let kinds = kinds(of: scene)
    var notes = wordsOnWhatIsLeftOut(kinds, of: scene)
    notes.forEach { Terminal.report($0) }
    let animator = animator(of: scene, selection, run.files)
    reportEstimates(animator.estimates(of: kinds), of: scene)
    let files = try animator.animate(
      into: OutputFolder(output.path, drafts: Interruption.drafts), kinds: kinds, while: { !Interruption.isAsked }
    ) { bar.show($0) }
    for file in files where !file.compromises.isEmpty {
      notes.append("\(file.path): " + file.compromises.map(\.words).joined(separator: ", "))
      notes.suffix(1).forEach { Terminal.report($0) }
    }
    for file in files where file.removed > 0 {
      Terminal.report("\(file.path): removed \(AnimateCommand.count(file.removed, "frame")) of an earlier run")
    }
    let paths = files.map(\.path)
    if scene.warnings.isEmpty {
      let names = SceneAnimator.names(of: scene)
      run.keep(FileCache.Outcome(paths: paths, names: names, notes: notes), by: animator, kinds: kinds)
    }
    return paths
  }

  private func animator(of scene: Scene, _ selection: FrameSelection, _ files: FileReader) -> SceneAnimator {
    var scene = scene
    scene.memoryLimit = memory.limit
    return SceneAnimator(
      scene, workers: threads.jobs, framesPerSecond: fps, selection: selection, isMerging: merge, byteLimit: maxBytes,
      isFresh: known.fresh, files: files)
  }

  func kinds(of scene: Scene) -> Set<AnimationKind> {
    if kind.isEmpty && scene.animations.isEmpty { return [.frames] }
    return Set(kind.isEmpty ? scene.animations : kind)
  }

  private func selection() throws -> FrameSelection {
    var selection = FrameSelection()
    (selection.range, selection.times, selection.shard) = (frames, at, try shard?.announced())
    return selection
  }
}
