import Foundation

/// README.md or an article, read for the commands that readers copy from it.
struct DocumentedPaper {
  /// A fenced code block.
  struct Block: Equatable {
    var language: String
    var lines: [String]

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// The name of the file in which readers save the block, taken from a comment in its first line.
    var fileName: String? {
      guard language != "sh" else { return nil }
      return lines.first?.wholeMatch(of: #/(?:#|//) ([\w./-]+\.\w+)/#).map { String($0.1) }
    }

    /// Whether at least one of the commands is meant to fail.
    var expectsFailure: Bool { lines.contains { $0.contains(Self.failure) } }

    /// The commands of the block as a shell script that stops at the first command with an unexpected exit code.
    ///
    /// A line that ends with `# exit 1` has to end with that code.
    var script: String {
      lines.map { line in
        guard let match = line.firstMatch(of: Self.failure) else { return line }
        return "if \(line[..<match.range.lowerBound]); then exit 99; else [ $? -eq \(match.1) ]; fi"
      }.joined(separator: "\n")
    }

    private static var failure: Regex<(Substring, Substring)> { #/\s+# exit ([0-9]+)$/# }
  }

  /// The path relative to the project folder.
  let path: String
  let text: String
  let blocks: [Block]

  init(path: String) throws {
    self.path = path
    text = try String(contentsOfFile: CommandRun.project + "/" + path, encoding: .utf8)
    blocks = Self.blocks(of: text)
  }

  /// The paths of README.md and of all articles that contain shell commands.
  static let withCommands: [String] = {
    let catalogue = "Sources/Tool/Galley/Galley.docc"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(CommandRun.project)/\(catalogue)")) ?? []
    let paths = ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "\(catalogue)/\($0)" }
    return paths.filter { path in
      (try? DocumentedPaper(path: path))?.blocks.contains { $0.language == "sh" } == true
    }
  }()

  /// The files in `templates/data` to which the text links. Readers save them in their own folder.
  var sampleFiles: [String] {
    Set(text.matches(of: #/\]\([./]*(templates/data/[\w.-]+)\)/#).map { String($0.1) }).sorted()
  }

  static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    var fence: String?
    for line in text.components(separatedBy: "\n") {
      if let open = fence {
        if line == open { fence = nil } else { blocks[blocks.count - 1].lines.append(line) }
      } else if let match = line.wholeMatch(of: #/(`{3,})(\S*).*/#) {
        fence = String(match.1)
        blocks.append(Block(language: String(match.2), lines: []))
      }
    }
    return blocks
  }
}
