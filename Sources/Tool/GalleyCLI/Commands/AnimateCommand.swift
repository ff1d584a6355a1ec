import ArgumentParser
import Galley

struct AnimateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract: "Run a scene's script: PNG frames, animations, videos, a filmstrip, a plot, timelines.",
    discussion: """
      A frame depends on nothing but the scene and its time: alone or among others, it has the same bytes.
      A scene without a script gets a look at its first scroller; after its last step a script goes on until nothing \
      moves any more, 10 seconds at most. Frames, animations and videos that are there already and show the same stay, \
      and are not made again: frames of a run that was stopped are not drawn twice. A run of a part (--frames, --at, \
      --shard) gives files about several frames names of their own. GIFs have 25 frames a second unless --fps says \
      otherwise, 50 at most; animated WebP and PNG have 30. Photographs in WebP lose what the eye does not see. Videos \
      are made by ffmpeg. Files whose scene, data, fonts, images and program are as they were stay without a look at \
      the script; --fresh makes them again.
      """)

  @Argument(help: "Scene files.", completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var output = DefaultFolder("output")

  @Option(
    help: ArgumentHelp(
      """
      Write this kind of file: \(AnimationKind.allCases.map(\.rawValue).joined(separator: ", ")); may be repeated. \
      By default what the scene's `output` says, else frames.
      """,
      valueName: "kind"),
    transform: { name in
      guard let kind = AnimationKind(rawValue: name) else { throw ValidationError("'\(name)' is no kind of file") }
      return kind
    })
  var kind: [AnimationKind] = []

  @Option(help: ArgumentHelp("Frames a second, instead of the script's own.", valueName: "number"))
  var fps: Double?

  @Option(
    help: ArgumentHelp("Draw only these frames, such as 0-9 or 40.", valueName: "range"),
    transform: { try AnimateCommand.range($0) })
  var frames: ClosedRange<Int>?

  @Option(
    help: ArgumentHelp("Draw this moment instead, such as 1.25s or 400ms; may be repeated.", valueName: "time"),
    transform: { try AnimateCommand.time($0) })
  var at: [Double] = []

  @Option(
    help: ArgumentHelp(
      """
      Draw only a part of the frames, such as 1/4, or auto for the part that the environment names; --merge joins the \
      parts and makes what holds all frames.
      """,
      valueName: "part"),
    transform: { try ShardOption.parse($0) })
  var shard: ShardOption?

  @Flag(help: "Take the frames that the parts of a run (--shard) have drawn; make all other files.")
  var merge = false

  @Option(
    help: ArgumentHelp(
      "Make animations and videos this small, such as 5MB, with fewer frames, pixels and colours.", valueName: "size"),
    transform: { try ByteCount.bytes($0) })
  var maxBytes: Int?

  @OptionGroup var threads: JobsOptions

  @OptionGroup var known: CacheOptions

  @OptionGroup var memory: MemoryOptions

  @OptionGroup var options: SceneOptions

  func validate() throws {
    if let fps, !(1...240 ~= fps) { throw ValidationError("--fps must be a number from 1 to 240") }
    if frames != nil, !at.isEmpty { throw ValidationError("--frames and --at choose differently; ask for one") }
    if merge, frames != nil || !at.isEmpty || shard != nil {
      throw ValidationError("--merge is about all frames of a run; leave out --frames, --at and --shard")
    }
    _ = try shard?.resolved()
    if maxBytes != nil, !kind.isEmpty, AnimationKind.animations.isDisjoint(with: kind) {
      throw ValidationError("--max-bytes makes animations and videos smaller, and --kind asks for none")
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
        paths += sayKnown(input)
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

  /// Prints the notes of the earlier run of an unchanged scene.
  private func sayKnown(_ input: Input) -> [String] {
    input.run.known?.notes.forEach { Terminal.say($0) }
    return input.run.known?.paths ?? []
  }

  private func animate(
    _ scene: Scene, _ run: FileCache.Run, _ selection: FrameSelection
  ) throws(RenderError) -> [String] {
    let bar = FrameBar()
    defer { bar.finish() }
    let kinds = kinds(of: scene)
    var notes = wordsOnWhatIsLeftOut(kinds, of: scene)
    notes.forEach { Terminal.say($0) }
    let animator = animator(of: scene, selection, run.files)
    sayEstimates(animator.estimates(of: kinds), of: scene)
    let files = try animator.animate(
      into: OutputFolder(output.path, drafts: Interruption.drafts), kinds: kinds, while: { !Interruption.isAsked }
    ) { bar.show($0) }
    for file in files where !file.compromises.isEmpty {
      notes.append("\(file.path): " + file.compromises.map(\.words).joined(separator: ", "))
      notes.suffix(1).forEach { Terminal.say($0) }
    }
    for file in files where file.removed > 0 {
      Terminal.say("\(file.path): removed \(AnimateCommand.count(file.removed, "frame")) of an earlier run")
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
