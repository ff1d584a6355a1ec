import ArgumentParser
import Galley
import GalleyBuild
import GalleyFiles
import GalleyTables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A package whose previews are drawn. Its sources are not changed: the package is built, and its object files are
/// linked into a program that draws the previews.
struct PreviewPackage {
  let folder: String
  /// The package whose build folder is used: `folder` itself, or the package of which `folder` is another revision.
  private let home: String
  /// The platform to build for; nil for Linux.
  let system: String?
  /// Whether views are isolated to the main actor, as in SwiftUI. Always true if `system` is set.
  let isOnMainActor: Bool
  /// Whether the code is optimised. `#if DEBUG` is active in either case.
  let isOptimised: Bool
  /// The build folder; nil means that of the package.
  private let scratch: String?

  /// Creates a package. A build whose flags differ from those of `swift build` uses a separate build folder.
  init(
    folder: String, revisionOf home: String? = nil, system: String?, isOnMainActor: Bool, isOptimised: Bool,
    scratch: String?
  ) {
    self.folder = folder
    self.home = home ?? folder
    self.system = system
    self.isOnMainActor = isOnMainActor
    self.isOptimised = isOptimised
    let marks = [system ?? (isOnMainActor ? "MainActor" : nil), isOptimised ? "optimised" : nil].compactMap { $0 }
    let own = marks.isEmpty ? "" : "/galley-" + marks.joined(separator: "-")
    self.scratch = scratch ?? (home == nil && own.isEmpty ? nil : FilePath.join(self.home, ".build" + own))
  }

  struct Built {
    let program: String
    let targets: PackageTargets?
    /// The resource folders and asset catalogues of dependencies.
    let resources: [String]
    /// The file `galley.yaml` of the package as JSON, or nil if there is none.
    let variants: String?
    var options: [String] {
      [
        "--package", program + ".json", "--sites", sites,
      ] + (variants.map { ["--variants", $0] } ?? []) + resources.flatMap { ["--assets", $0, "--fonts", $0] }
    }
    /// The options with which the program records what it drew.
    var records: [String] {
      ["--inputs", program + ".inputs", "--record", program + ".drawn", "--pictures", pictures]
    }
    var pictures: String { program + ".pictures" }
    /// The folder for addresses of code. Addresses differ between programs, so each program has its own folder.
    var sites: String { FilePath.join(program + ".sites", identity) }
    fileprivate let identity: String
    let building: Duration
    /// The time for linking, including the time for computing the inputs.
    let linking: Duration
  }

  func build() throws -> Built {
    let clock = ContinuousClock()
    let start = clock.now
    try ToolchainCheck(folder: scratch ?? FilePath.join(home, ".build")).run()
    let previews = try previewFile()
    let swift = ExternalTool("swift", isOpen: true)
    let flags = try flags()
    let description = try Failure.reporting("swift package describe") { () throws(ExternalTool.Problem) in
      try swift.output(["package"] + place + ["describe", "--type", "json"])
    }
    let targets = PackageTargets(description)
    try chooseCompiler(for: targets?.modules ?? [])
    let path = try Failure.reporting("swift build --show-bin-path") { () throws(ExternalTool.Problem) in
      try swift.output(["build"] + place + ["-c", configuration, "--show-bin-path"])
    }
    let build = String(decoding: path, as: UTF8.self).trimmed
    try showCombine(in: build)
    try forgetPlan(of: build)
    defer { if home != folder { forgetPlan(in: build) } }
    try Failure.reporting("swift build", buildHelp) { () throws(ExternalTool.Problem) in
      try swift.run(["build"] + place + ["-c", configuration] + flags)
    }
    let built = clock.now
    try BuildFile.write(description, to: build + "/galley-previews.json")
    let program = build + "/galley-previews"
    let objects = objects(in: build)
    if objects.isEmpty { throw ToolchainCheck.failure(.buildManifest) }
    guard objects.contains(where: { $0.contains("/GalleyPreviewRunner.build/") }) else {
      throw Failure(diagnostics: [
        Diagnostic(
          "no module of the package depends on Galley's product SwiftUI",
          help: "add the package galley, its product SwiftUI and its plugin GalleyPreviews to Package.swift")
      ]).report()
    }
    try PreviewLinker(program: program, modules: targets?.modules ?? []).link(objects)
    // SwiftPM names the resource folder of a module after the package and the module.
    let own = targets.map { "\($0.name)_" }
    let resources =
      FileReader.disk.list(build).sorted()
      .filter { name in name.hasSuffix(".resources") && own.map { !name.hasPrefix($0) } ?? true }
      .map { FilePath.join(build, $0) } + DependencyCatalogues(in: scratch ?? FilePath.join(home, ".build")).folders
    try BuildFile.write(targets.map { inputs($0, objects, resources) } ?? [], to: program + ".inputs")
    let variants = previews == nil ? nil : program + ".variants"
    if let previews, let variants { try BuildFile.write(Array(previews.json.utf8), to: variants) }
    let identity = FileIdentity(program).map { ContentDigest.hexDigits(of: Array($0.text.utf8)) ?? "" } ?? ""
    forgetSites(of: program, except: identity)
    return Built(
      program: program, targets: targets, resources: resources, variants: variants, identity: identity,
      building: built - start, linking: clock.now - built)
  }

  private func previewFile() throws -> PreviewFile? {
    let path = FilePath.join(folder, PreviewFile.name)
    guard FileReader.disk.resolve(path) != nil else { return nil }
    do throws(SceneErrors) { return try PreviewFile(contentsOf: path) } catch { throw Failure(error).report() }
  }

  private var buildHelp: String {
    let help = "see its output above"
    guard system == nil, !isOnMainActor else { return help }
    return help
      + "; try --main-actor if views use main-actor code, or --platform iOS to compile code inside '#if os(iOS)'"
  }

