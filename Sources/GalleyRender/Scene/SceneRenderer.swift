public import GalleyFiles
import GalleyPaint
import GalleyPicture
public import GalleyTemplate
public import GalleyText
import GalleyViews

/// Pulls the proofs of a scene and writes its files.
///
/// All pictures are laid out before the first file is written, so a scene with a problem writes nothing.
public struct SceneRenderer {
  /// The scene.
  package let scene: Scene
  private let drawing: SceneDrawing
  private let presses: ParallelMap<RenderContext>

  /// A renderer of `scene` that uses up to `workers` threads; the results do not depend on how many.
  ///
  /// `drawing` says what is drawn of each picture: the picture itself by default. Its images are read by `files`.
  public init(
    _ scene: Scene, workers: Int = 1, drawing: SceneDrawing = .picture, files: FileReader = .disk
  ) {
    self.scene = scene
    self.drawing = drawing
    let library = FontLibrary(adding: scene.fonts)
    // A worker without work would open fonts for nothing.
    let work = max(scene.variants.count, scene.files.count)
    presses = ParallelMap(workers: min(workers, work)) { RenderContext(library: library, files: files) }
  }

  /// What the text engines of all threads remember, and how much that has helped so far.
  public var textStatistics: TextStatistics {
    presses.helpers.reduce(TextStatistics()) { $0 + $1.textStatistics }
  }

  /// Which fonts the text engines of all threads searched for.
  package var fontSearch: FontSearch { presses.helpers.reduce(FontSearch()) { $0 + $1.fontSearch } }

  /// Every picture of the scene, states first.
  ///
  /// - Throws: ``ProofError/problems(_:)`` with the problems of all pictures together.
  public func proofs() throws(ProofError) -> [Proof] {
    // The states of one canvas share a stage, so that what they have in common is laid out once.
    let canvases = Dictionary(grouping: scene.pictures, by: \.variant).values
      .sorted { ($0.first?.index ?? 0) < ($1.first?.index ?? 0) }
    let (scene, drawing) = (scene, drawing)
    let pulled = presses.map(canvases) { renderContext, pictures in
      Self.pull(pictures, of: scene, drawing, renderContext)
    }
    let problems = pulled.flatMap(\.problems)
    guard problems.isEmpty else { throw .problems(problems.uniqued()) }
    return pulled.flatMap(\.proofs).sorted { $0.source.index < $1.source.index }
  }

  /// What `body` makes of each of `elements`, in their order, on all threads.
  package func map<Element: Sendable, Value: Sendable>(
    _ elements: [Element], _ body: @Sendable (RenderContext, Element) -> Value
  ) -> [Value] {
    presses.map(elements, body)
  }

  private struct Pull: Sendable {
    var proofs: [Proof] = []
    var problems: [ViewProblem] = []
  }

  private static func pull(
    _ pictures: [ScenePicture], of scene: Scene, _ drawing: SceneDrawing, _ renderContext: RenderContext
  ) -> Pull {
    guard let canvas = pictures.first?.variant.canvas else { return Pull() }
    let stage = Stage(scene, on: canvas, renderContext: renderContext)
    var pull = Pull()
    for picture in pictures {
      do throws(ProofError) {
        pull.proofs.append(try drawing.draw(try stage.proof(of: picture), of: scene, renderContext))
      } catch {
        if case .problems(let problems) = error { pull.problems = problems }
      }
    }
    return pull
  }

  /// Writes every file of the scene into `folder`.
  ///
  /// `progress` is told of each file when it is whole, from any thread.
  ///
  /// - Throws: ``RenderError`` with every cause and the files that were written nevertheless.
  public func render(
    into folder: OutputFolder, progress: @escaping @Sendable (RenderedFile) -> Void = { _ in }
  ) throws(RenderError) -> [RenderedFile] {
    let proofs = try checkedProofs()
    let scene = scene
    let results = presses.map(scene.files) { renderContext, file in
      Result { () throws(ProofError) in
        let rendered = try Self.write(file, of: scene, proofs, renderContext, folder)
        progress(rendered)
        return rendered
      }
    }
    let written = results.compactMap { try? $0.get() }
    let causes = results.compactMap(\.failure)
    guard causes.isEmpty else { throw RenderError(written: written, causes: causes, scene: scene) }
    return written
  }

  /// The files that ``render(into:progress:)`` would write; everything is laid out, nothing is painted.
  public func plan(into folder: OutputFolder) throws(RenderError) -> [RenderedFile] {
    let proofs = try checkedProofs()
    return scene.files.map { RenderedFile($0, proofs, in: folder, bytes: nil) }
  }

  private func checkedProofs() throws(RenderError) -> [Proof] {
    do throws(ProofError) { return try proofs() } catch {
      throw RenderError(written: [], causes: [error], scene: scene)
    }
  }

  private static func write(
    _ file: OutputFile, of scene: Scene, _ proofs: [Proof], _ renderContext: RenderContext, _ folder: OutputFolder
  ) throws(ProofError) -> RenderedFile {
    let own = file.pictures.map { proofs[$0.index] }
    let bytes = try SceneFileEncoder(scene: scene, renderContext: renderContext).bytes(of: file.kind, own)
    do throws(OutputError) { try folder.write(bytes, to: file.path) } catch { throw .output(error) }
    return RenderedFile(file, proofs, in: folder, bytes: bytes)
  }
}

extension Result {
  /// Why there is no success; nil where there is one.
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

extension [ViewProblem] {
  /// The problems, each once, in order.
  fileprivate func uniqued() -> [ViewProblem] {
    var seen: Set<ViewProblem> = []
    return filter { seen.insert($0).inserted }
  }
}
