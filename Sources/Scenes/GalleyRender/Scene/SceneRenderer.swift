public import GalleyFiles
import GalleyPaint
import GalleyPicture
package import GalleyStage
import GalleySymbols
public import GalleyTemplate
package import GalleyText
import GalleyViews

/// Draws a scene in all its states and variants, and writes its files.
///
/// ```swift
/// let scene = try Scene(contentsOf: "inbox.yaml")
/// let renderer = SceneRenderer(scene, workers: 4)
/// let files = try renderer.render(into: OutputFolder("out"))
/// ```
///
/// All images are laid out before the first file is written, so no files are written for a scene with an error.
public struct SceneRenderer {
  package let scene: Scene
  private let outputs: [OutputFile]
  private let pictures: [ScenePicture]
  private let drawing: SceneDrawing
  private let contexts: ParallelMap<RenderContext>

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - workers: The maximum number of threads. The files do not depend on it.
  ///   - drawing: How to draw each image (default: unchanged).
  ///   - part: The indices of the files in `scene.files` to write; `nil` writes all.
  ///   - files: Reads images and symbols (default: from disk).
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
    // More workers than variants or files would open fonts without using them.
    let work = max(scene.variants.count, outputs.count)
    // Workers that are not needed for variants measure rows.
    let rowThreads = max(1, workers / max(1, min(workers, scene.variants.count)))
    let digests = SharedFontDigests()
    contexts = ParallelMap(workers: min(workers, work)) {
      RenderContext(
        library: library, files: files, symbols: symbols, rowThreads: rowThreads, fontDigests: digests,
        memoryLimit: scene.memoryLimit ?? PaintMemory.standardLimit)
    }
  }

  /// The statistics of the text caches on all threads.
  package var textStatistics: TextStatistics {
    contexts.helpers.reduce(TextStatistics()) { $0 + $1.engine.statistics }
  }

  package var fontSearch: FontSearch { contexts.helpers.reduce(FontSearch()) { $0 + $1.engine.fontSearch } }

  /// Draws the images of the scene without writing files.
  ///
  /// - Returns: The images, grouped by state, and then in the order of variants.
  /// - Throws: ``ProofError/problems(_:)`` with the problems of all images, or the first error if there are only errors
  ///   of other kinds.
  public func proofs() throws(ProofError) -> [Proof] {
    let (proofs, causes) = drawn()
    if let first = causes.first { throw first }
    return proofs
  }

  private func drawn() -> (proofs: [Proof], causes: [ProofError]) {
    // All states of a canvas share a stage, so that their common parts are laid out only once.
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

  package func map<Element: Sendable, Value: Sendable>(
    _ elements: [Element], _ body: @Sendable (RenderContext, Element) -> Value
  ) -> [Value] {
    contexts.map(elements, body)
  }

  /// Paints with as many threads as the memory limit allows.
  package func paint<Value: Sendable>(
    _ proofs: [Proof], _ body: @Sendable (RenderContext, Proof) -> Value
  ) -> [Value] {
    contexts.map(proofs, threads: threads(for: proofs), body)
  }

  private func threads(for proofs: some Sequence<Proof>) -> Int {
    let maximum = proofs.map { PaintMemory.bytes(of: $0.picture, scale: $0.source.variant.canvas.scale) }.max() ?? 0
    return max(1, contexts.helpers[0].memoryLimit / max(1, maximum))
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
      // A stage keeps the taps and values of earlier states, so it would animate the change to the next state.
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

  /// Writes all files of the scene into `folder`.
  ///
  /// - Parameters:
  ///   - folder: The output folder. It is created if necessary.
  ///   - progress: Called with each file when it is complete, from any thread.
  /// - Returns: The written files, in the order of the scene.
  /// - Throws: ``RenderError`` with all errors and the files that were written in spite of them.
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

  /// Returns the files that ``render(into:progress:)`` would write. Lays out the scene, but paints no pixels.
  ///
  /// - Throws: ``RenderError`` with all errors.
  public func plan(into folder: OutputFolder) throws(RenderError) -> [RenderedFile] {
    let proofs = try checkedProofs()
    return outputs.map { file in
      RenderedFile(file, file.pictures.compactMap { proofs[$0.index] }, in: folder, bytes: nil)
    }
  }

  /// - Throws: ``RenderError`` with all errors if an image could not be drawn.
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
