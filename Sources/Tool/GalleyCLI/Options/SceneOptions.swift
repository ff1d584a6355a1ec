import ArgumentParser
import Galley
import GalleyTables

struct SceneOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Override a scene value, such as canvas.device=tablet (repeatable).", valueName: "key=value"))
  var overrides: [String] = []

  @Option(help: ArgumentHelp("Pixels per point. (default: the canvas's scale)", valueName: "number"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "iOS version whose list and control sizes to use. (default: the canvas's version)",
      discussion: "Known versions: \(SceneOptions.versions), with or without a minor version.", valueName: "version"))
  var system: String?

  @Option(
    name: .customLong("allow"),
    help: ArgumentHelp("Another folder from which scenes may read files (repeatable).", valueName: "folder")
  )
  var allowedFolders: [String] = []

  func validate() throws {
    for text in overrides where text.firstIndex(of: "=").map({ $0 == text.startIndex }) ?? true {
      throw ValidationError("'\(text)' is not an override; write key=value, such as --set canvas.device=tablet")
    }
    if let scale, !SceneCanvas.scales.contains(scale) {
      throw ValidationError("--scale must be a number from 0.25 to 8")
    }
    for text in systemTexts where SystemVersion(text) == nil {
      throw ValidationError("'\(text)' is not an iOS version; write --system with \(Self.versions)")
    }
  }

  private static let versions = Words.alternatives(SystemVersion.allCases.map { "\($0.name.dropFirst(4))" })

  private var systemTexts: [String] {
    system?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
  }

  var systems: [SystemVersion] { systemTexts.compactMap { SystemVersion($0) } }

  func drawing(_ version: SystemVersion) -> SceneOptions {
    var options = self
    options.system = version.name
    return options
  }

  func read(_ file: String) throws(SceneErrors) -> Scene { try read(file, files: Inputs.files) }

  func read(_ file: String, files: FileReader) throws(SceneErrors) -> Scene {
    let bar = LoadingBar()
    defer { bar.finish() }
    let scene = try Scene(contentsOf: file, options: options(bar, files: files))
    bar.finish()
    Self.warn(of: scene)
    return scene
  }

  /// Reads a report. Throws all its errors. A report has no canvas, so the scale applies to its pages.
  func readReport(_ file: String, files: FileReader = Inputs.files) throws(SceneErrors) -> ReportFile {
    let bar = LoadingBar()
    defer { bar.finish() }
    return try ReportFile(contentsOf: file, options: options(bar, overrides, files: files))
  }

  /// Returns the scene in `file` for a check. It is not read if it is unchanged since it was stored in `cache`.
  func read(_ file: String, for check: CheckOptions, _ cache: CheckCache) throws(SceneErrors) -> CheckedScene {
    let bar = LoadingBar()
    defer { bar.finish() }
    return try cache.scene(file, options: options(bar), for: check) { scene in
      bar.finish()
      Self.warn(of: scene)
    }
  }

  /// Returns the input for a render. It has no scene if the files in `folder` are up to date according to `cache`.
  func read(
    _ file: String, known cache: RenderCache, settings: [String], into folder: OutputFolder,
    adapt: (inout Scene) throws(SceneErrors) -> Void
  ) throws(SceneErrors) -> RenderCache.Input {
    let bar = LoadingBar()
    defer { bar.finish() }
    return try cache.input(file, options: options(bar), settings: settings, into: folder) {
      scene throws(SceneErrors) in
      bar.finish()
      Self.warn(of: scene)
      try adapt(&scene)
    }
  }

  private func options(_ bar: LoadingBar, files: FileReader = Inputs.files) -> Scene.Options {
    options(bar, allOverrides, files: files)
  }

  private func options(_ bar: LoadingBar, _ overrides: [String], files: FileReader) -> Scene.Options {
    Scene.Options(overrides: overrides, allowedFolders: allowedFolders, files: files, progress: bar.show)
  }

  private var allOverrides: [String] {
    overrides + (scale.map { ["canvas.scale=\($0)"] } ?? []) + (system.map { ["canvas.system=\($0)"] } ?? [])
  }

  var settings: [String] { ["set"] + allOverrides + ["allow"] + allowedFolders }

  private static func warn(of scene: Scene) {
    for warning in scene.warnings { Terminal.report(Diagnostic(warning), as: .warning) }
  }
}
