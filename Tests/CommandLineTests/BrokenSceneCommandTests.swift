import Foundation
import Testing

@Suite("galley render templates/broken")
struct BrokenSceneCommandTests {
  /// An expected error from the comment at the top of a broken scene: an optional location and the error message.
  struct Expectation: Equatable {
    var place: String
    var message: String
  }

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: CommandRun.project + "/templates/broken")) ?? []
    return all.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  @Test(
    "For a broken scene, 'galley render' exits with 2, prints the expected errors and writes no file",
    arguments: names)
  func broken(name: String) throws {
    let place = try Workplace()
    let path = "templates/broken/\(name)"
    let run = try CommandRun(["render", path, "--output", place.path + "/out"], in: CommandRun.project)
    let expected = try Self.expectations(path)
    try #require(!expected.isEmpty)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(Self.said(run.errors) == expected)
    #expect(run.errors.contains("error: ") && !run.errors.contains("Fatal error"))
    for expectation in expected where expectation.place.contains(":") {
      #expect(run.errors.contains(Self.quote(expectation.place)), "the line at \(expectation.place) is not quoted")
    }
    #expect(place.files(below: "out").isEmpty)
  }

  @Test("The errors in some broken scenes are found only while drawing")
  func drawnOnes() throws {
    let texts = try Self.names.map { try Self.head("templates/broken/\($0)") }
    #expect(texts.filter { $0.hasPrefix("# expect-render: ") }.count >= 3)
  }

  private static func head(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: CommandRun.project + "/" + path)).prefix(2000), as: UTF8.self)
  }

  /// Parses `# expect: [FILE:]LINE:COLUMN SENTENCE` and `# expect-render: [LINE:COLUMN ]SENTENCE`.
  private static func expectations(_ path: String) throws -> [Expectation] {
    try head(path).split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /# expect(?:-render)?: (?:(\S+?:)?(\d+:\d+) )?(.+)/) else { return nil }
      let file = match.1.map { String($0.dropLast()) } ?? path
      return Expectation(place: match.2.map { "\(file):\($0)" } ?? file, message: String(match.3))
    }
  }

  /// The errors on stderr with their locations.
  private static func said(_ errors: String) -> [Expectation] {
    errors.matches(of: /(?:^|\n)error: (.+)\n --> (.+)/).map {
      Expectation(place: String($0.2), message: String($0.1))
    }
  }

  /// The line number and the vertical bar printed before a quoted line of the scene.
  private static func quote(_ place: String) -> String {
    "\n\(place.split(separator: ":").dropLast().last ?? "") | "
  }
}
