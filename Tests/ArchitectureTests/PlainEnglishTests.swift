import Foundation
import Testing

/// Counts phrases that readers stumble over. A hit is a place to look: rewrite the sentence instead of swapping a word.
@Suite("Plain English")
struct PlainEnglishTests {
  /// The maximum number of hits per 10,000 words for each kind of text. Lower a limit after the text has become
  /// clearer; never raise one.
  @Test(
    "Each kind of text has at most its permitted number of unclear phrases per 10,000 words",
    arguments: [
      (ProjectText.articles, 25.0), (.reference, 25), (.docComments, 30), (.codeComments, 30), (.testNames, 10),
    ])
  func ceilings(kind: ProjectText, ceiling: Double) throws {
    let lines = try kind.lines()
    let words = lines.reduce(0) { $0 + UnclearPhrases.words(of: $1.text).count }
    #expect(words > 1_000)
    let hits = lines.flatMap { line in UnclearPhrases.find(in: line.text).map { "\(line.place): \($0)" } }
    let rate = Double(hits.count) / Double(words) * 10_000
    let places = hits.prefix(100).joined(separator: "\n")
    #expect(rate <= ceiling, "\(kind) has \(hits.count) unclear phrases in \(words) words:\n\(places)")
  }

  @Test(
    "Unclear phrases are counted in prose but not in code",
    arguments: [
      ("The list tells where it is no more", ["tells", "where it", "is no"]), ("A view of one's own", ["one's own"]),
      ("Reports `told` and \"is no\" rows", []), ("It goes on, as it was", ["goes on", "as it was"]),
      ("The row above the header", []), ("Whoever asks for what is missing", ["whoever", "what is"]),
    ])
  func phrases(text: String, found: [String]) { #expect(UnclearPhrases.find(in: text) == found) }
}

/// A kind of text in this project.
enum ProjectText: CaseIterable {
  case articles, reference, docComments, codeComments, testNames

  struct Line {
    let place: String
    let text: String
  }

  func lines() throws -> [Line] {
    switch self {
    case .articles:
      try Paper.paths.filter { !Self.generated.contains($0) }.flatMap(Self.prose)
    case .reference: try Self.generated.flatMap(Self.prose)
    case .docComments: try Self.comments { $0.hasPrefix("///") ? $0.dropFirst(3) : nil }
    case .codeComments: try Self.comments { $0.hasPrefix("//") && !$0.hasPrefix("///") ? $0.dropFirst(2) : nil }
    case .testNames:
      try Project.swiftFiles(below: "Tests").flatMap { file in
        zip(1..., file.lines).compactMap { number, line in
          line.firstMatch(of: /@(?:Test|Suite)\(\s*"(.*?)"/).map {
            Line(place: "\(file.path):\(number)", text: String($0.1))
          }
        }
      }
    }
  }

  /// The articles that `make reference` generates.
  private static let generated = ["SceneFormat", "ReportFormat", "CommandLine"].map { "\(Paper.catalogue)/\($0).md" }

  private static func prose(in path: String) throws -> [Line] {
    var (isCode, lines): (Bool, [Line]) = (false, [])
    let source = try Project.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in zip(1..., source) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
      } else if !isCode {
        lines.append(Line(place: "\(path):\(number)", text: String(line)))
      }
    }
    return lines
  }

  private static func comments(_ text: (Substring) -> Substring?) throws -> [Line] {
    try Project.swiftFiles(below: "Sources").flatMap { file in
      zip(1..., file.lines).compactMap { number, line in
        text(line.drop { $0 == " " }).map { Line(place: "\(file.path):\(number)", text: String($0)) }
      }
    }
  }
}

/// Phrases that technical writers rarely use: verbs of speech for programs, verbs of posture for things, clauses in
/// place of nouns, and "is no" instead of "is not a".
enum UnclearPhrases {
  private static let phrases: [[String]] = [
    "tell", "tells", "told", "say", "says", "said", "stands", "lies", "reckon", "reckons", "nobody", "nowhere",
    "whoever", "whatever", "whichever", "goes on", "go on", "as it is", "as it was", "as they are", "as they were",
    "is no", "are no", "one's own", "of its own", "of their own", "what is", "what was", "what it", "what the",
    "what a", "what has", "what no", "what one", "what they", "what cannot", "where it", "where no", "where none",
    "where one", "where there", "where nothing", "where they", "where a", "where that", "is so", "are so", "so is",
    "so are", "that of", "those of", "is another", "are others", "but for", "be it",
  ].map { $0.split(separator: " ").map(String.init) }

  private static let byFirstWord = Dictionary(grouping: phrases) { $0[0] }

  /// Returns the words of a text in lower case, without code, quotations and link targets.
  static func words(of text: String) -> [String] {
    var prose = ""
    var closing: Character?
    for character in text {
      if let end = closing {
        if character == end { closing = nil }
      } else if character == "`" || character == "\"" {
        closing = character
        prose.append(" ")
      } else if character == "(", prose.hasSuffix("]") {
        closing = ")"
      } else {
        prose.append(character)
      }
    }
    return prose.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
  }

  static func find(in text: String) -> [String] {
    let words = words(of: text)
    return words.indices.flatMap { index in
      (byFirstWord[words[index]] ?? []).filter { words[index...].starts(with: $0) }.map { $0.joined(separator: " ") }
    }
  }
}
