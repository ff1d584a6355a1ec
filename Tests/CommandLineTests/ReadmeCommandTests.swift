import Foundation
import Testing

@Suite("Commands in README.md")
struct ReadmeCommandTests {
  /// Commands that no test can run, with the reason.
  static let notRun = [
    "make install": "installs packages as root and builds for minutes; InstallTests runs what it copies",
    "make demo": "installs packages as root and builds for minutes; the scenes of templates/ are drawn by other tests",
    "make test": "installs packages as root and runs this test",
  ]

  @Test("Every block runs unchanged in one folder and exits as documented")
  func blocks() throws {
    let place = try Workplace()
    var shown = ""
    var excused: Set<String> = []
    var count = 0
    for block in try Self.blocks() {
      guard block.language == "sh" else {
        if block.language.isEmpty { Self.expect(block.lines, in: shown) }
        continue
      }
      for line in block.lines where !line.isEmpty {
        let parts = line.split(separator: "#", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        if Self.notRun.keys.contains(parts[0]) {
          excused.insert(parts[0])
          continue
        }
        let status: Int32 = parts.last?.hasSuffix("exit 1") == true ? 1 : 0
        let run = try CommandRun(shell: parts[0], in: place.path)
        #expect(run.status == status, "\(parts[0]): \(run.output)\(run.errors)")
        shown = run.output + run.errors
        count += 1
      }
    }
    #expect(count >= 10)
    #expect(excused == Set(Self.notRun.keys), "what README.md does not say needs no excuse")
  }

  @Test("Every help command in the text works")
  func inlineCommands() throws {
    let place = try Workplace()
    let text = try Self.text()
    let commands = Set(text.matches(of: /`(galley help [^`]*)`/).map { String($0.1) })
    #expect(commands.count >= 3)
    for command in commands.sorted() {
      let run = try CommandRun(shell: command, in: place.path)
      #expect(run.status == 0, "\(command): \(run.errors)")
    }
  }

  /// Expects the output lines in README.md to be part of the command's output.
  private static func expect(_ lines: [String], in shown: String) {
    let said = shown.components(separatedBy: "\n")
    for line in lines { #expect(said.contains(line), "no command says: \(line)\n\(shown)") }
  }

  /// A code block of README.md.
  private struct Block {
    var language: String
    var lines: [String]
  }

  private static func blocks() throws -> [Block] {
    try text().components(separatedBy: "```").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { _, piece in
      let lines = piece.components(separatedBy: "\n")
      return Block(language: lines[0], lines: lines.dropFirst().filter { !$0.isEmpty })
    }
  }

  private static func text() throws -> String {
    try String(contentsOfFile: CommandRun.project + "/README.md", encoding: .utf8)
  }
}
