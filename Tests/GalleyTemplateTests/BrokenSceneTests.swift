import Foundation
import GalleyFiles
import GalleyMessages
import GalleySceneWords
import GalleyTemplate
import Testing

@testable import GalleyTables

@Suite("The broken scenes in templates/broken")
struct BrokenSceneTests {
  /// A broken scene, and the errors that the comments at its top announce.
  struct Broken: CustomTestStringConvertible {
    var path: String
    var expected: [String]
    var testDescription: String { path }

    /// Whether the scene can be read and only drawing it fails.
    var isWrongWhenDrawn: Bool { expected.isEmpty }
  }

  static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let all: [Broken] = {
    let folder = project.appending(path: "templates/broken").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
      let bytes = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
      let lines = String(decoding: bytes.prefix(2000), as: UTF8.self).split(separator: "\n")
      let expected = lines.filter { $0.hasPrefix("# expect: ") }.map { String($0.dropFirst(10)) }
      return Broken(path: "templates/broken/" + name, expected: expected)
    }
  }()

  /// The files on this machine, with the project as the current folder.
  static let files = FileReader(
    read: { path, limit throws(FileProblem) in try FileReader.disk.read(project.path + "/" + path, limit) },
    list: { FileReader.disk.list(project.path + "/" + $0) },
    resolve: { FileReader.disk.resolve(project.path + "/" + $0) })

  @Test("Reading a broken scene reports exactly the errors that its comments announce", arguments: all)
  func expectedMistakes(broken: Broken) {
    do throws(SceneErrors) {
      _ = try Scene(contentsOf: broken.path, options: .init(files: Self.files))
      #expect(broken.isWrongWhenDrawn, "\(broken.path) was read without an error")
    } catch {
      let found = error.errors.map { error in
        let place = error.place
        let numbers = [place.line, place.column].compactMap { $0 }.map { "\($0)" }
        let file = place.file == broken.path ? [] : [place.file]
        return (file + numbers).joined(separator: ":") + " " + Diagnostic(error).message
      }
      #expect(found == broken.expected)
    }
  }

  @Test("There are at least 20 broken scenes, and each announces its errors")
  func everySceneExpects() throws {
    #expect(Self.all.count >= 20)
    for broken in Self.all {
      let text = try String(
        decoding: Data(contentsOf: Self.project.appending(path: broken.path)).prefix(200), as: UTF8.self)
      #expect(text.hasPrefix("# expect"), "\(broken.path) does not state its expected errors at the top")
    }
  }
}
