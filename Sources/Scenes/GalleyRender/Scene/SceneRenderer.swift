public import GalleyFiles
import GalleyPaint
import GalleyPicture
package import GalleyStage
import GalleySymbols
public import GalleyTemplate
public import GalleyText
import GalleyViews

/// Draws the proofs of a scene and writes its files.
///
/// All pictures are laid out before the first file is written, so a scene with a problem writes nothing.
public struct SceneRenderer {
  package let scene: Scene
  private let outputs: [OutputFile]
  private let pictures: [ScenePicture]
  private let drawing: SceneDrawing
  private let contexts: ParallelMap<RenderContext>

  /// A renderer of `scene` that uses up to `workers` threads; the results do not depend on how many.
  ///
  /// `drawing` says what is drawn of each picture: the picture itself by default. Its images are read by `files`.
  /// Of the scene's files only those with the numbers `part` are written, and only their pictures drawn.
  public init(
    _ scene: Scene, workers: Int = 1, drawing: SceneDrawing = .picture, part: [Int]? = nil, files: FileReader = .disk
  ) {
    self.scene = scene
    self.drawing = drawing
    let all = scene.files
    outputs = part.map { $0.filter(all.indices.contains).map { all[$0] } } ?? all
    let needed = part == nil ? nil : Set(outputs.flatMap(\.pictures).map(\.index))
    pictures = scene.pictures.filter { needed?.contains($0.index) ?? true }
    let library = FontLibrary(adding: scene.fonts)
    let symbols = SymbolCatalog(of: scene)
    // A worker without work would open fonts for nothing.
    let work = max(scene.variants.count, outputs.count)
    // Threads that have no canvas of their own measure rows.
    let rowThreads = max(1, workers / max(1, min(workers, scene.variants.count)))
    let digests = SharedFontDigests()
    contexts = ParallelMap(workers: min(workers, work)) {
      RenderContext(
        library: library, files: files, symbols: symbols, rowThreads: rowThreads, fontDigests: digests,
        memoryLimit: scene.memoryLimit ?? PaintMemory.standardLimit)
    }
  }

  /// What the text engines of all threads remember, and how much that has helped so far.
  public var textStatistics: TextStatistics {
    contexts.helpers.reduce(TextStatistics()) { $0 + $1.engine.statistics }
  }

  package var fontSearch: FontSearch { contexts.helpers.reduce(FontSearch()) { $0 + $1.engine.fontSearch } }

  /// Every picture of the scene, states first, or those of a part of its files.
  ///
  /// - Throws: ``ProofError/problems(_:)`` with the problems of all pictures together; if only other things failed, the
  ///   first of them.
  public func proofs() throws(ProofError) -> [Proof] {
    let (proofs, causes) = drawn()
    if let first = causes.first { throw first }
    return proofs
  }

  /// The pictures that could be drawn, in the scene's order, and why the others could not: first the problems of all
  /// pictures together, then every other failure.
  private func drawn() -> (proofs: [Proof], causes: [ProofError]) {
    // The states of one canvas share a stage, so that what they have in common is laid out once.
    let canvases = Dictionary(grouping: pictures, by: \.variant).values
      .sorted { ($0.first?.index ?? 0) < ($1.first?.index ?? 0) }
    let (scene, drawing) = (scene, drawing)
    let parts = contexts.map(canvases) { renderContext, pictures in
      Self.layOut(pictures, of: scene, drawing, renderContext)
    }
    let problems = parts.flatMap(\.problems).uniqued()
    let causes = (problems.isEmpty ? [] : [ProofError.problems(problems)]) + parts.flatMap(\.failures)
    return (parts.flatMap(\.proofs).sorted { $0.source.index < $1.source.index }, causes)
  }

  /// What `body` makes of each of `elements`, in their order, on all threads.
  package func map<Element: Sendable, Value: Sendable>(
    _ elements: [Element], _ body: @Sendable (RenderContext, Element) -> Value
  ) -> [Value] {
    contexts.map(elements, body)
  }

  /// What `body` paints of each of `proofs`, in their order, on as many threads as the memory is enough for.
  package func paint<Value: Sendable>(
    _ proofs: [Proof], _ body: @Sendable (RenderContext, Proof) -> Value
  ) -> [Value] {
    contexts.map(proofs, threads: threads(for: proofs), body)
  }

  private func threads(for proofs: some Sequence<Proof>) -> Int {
    let most = proofs.map { PaintMemory.bytes(of: $0.picture, scale: $0.source.variant.canvas.scale) }.max() ?? 0
    return max(1, contexts.helpers[0].memoryLimit / max(1, most))
  }

  private struct Part: Sendable {
    var proofs: [Proof] = []
    var problems: [ViewProblem] = []
    var failures: [ProofError] = []

    mutating func add(_ error: ProofError) {
      if case .problems(let found) = error { problems += found } else { failures.append(error) }
    }
  }

  private static func layOut(
    _ pictures: [ScenePicture], of scene: Scene, _ drawing: SceneDrawing, _ renderContext: RenderContext
  ) -> Part {
    guard let canvas = pictures.first?.variant.canvas else { return Part() }
    var stage = Stage(scene, on: canvas, renderContext: renderContext)
    var part = Part()
    for picture in pictures {
      // What a control shows at first does not move there, and what was tapped stays so.
      if scene.isFresh(picture.state) {
        stage = Stage(scene, on: canvas, in: picture.state, renderContext: renderContext)
      }
      do throws(ProofError) {
        part.proofs.append(try drawing.draw(try stage.proof(of: picture), of: scene, renderContext))
      } catch {
        part.add(error)
      }
    }
    return part
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
    let results = contexts.map(outputs, threads: threads(for: proofs.values)) { renderContext, file in
      Result { () throws(ProofError) in
        let own = file.pictures.compactMap { proofs[$0.index] }
        let rendered = try Self.write(file, of: scene, own, renderContext, folder)
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
    return outputs.map { file in
      RenderedFile(file, file.pictures.compactMap { proofs[$0.index] }, in: folder, bytes: nil)
    }
  }

  /// The pictures by their numbers.
  ///
  /// - Throws: ``RenderError`` with every cause if one of them could not be drawn.
  private func checkedProofs() throws(RenderError) -> [Int: Proof] {
    let (proofs, causes) = drawn()
    guard causes.isEmpty else { throw RenderError(written: [], causes: causes, scene: scene) }
    return Dictionary(proofs.map { ($0.source.index, $0) }) { first, _ in first }
  }

  private static func write(
    _ file: OutputFile, of scene: Scene, _ proofs: [Proof], _ renderContext: RenderContext, _ folder: OutputFolder
  ) throws(ProofError) -> RenderedFile {
    let bytes = try SceneFileEncoder(scene: scene, renderContext: renderContext).bytes(of: file.kind, proofs)
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
  fileprivate func uniqued() -> [ViewProblem] {
    var seen: Set<ViewProblem> = []
    return filter { seen.insert($0).inserted }
  }
}
