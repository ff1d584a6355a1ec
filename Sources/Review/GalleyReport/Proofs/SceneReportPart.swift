package import GalleyFiles
import GalleyJSON
package import GalleyPages
import GalleyPicture
package import GalleyRender
import GalleyStage
package import GalleyTemplate

/// The chapters of a scene report that one shard creates. ``SceneReportParts`` merges them. The merged report is
/// identical to a report created without shards.
package struct SceneReportPart {
  private let part: DocumentPart
  private let title: String?
  private let scenes: [Scene]

  static let fileExtension = "bookpart"
  static let schema = "galley-book/1"

  /// Creates the chapters of one shard.
  ///
  /// - Parameters:
  ///   - part: The shard.
  ///   - scenes: All scenes of the report, not only those of this shard.
  ///   - title: The title of the report; nil uses the default title.
  package init(_ part: DocumentPart, of scenes: [Scene], title: String?) {
    (self.part, self.scenes, self.title) = (part, scenes, title)
  }

  private var own: [Int] {
    let units = scenes.enumerated().map { index, scene in
      let costs = scene.variants.map { CanvasCost(scene, on: $0.canvas).total(pictures: scene.states.count) }
      return ShardPlan.Unit(name: "\(index) \(scene.name)", cost: costs.reduce(0, +))
    }
    return ShardPlan(units, count: part.shard.count).indices(of: part.shard.number)
  }

  /// Creates the chapters and writes them to a shard file.
  ///
  /// - Parameters:
  ///   - names: The file names of the complete report.
  ///   - folder: The folder of the shard file.
  ///   - workers: The number of threads.
  ///   - files: Reads the files of the scenes.
  /// - Returns: The name of the shard file.
  /// - Throws: `ProofError` if a scene cannot be drawn or the file cannot be written.
  package func write(
    for names: [String], in folder: OutputFolder, workers: Int, files: FileReader
  ) throws(ProofError) -> String {
    var out = Packer()
    var fonts: Set<FontFace> = []
    let own = own
    for index in own {
      let chapter = try ProofReport.Chapter(scenes[index], workers: workers, files: files).chapter(number: index)
      for picture in SceneReport(title: "", subject: "", chapters: [chapter]).pictures {
        fonts.formUnion(picture.picture.fonts)
      }
      out.put(index)
      out.put(chapter)
    }
    let name = part.name(names.first ?? "proofs.pdf", fileExtension: Self.fileExtension)
    do throws(OutputError) {
      let writer = try PartFile.Writer(folder.begin(name))
      try writer.write(out.bytes)
      try writer.close(
        part.origin(showing: fonts),
        [
          .init(name: "schema", value: .string(Self.schema)),
          .init(name: "names", value: .array(names.map { .string($0) })),
          .init(name: "title", value: title.map { .string($0) } ?? .null),
          .init(name: "scenes", value: .array(scenes.map { .string($0.name) })),
          .init(name: "titles", value: .array(scenes.map { .string($0.title ?? $0.name) })),
        ])
    } catch { throw .output(error) }
    return name
  }
}