  private var place: [String] { ["--package-path", folder] + (scratch.map { ["--scratch-path", $0] } ?? []) }

  private var configuration: String { isOptimised ? "release" : "debug" }

  private func flags() throws -> [String] { try (isOptimised ? PreviewCompiler.flags : []) + sourceFlags() }

  /// Makes Combine available to modules that do not depend on Galley, because on Apple's platforms it is part of the
  /// system.
  ///
  /// Other dependencies check `canImport(Combine)`, which is true as soon as the module exists. Combine depends on a C
  /// module that SwiftPM exposes only to its dependents, so it is made available to the compiler as well.
  private func showCombine(in build: String) throws {
    let name = "COpenCombineHelpers"
    let (folder, file) = (build + "/Modules/\(name)", "module.modulemap")
    let text = "extern module \(name) \"../../\(name).build/module.modulemap\"\n"
    guard BuildFile.text(of: FilePath.join(folder, file)) != text else { return }
    do { try OutputFolder(folder).write(Array(text.utf8), to: file) } catch {
      throw Failure(diagnostics: [Diagnostic(error)]).report()
    }
  }

  /// Removes SwiftPM's build plan if it was made for another folder, because SwiftPM would build that folder again.
  private func forgetPlan(of build: String) throws {
    let (name, root) = (build + "/galley-previews.package", FileReader.disk.resolve(folder) ?? folder)
    guard BuildFile.text(of: name) != root else { return }
    forgetPlan(in: build)
    try BuildFile.write(Array(root.utf8), to: name)
  }

  private func forgetPlan(in build: String) {
    unlink(manifest(of: build))
    unlink(build + "/description.json")
  }

  private func manifest(of build: String) -> String {
    build.split(separator: "/").dropLast(2).map { "/" + $0 }.joined() + "/\(configuration).yaml"
  }

  private func chooseCompiler(for modules: Set<String>) throws {
    guard isOptimised, let scratch else { return }
    let folder = FilePath.join(FileReader.disk.resolve(home) ?? home, ".build/galley-tools")
    for step in [FilePath.folder(of: folder), scratch, folder] { mkdir(step, 0o777) }
    let compiler = PreviewCompiler(modules: modules)
    let path = FilePath.join(folder, "swiftc")
    if BuildFile.text(of: path) != compiler.script { try BuildFile.write(Array(compiler.script.utf8), to: path) }
    chmod(path, 0o755)
    setenv("SWIFT_EXEC", path, 1)
  }

  /// Returns the compiler flags for changed sources; empty if no source is changed.
  private func sourceFlags() throws -> [String] {
    guard system != nil || isOnMainActor, let scratch else { return [] }
    let root = FileReader.disk.resolve(home) ?? home
    let output = FilePath.join(root, ".build/galley-sources-\(system ?? "MainActor")")
    let overlay = PlatformOverlay(package: folder, system: system, output: output)
    for step in [scratch, output] { mkdir(FilePath.folder(of: step), 0o777); mkdir(step, 0o777) }
    for (path, text) in overlay.files where BuildFile.text(of: path) != text {
      try BuildFile.write(Array(text.utf8), to: path)
    }
    // View bodies run on several threads, so the runtime must not check whether they run on the main actor.
    return ["-vfsoverlay", overlay.path, "-Xfrontend", "-disable-dynamic-actor-isolation"].flatMap { ["-Xswiftc", $0] }
  }

  /// Returns the inputs of the previews; empty if they cannot be determined. All previews are drawn in that case.
  private func inputs(_ targets: PackageTargets, _ objects: [String], _ resources: [String]) -> [UInt8] {
    let inputs = BuildInputs(
      targets, objects: objects, resources: resources, surroundings: Fingerprint().text)
    return (try? inputs.lines()).map { Array($0.utf8) } ?? []
  }

  private func forgetSites(of program: String, except identity: String) {
    let folder = program + ".sites"
    for name in FileReader.disk.list(folder) where name != identity {
      let old = FilePath.join(folder, name)
      for file in FileReader.disk.list(old) { unlink(FilePath.join(old, file)) }
      rmdir(old)
    }
  }

  /// Returns the object files except those of tests and of tools that run during the build. The list comes from the
  /// build manifest, because the folder may still contain files of removed modules.
  private func objects(in build: String) -> [String] {
    let quoted = BuildFile.text(of: manifest(of: build)).split(separator: "\"").filter {
      $0.hasSuffix(".o") && $0.hasPrefix(build)
    }
    let names = Set(quoted.map(String.init)).filter { path in
      let folder = path.dropFirst(build.count + 1).prefix { $0 != "/" }
      return folder.hasSuffix(".build") && !folder.hasSuffix("-tool.build") && !folder.hasSuffix("Tests.build")
    }
    return names.filter { BuildFile.modified($0) != nil }.sorted()
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension Failure {
  /// Runs `body`. If an external program fails, the error that is thrown includes `command`.
  static func reporting<Answer>(
    _ command: String, _ help: String = "see its output above", _ body: () throws(ExternalTool.Problem) -> Answer
  ) throws -> Answer {
    do { return try body() } catch {
      let diagnostic =
        switch error {
        case .missing:
          Diagnostic("'\(command)' is not installed", help: "previews need a Swift toolchain and pkg-config")
        case .failed(let code): Diagnostic("'\(command)' failed with exit code \(code)", help: help)
        case .incomplete: Diagnostic("'\(command)' failed", help: help)
        case .system(let code): Diagnostic("cannot start '\(command)': system error \(code)")
        }
      var failure = Failure(diagnostics: [diagnostic])
      if case .missing = error { failure.code = ExitCode(69) }
      throw failure.report()
    }
  }
}
