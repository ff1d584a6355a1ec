import GalleyCompare
package import GalleyFiles
import GalleyJSON
import GalleyMessages
import GalleyPages
import GalleyPicture
package import GalleyRender

package struct SceneReportParts {
  package let book: SceneReport
  package let names: [String]

  /// Returns whether one of the files is the shard of a scene report.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - files: Reads the files (default: regular files on disk).
  package static func areAmong(_ paths: [String], files: FileReader = .regularFiles) -> Bool {
    paths.contains {
      PartFile.isOne($0, files: files) && FilePath.fileExtension(of: $0) == SceneReportPart.fileExtension
    }
  }

  /// Merges the shard files at `paths`, in any order. If several files contain the same shard, it counts once.
  ///
  /// - Parameters:
  ///   - paths: The files of all shards.
  ///   - files: Reads the files (default: regular files on disk).
  /// - Throws: `PartProblem` if a shard is missing, is damaged, or was created from other inputs or in another
  ///   rendering environment.
  package init(_ paths: [String], files: FileReader = .regularFiles) throws(PartProblem) {
    let set = try PartSet(paths, files: files) { _ in }
    var chapters: [Int: SceneReport.Chapter] = [:]
    var cover: Cover?
    for part in set.parts {
      let file = try set.file(of: part)
      guard let own = Cover(file.note), cover == nil || cover == own else {
        throw PartProblem(Diagnostic(damagedPages: part.path))
      }
      cover = own
      do throws(PackingError) { try Self.read(file.content, into: &chapters) } catch {
        throw PartProblem(Diagnostic(damagedPages: part.path))
      }
    }
    guard let cover, chapters.keys.sorted() == Array(cover.scenes.indices) else {
      throw PartProblem(Diagnostic(pagesThatDoNotFit: paths))
    }
    names = cover.names
    book = SceneReport(
      title: cover.title, scenes: cover.scenes, titles: cover.titles,
      chapters: chapters.sorted { $0.key < $1.key }.map(\.value))
  }

  private static func read(_ content: [UInt8], into chapters: inout [Int: SceneReport.Chapter]) throws(PackingError) {
    var source = Unpacker(content)
    while !source.isAtEnd {
      let index: Int = try source.get()
      let chapter: SceneReport.Chapter = try source.get()
      guard chapters.updateValue(chapter, forKey: index) == nil else { throw PackingError() }
    }
  }

  private struct Cover: Hashable {
    let names: [String]
    let title: String?
    let scenes: [String]
    let titles: [String]

    init?(_ note: JSONValue) {
      guard note["schema"]?.string == SceneReportPart.schema else { return nil }
      func texts(_ name: String) -> [String] { note[name]?.list.compactMap(\.string) ?? [] }
      (names, scenes, titles) = (texts("names"), texts("scenes"), texts("titles"))
      title = note["title"]?.string
      guard scenes.count == titles.count else { return nil }
    }
  }
}
