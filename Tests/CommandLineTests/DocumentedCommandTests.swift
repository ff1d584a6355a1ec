import Foundation
import Testing

@Suite("The commands in README.md and the articles")
struct DocumentedCommandTests {
  @Test(arguments: DocumentedPaper.withCommands)
  func `All shell blocks of an article run in order in one empty folder without errors or warnings`(path: String) throws
  {
    let place = try Workplace()
    let paper = try DocumentedPaper(path: path)
    for file in paper.sampleFiles {
      let name = URL(filePath: file).lastPathComponent
      try FileManager.default.copyItem(atPath: "\(CommandRun.project)/\(file)", toPath: "\(place.path)/\(name)")
    }
    for block in paper.blocks {
      if let name = block.fileName { try place.write(block.text, to: name) }
      guard block.language == "sh" else { continue }
      let run = try CommandRun(shell: block.script, in: place.path)
      #expect(run.status == 0, "\(path):\n\(block.text)\n\(run.output)\(run.errors)")
      let told = (run.output + run.errors).split(separator: "\n").filter {
        $0.hasPrefix("error:") || $0.hasPrefix("warning:")
      }
      #expect(told.isEmpty || block.expectsFailure, "\(path):\n\(block.text)\n\(told)")
    }
  }

  @Test func `The output that README.md shows below a command is part of the command's real output`() throws {
    let place = try Workplace()
    var printed: [String] = []
    var shown = 0
    for block in try DocumentedPaper(path: "README.md").blocks {
      if block.language == "sh" {
        let run = try CommandRun(shell: block.script, in: place.path)
        printed = (run.output + run.errors).components(separatedBy: "\n")
      } else if block.language.isEmpty {
        for line in block.lines { #expect(printed.contains(line), "no command prints: \(line)") }
        shown += 1
      }
    }
    #expect(shown > 0)
  }

  @Test func `Every help topic that the documentation mentions exists`() throws {
    let place = try Workplace()
    let papers = try DocumentedPaper.withCommands.map(DocumentedPaper.init)
    let commands = Set(papers.flatMap { $0.text.matches(of: #/`(galley help [a-z][a-zA-Z ]*)`/#).map { String($0.1) } })
    #expect(commands.count >= 3)
    for command in commands.sorted() {
      let run = try CommandRun(shell: command, in: place.path)
      #expect(run.status == 0, "\(command): \(run.errors)")
    }
  }

  @Test func `Code blocks, their file names and expected exit codes are parsed`() throws {
    let blocks = DocumentedPaper.blocks(
      of: "a\n```sh\nfalse   # exit 1\ntrue\n```\n````yaml\n# a/b.yaml\n```\n````\n```\nc\n```")
    #expect(blocks.map(\.language) == ["sh", "yaml", ""])
    #expect(blocks.map(\.fileName) == [nil, "a/b.yaml", nil])
    #expect(blocks[0].expectsFailure && !blocks[2].expectsFailure)
    #expect(blocks[1].lines == ["# a/b.yaml", "```"])
    let place = try Workplace()
    #expect(try CommandRun(shell: blocks[0].script, in: place.path).status == 0)
    let wrong = DocumentedPaper.Block(language: "sh", lines: ["true # exit 1"])
    #expect(try CommandRun(shell: wrong.script, in: place.path).status == 99)
    let other = DocumentedPaper.Block(language: "sh", lines: ["(exit 2) # exit 1", "true"])
    #expect(try CommandRun(shell: other.script, in: place.path).status != 0)
  }
}
