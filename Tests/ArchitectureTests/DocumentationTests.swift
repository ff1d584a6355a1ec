import Foundation
import Testing

@Suite("README.md, the articles and other documents")
struct DocumentationTests {
  @Test func `README.md has at most 6,000 bytes and lists the commands to run in a clone of the repository`() throws {
    let text = try Project.text(of: "README.md")
    #expect(text.utf8.count <= 6_000)
    #expect(text.contains("make install") && text.contains("make test"))
  }

  @Test(arguments: Paper.paths)
  func `Every relative link, anchor and image exists`(path: String) throws {
    for link in try Paper(path: path).links {
      #expect(try link.problem() == nil, "\(path) links to '\(link.address)'")
    }
  }

  @Test func `Every article can be reached by links from README.md`() throws {
    let articles = Paper.paths.filter { $0.hasPrefix(Paper.catalogue + "/") }
    #expect(articles.count >= 25)
    let found = try Paper.reachable(from: "README.md")
    for article in articles { #expect(found.contains(article), "no link leads to \(article)") }
  }

  @Test func `Every article can be reached by links from the front page of the catalogue`() throws {
    let found = try Paper.reachable(from: Paper.catalogue + "/Galley.md")
    for article in Paper.paths where article.hasPrefix(Paper.catalogue + "/") { #expect(found.contains(article)) }
  }

  @Test(arguments: Paper.paths.filter { $0.hasPrefix(Paper.catalogue + "/") })
  func `An article begins with its title and a sentence, and has no links that work only in DocC`(path: String) throws {
    let source = try Project.text(of: path)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("# "))
    #expect(lines[1].isEmpty && lines[2].hasSuffix(".") && lines[3].isEmpty)
    #expect(!source.contains("<doc:") && !source.contains("](doc:"))
  }

  @Test("A how-to page has at most 60 lines", arguments: Paper.paths.filter { $0.contains("/HowTo") })
  func shortPages(path: String) throws {
    // The list of all how-to pages grows with their number.
    guard !path.hasSuffix("/HowTo.md") else { return }
    let lines = try Project.text(of: path).split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(lines <= 60, "\(path) has \(lines) lines")
  }

  @Test("The JSON article lists exactly the schema names that occur in the source code")
  func schemas() throws {
    // The log of file changes is not JSON.
    let journal = "galley-changes/1"
    let written = try Project.swiftFiles(below: "Sources").flatMap(\.lines).flatMap { line in
      line.matches(of: /galley-[a-z]+\/[0-9]/).map { String($0.0) }
    }
    let article = try Project.text(of: Paper.catalogue + "/JSONFormats.md")
    let named = article.matches(of: /galley-[a-z]+\/[0-9]/).map { String($0.0) }
    #expect(Set(written).subtracting([journal]) == Set(named))
  }

  @Test func `Links and anchors are found in prose and not in code`() {
    let text = MarkdownText(
      #"""
      # A title: of `two`, it's

      One [link](a.md#b) and `code [c](d.md)` and [`e`](f.md).
      A \[one\](c.md) and ![a picture](b.png).

      ```sh
      # not a heading, no [link](c.md)
      ```

      ## Part_2 - more
      """#)
    #expect(text.links == ["a.md#b", "f.md", "b.png"])
    #expect(text.anchors == ["a-title-of-two-its", "part_2---more"])
  }

  @Test func `A link is dead if its file or heading is missing, or if an image is only a symbolic link`() throws {
    func reason(_ address: String) throws -> String? { try Link(address: address, in: "README.md").problem() }
    #expect(try reason("Makefile") == nil)
    #expect(try reason("Makefiles") == "no file")
    #expect(try reason("CHANGELOG.md#unreleased") == nil)
    #expect(try reason("CHANGELOG.md#released") == "no heading")
    #expect(try reason("https://example.org/x") == nil)
  }
}

/// A Markdown file that readers see on GitHub.
struct Paper {
  /// The folder that contains the articles.
  static let catalogue = "Sources/Tool/Galley/Galley.docc"
  /// The Markdown files at the top level, the README of each folder, and the articles, sorted by path.
  static let paths: [String] = {
    let folders = (try? Project.folders(below: "Sources").map { "Sources/" + $0 }) ?? []
    return ([".", "output", catalogue, catalogue + "/Reference"] + folders).flatMap { folder in
      let path = Project.folder.appending(path: folder).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".md") }.map { folder == "." ? $0 : "\(folder)/\($0)" }
    }.sorted()
  }()

  let links: [Link]

  init(path: String) throws {
    links = try MarkdownText(Project.text(of: path)).links.map { Link(address: $0, in: path) }
  }

  /// Returns the paths of all Markdown files that can be reached by links from `start`, including `start` itself.
  static func reachable(from start: String) throws -> Set<String> {
    var found: Set<String> = [start]
    var open = [start]
    while let path = open.popLast() {
      let targets = try Paper(path: path).links.compactMap(\.path)
      for target in targets where paths.contains(target) && found.insert(target).inserted { open.append(target) }
    }
    return found
  }
}

/// A link or an image in a Markdown file.
struct Link {
  let address: String
  /// The path of the target relative to the project folder, or nil for a web address.
  let path: String?
  /// The anchor after `#`, if the address has one.
  let anchor: String?

  init(address: String, in file: String) {
    self.address = address
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let folder = (file as NSString).deletingLastPathComponent
    let target = parts[0].isEmpty ? file : ((folder as NSString).appendingPathComponent(parts[0]))
    path = address.contains(/^\w+:/) ? nil : URL(filePath: "/" + target).standardized.path.dropFirst().description
    anchor = parts.count > 1 ? parts[1] : nil
  }

  /// Returns the reason why the link is dead on GitHub, or nil.
  func problem() throws -> String? {
    guard let path else { return nil }
    let file = Project.folder.appending(path: path).path
    guard FileManager.default.fileExists(atPath: file) else { return "no file" }
    // For a symbolic link, GitHub shows the link's target path instead of the image.
    if try FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType == .typeSymbolicLink {
      return "a symbolic link"
    }
    guard let anchor else { return nil }
    return try MarkdownText(Project.text(of: path)).anchors.contains(anchor) ? nil : "no heading"
  }
}

/// The links and headings in a Markdown file.
struct MarkdownText {
  /// The targets of links and images.
  let links: [String]
  /// The anchors that GitHub gives the headings.
  let anchors: [String]

  init(_ source: String) {
    let pieces = source.components(separatedBy: "```")
    let prose = pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    // Code may contain characters that look like a link.
    links = prose.replacing(/\\[\[\]]/, with: "").replacing(/`[^`\n]*`/, with: "")
      .matches(of: /\]\(([^)\s]*)\)/).map { String($0.1) }
    anchors = prose.matches(of: /(?m)^#+ (.+)$/).map { match in
      String(match.1).lowercased().replacing(/[^\w\- ]/, with: "").replacing(" ", with: "-")
    }
  }
}
