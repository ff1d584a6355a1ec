import Foundation
import Testing

@Suite("README.md and articles")
struct DocumentationTests {
  @Test("README.md is at most 10 KB long and names the two commands")
  func readmeIsShort() throws {
    let text = try Project.text(of: "README.md")
    #expect(text.utf8.count <= 10_000)
    #expect(text.contains("\nmake demo ") && text.contains("\nmake test "))
  }

  @Test("Every link and image of README.md exists")
  func readmeLinks() throws {
    let links = try MarkdownText(Project.text(of: "README.md")).links
    #expect(links.filter { $0.hasSuffix(".png") }.count == 5)
    for link in links { #expect(Self.exists(link), "README.md links to '\(link)', which is not there") }
  }

  @Test("README.md links to every article")
  func readmeNamesArticles() throws {
    let links = try Set(MarkdownText(Project.text(of: "README.md")).links)
    for name in Article.names where name != "Galley" {
      #expect(links.contains("\(Article.folder)/\(name).md"), "README.md does not link to \(name).md")
    }
  }

  @Test("The front page links to every article and to no other page")
  func frontPage() throws {
    #expect(Article.names.count >= 17)
    let links = try Article(name: "Galley").text.articles
    #expect(links.sorted() == Article.names.filter { $0 != "Galley" }.sorted())
  }

  @Test("Articles link to existing articles and images", arguments: Article.names)
  func links(name: String) throws {
    let article = try Article(name: name)
    for link in article.text.articles { #expect(Article.names.contains(link), "\(name).md links to <doc:\(link)>") }
    for link in article.text.links where !link.contains("://") {
      #expect(Self.exists("\(Article.folder)/Pictures/\(link)"), "\(name).md shows '\(link)', which is not there")
    }
  }

  @Test("An article begins with its title and a summary sentence", arguments: Article.names)
  func beginnings(name: String) throws {
    let lines = try Article(name: name).source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("# "))
    #expect(lines[1].isEmpty && lines[2].hasSuffix(".") && lines[3].isEmpty)
  }

  @Test("No sentence has more than 25 words", arguments: ["README"] + Article.written)
  func sentencesAreShort(name: String) throws {
    let path = name == "README" ? "README.md" : "\(Article.folder)/\(name).md"
    for sentence in try MarkdownText(Project.text(of: path)).sentences {
      #expect(sentence.split(separator: " ").count <= 25, "\(path): \(sentence)")
    }
  }

  @Test("The article on JSON names exactly the schemas in the sources")
  func schemas() throws {
    // The journal of file changes is not JSON.
    let journal = "galley-changes/1"
    let written = try Project.swiftFiles(below: "Sources").flatMap(\.lines).flatMap { line in
      line.matches(of: /galley-[a-z]+\/[0-9]/).map { String($0.0) }
    }
    let named = try Article(name: "JSONFormats").source.matches(of: /galley-[a-z]+\/[0-9]/).map { String($0.0) }
    #expect(Set(written).subtracting([journal]) == Set(named))
  }

  @Test("MarkdownText finds links, articles and sentences, and skips code and tables")
  func markdownIsRead() {
    let text = MarkdownText(
      #"""
      # A title. Of two

      One [link](a.md) and `code. Code` <doc:There>. Two
      goes on!

      - An item: with a part
      - A second \[one\](c.md)

      ![A picture. Two](b.png)

      ```sh
      not a sentence. No [link](c.md)
      ```

      | a | b. c |
      """#)
    #expect(text.links == ["a.md", "b.png"])
    #expect(text.articles == ["There"])
    #expect(
      text.sentences == [
        "One link and code <doc:There>.", "Two goes on!", "An item:", "with a part", "A second one(c.md)",
      ])
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Project.folder.appending(path: path).path)
  }
}

/// An article of the documentation catalogue.
struct Article {
  static let folder = "Sources/Tool/Galley/Galley.docc"
  /// The names of all articles, sorted.
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: Project.folder.appending(path: folder).path)
    return (files ?? []).filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }()
  /// The names of articles that are not generated.
  static let written = names.filter { !["SceneFormat", "ReportFormat", "CommandLine"].contains($0) }

  /// The Markdown source.
  let source: String
  let text: MarkdownText

  init(name: String) throws {
    source = try Project.text(of: "\(Self.folder)/\(name).md")
    text = MarkdownText(source)
  }
}

/// The links and sentences of a Markdown text.
struct MarkdownText {
  /// The targets of links and images.
  let links: [String]
  /// The targets of `<doc:>` links.
  let articles: [String]
  /// Sentences, split at colons, without titles, tables, images and code.
  let sentences: [String]

  init(_ source: String) {
    let pieces = source.components(separatedBy: "```")
    let prose = pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
      .replacing(/\\[\[\]]/, with: "")
    // Ignores link syntax inside code.
    links = prose.replacing(/`[^`\n]*`/, with: "").matches(of: /\]\(([^)]*)\)/).map { String($0.1) }
    articles = prose.matches(of: /<doc:(\w+)>/).map { String($0.1) }
    let plain = prose.replacing(/!\[[^\]]*\]\([^)]*\)/, with: "").replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
      .replacing(/`[^`\n]*`/, with: "code")
    var paragraphs: [String] = []
    var continues = false
    for line in plain.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.trimmingCharacters(in: .whitespaces)
      let isProse = !text.isEmpty && !text.hasPrefix("|") && !text.hasPrefix("#")
      let item = text.prefixMatch(of: /(?:-|\d+\.)\s/)
      if isProse, continues, item == nil {
        paragraphs[paragraphs.count - 1] += " " + text
      } else if isProse {
        paragraphs.append(item.map { String(text[$0.range.upperBound...]) } ?? text)
      }
      continues = isProse
    }
    sentences = paragraphs.flatMap { paragraph in
      paragraph.replacing(/([.:?!])\s+/) { "\($0.1)\n" }.components(separatedBy: "\n")
    }
  }
}
