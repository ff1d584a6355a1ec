import Galley
import GalleyBuild
import GalleyFiles

/// The previews of a git revision of a package. They are built in the build folder of the package, so that its
/// dependencies are not compiled again.
struct PreviewRevision {
  let revision: String
  /// The folder of the package in the working tree.
  let package: String
  let options: PreviewOptions
  let screen: PreviewOptions.Screen

  /// Draws the previews of the revision to the folder `output`.
  func draw(to output: String) throws -> DrawnPreviews {
    let folder = try checkOut()
    let built = try options.package(folder, revisionOf: package).build()
    let list = FilePath.join(output, "previews.jsonl")
    let words = options.words(built, screen) + ["--pictures", list, "--output", output] + options.filterWords
    do throws(ExternalTool.Problem) { try ExternalTool(built.program, isOpen: true).run(words) } catch {
      // If the list exists, the program has drawn the other previews, and the list names those that failed.
      guard case .failed(let code) = error, code > 0, OutputFolder.exists(list) else {
        throw Failure(diagnostics: [Diagnostic("the previews of '\(revision)' could not be drawn")]).report()
      }
    }
    return try DrawnPreviews(built, of: folder, output: output, list: list)
  }

  /// Returns the folder of the package in the revision.
  private func checkOut() throws -> String {
    let place = FilePath.join(options.scratchPath ?? FilePath.join(package, ".build"), "galley-revision")
    let manifest = FilePath.join(package, "Package.swift")
    let tree: RevisionTree
    do throws(CheckError) { tree = try RevisionTree(revision, around: manifest, in: place) } catch {
      throw Failure(error).report()
    }
    guard let path = tree.path(of: manifest), let original = FileReader.disk.resolve(package) else {
      throw Failure(diagnostics: [Diagnostic("the revision '\(revision)' has no package '\(package)'")]).report()
    }
    let folder = FilePath.folder(of: path)
    try relocate(path, of: original, tree.root, to: folder)
    return folder
  }

  private func relocate(_ manifest: String, of package: String, _ root: String, to folder: String) throws {
    guard let bytes = try? FileReader.disk.read(manifest, Int.max) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let relocated = RelocatedManifest(text, of: package, copiedFrom: root).text
    guard relocated != text else { return }
    do throws(OutputError) { try OutputFolder(folder).write(Array(relocated.utf8), to: "Package.swift") } catch {
      throw Failure(diagnostics: [Diagnostic(error)]).report()
    }
  }
}

/// The previews of a git revision, as baselines of a check.
struct PreviewReference {
  let revision: String
  let baselines: String
  private let folder: TemporaryFolder

  init(
    _ revision: String, of package: String, _ options: PreviewOptions, _ screen: PreviewOptions.Screen
  ) throws {
    folder = try TemporaryFolder()
    (self.revision, baselines) = (revision, FilePath.join(folder.path, "baselines"))
    do {
      Terminal.report("note: drawing the previews of \(revision)")
      let previews = PreviewRevision(revision: revision, package: package, options: options, screen: screen)
      let drawn = try previews.draw(to: FilePath.join(folder.path, "drawn"))
      let check = CheckOptions(baselines: baselines, record: .all, findsOrphans: false)
      let images = drawn.images.map(\.image).filter { $0.problem == nil }
      let report = CheckRun(check, drafts: Interruption.drafts).check(images)
      for problem in report.problems { Terminal.report(problem, as: .warning) }
    } catch {
      folder.remove()
      throw error
    }
  }

  func remove() { folder.remove() }
}
