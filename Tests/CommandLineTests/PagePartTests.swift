import Foundation
import Testing

@Suite("Sharded documents")
struct PagePartTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeItems("data/items.csv")
  }

  private let table = ["table", "data/items.csv", "--group-by", "kind", "--contents"]

  /// Runs the shards of `command` in `folder` and returns their files.
  @discardableResult
  private func draw(_ command: [String], _ count: Int, to name: String) throws -> [String] {
    try (1...count).map { number in
      let run = try place.galley(command + ["-o", name, "--shard", "\(number)/\(count)"])
      #expect(run.status == 0, "\(run.errors)")
      return run.lines.last ?? ""
    }
  }

  private func merge(_ parts: [String], to name: String = "merged.pdf") throws -> CommandRun {
    try place.galley(["merge"] + parts + ["-o", name])
  }

  @Test("Table shards merged in any order produce the same bytes as an unsharded run", arguments: [1, 2, 3, 4, 7, 60])
  func bytes(count: Int) throws {
    for (index, options) in [[], ["--group-by", "kind", "--contents", "--import-notes"], ["--records", "always"]]
      .enumerated()
    {
      let command = ["table", "data/items.csv"] + options
      #expect(try place.galley(command + ["-o", "whole.pdf"]).status == 0)
      let parts = try draw(command, count, to: "parts\(index)/items.pdf")
      #expect(Set(parts).count == count && parts[0] == "parts\(index)/items-1-of-\(count).pdfpart")
      let run = try merge(parts.reversed())
      #expect(run.status == 0 && run.output == "merged.pdf\n", "\(run.errors)")
      #expect(try place.bytes(of: "merged.pdf") == place.bytes(of: "whole.pdf"))
    }
  }

  @Test("Sharded scene reports merge to the same PDF and HTML as an unsharded run", arguments: 1...4)
  func book(count: Int) throws {
    let scenes = ["one", "two", "three"].map { "\($0).yaml" }
    for scene in scenes { try place.writeList(String(scene.dropLast(5))) }
    let command = ["report"] + scenes + ["-o", "out/book.html", "-o", "out/book.pdf"]
    #expect(try place.galley(command).status == 0)
    let whole = try place.contents(below: "out")
    let parts = try (1...count).map { number in
      let run = try place.galley(command + ["--shard", "\(number)/\(count)"])
      #expect(run.lines == ["out/book-\(number)-of-\(count).bookpart"], "\(run.errors)")
      return run.lines.last ?? ""
    }
    let run = try place.galley(["merge"] + parts.reversed())
    #expect(run.lines == ["book.html", "book.pdf"], "\(run.errors)")
    for (name, bytes) in whole { #expect(try place.bytes(of: name) == bytes, "\(name)") }
    if count > 1 {
      #expect(try place.galley(["merge"] + parts.dropLast()).errors.contains("\(count)/\(count) is missing"))
      try place.write(place.text(of: "two.yaml").replacing("Food", with: "Drinks"), to: "two.yaml")
      let other = try place.galley(command + ["--shard", "1/\(count)"]).lines.last ?? ""
      #expect(try merge([other] + parts.dropFirst()).errors.contains("were drawn from different data"))
    }
  }

  @Test("A printed scene and a report can be sharded")
  func others() throws {
    try place.writeList()
    let words = (0..<4000).map { "word\($0 % 97)" }.joined(separator: " ")
    try place.write("# Notes\n\n\(words)\n\n## More\n\n\(words)\n", to: "notes.md")
    try place.write(
      "name\n" + (0..<200).map { "Item \($0) → ☺️" }.joined(separator: "\n") + "\n", to: "data/food.csv")
    for command in [["print", "list.yaml"], ["report", "notes.md"]] {
      #expect(try place.galley(command + ["-o", "whole.pdf"]).status == 0)
      let run = try merge(draw(command, 3, to: "parts.pdf"))
      #expect(run.status == 0, "\(run.errors)")
      #expect(try place.bytes(of: "merged.pdf") == place.bytes(of: "whole.pdf"), "\(command)")
    }
  }

  @Test("Shards that write page images need no merge, and each page is written once")
  func pictures() throws {
    #expect(try place.galley(table + ["-o", "whole/page.svg"]).status == 0)
    for number in 1...3 {
      #expect(try place.galley(table + ["-o", "parts/page.svg", "--shard", "\(number)/3"]).status == 0)
    }
    #expect(try place.contents(below: "parts") == place.contents(below: "whole"))
    #expect(try place.galley("table", "data/items.csv", "-o", "a.html", "--shard", "1/2").status == 64)
  }

  @Test("If a document shard is missing or comes from a different split, the error names it")
  func missing() throws {
    let parts = try draw(table, 3, to: "items.pdf")
    let run = try merge([parts[0], parts[2]])
    #expect(run.status == 2 && run.errors.contains("of the 3 shards of the run, 2/3 is missing"), "\(run.errors)")
    let others = try draw(table, 2, to: "items.pdf")
    #expect(try merge([parts[0], others[1], parts[2]]).errors.contains("'\(others[1])' is shard 2/2"))
    #expect(try merge([parts[0], "nothing.pdfpart"]).errors.contains("there is no shard 'nothing.pdfpart'"))
    #expect(!place.files().contains("merged.pdf"))
  }

  @Test("A document shard with different data or options is refused, and the error names it")
  func otherInputs() throws {
    let parts = try draw(table, 2, to: "items.pdf")
    try place.write(place.text(of: "data/items.csv") + "Last,Late,1\n", to: "data/items.csv")
    let late = try place.galley(table + ["-o", "late.pdf", "--shard", "2/2"]).lines.last ?? ""
    let run = try merge([parts[0], late])
    #expect(
      run.status == 2
        && run.errors.contains("'\(late)' and '\(parts[0])' were drawn from different data or with different options"))
    #expect(run.errors.contains("'data/items.csv'"))
    try place.writeItems("data/items.csv")
    let striped = try place.galley(table + ["-o", "z.pdf", "--shard", "2/2", "--striped"]).lines.last ?? ""
    #expect(
      try merge([parts[0], striped]).errors.contains(
        "'\(striped)' and '\(parts[0])' were drawn from different data or with different options"))
    let both = try merge([parts[0], parts[1], striped])
    #expect(both.status == 2 && both.errors.contains(striped), "\(both.errors)")
  }

  @Test("A document shard from a different rendering environment is refused, and the error names it")
  func otherStack() throws {
    let parts = try draw(table, 2, to: "items.pdf")
    let pango = try #require(place.raw(parts[1]).firstMatch(of: /"Pango": ?"([^"]*)"/)).1
    try place.rewrite(parts[1], "\"\(pango)\"", "\"1.2.3\"")
    let run = try merge(parts)
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "'\(parts[1])' was drawn in a different rendering environment from '\(parts[0])' "
          + "(Pango \(pango) there, 1.2.3 here)"),
      "\(run.errors)")
  }

  @Test("A truncated or modified document shard is refused and named; a duplicate counts once")
  func damaged() throws {
    let parts = try draw(table, 2, to: "items.pdf")
    let whole = try place.bytes(of: parts[1])
    try FileManager.default.copyItem(atPath: "\(place.path)/\(parts[0])", toPath: "\(place.path)/again.pdfpart")
    #expect(try merge(parts + ["again.pdfpart"]).status == 0)
    for count in [0, 10, 200, whole.count / 2, whole.count - 1] {
      try whole.prefix(count).write(to: URL(filePath: "\(place.path)/\(parts[1])"))
      let run = try merge(parts)
      #expect(
        run.status == 2 && run.errors.contains("'\(parts[1])' is not a complete document shard"),
        "\(count): \(run.errors)")
    }
    var changed = whole
    changed[changed.count / 3] ^= 1
    try changed.write(to: URL(filePath: "\(place.path)/\(parts[1])"))
    #expect(try merge(parts).errors.contains("'\(parts[1])' is not a complete document shard"))
    // Drawing the damaged shard again makes the merge succeed.
    #expect(try place.galley(table + ["-o", "items.pdf", "--shard", "2/2"]).status == 0)
    #expect(try place.bytes(of: parts[1]) == whole)
    #expect(try merge(parts).status == 0)
  }

  @Test("With rows from a pipe, shards are compared by content, and CI variables select the shard")
  func pipe() throws {
    func part(_ number: Int, _ file: String) throws -> CommandRun {
      try CommandRun(
        shell: "galley table - -o piped.pdf --shard auto < \(file)", in: place.path,
        environment: ["CI_NODE_INDEX": "\(number)", "CI_NODE_TOTAL": "2"])
    }
    #expect(try part(1, "data/items.csv").errors.contains("shard 1 of 2, from CI_NODE_INDEX and CI_NODE_TOTAL"))
    #expect(try part(2, "data/items.csv").status == 0)
    let parts = ["piped-1-of-2.pdfpart", "piped-2-of-2.pdfpart"]
    #expect(try merge(parts).status == 0)
    try place.write("name,kind,amount\na,b,1\n", to: "few.csv")
    #expect(try part(2, "few.csv").status == 0)
    #expect(try merge(parts).errors.contains("were drawn from different data"))
  }

  @Test("The merged document keeps its name and never overwrites a shard")
  func names() throws {
    let parts = try draw(table, 2, to: "out/items.pdf")
    #expect(try place.galley(["merge"] + parts).lines == ["items.pdf"])
    #expect(try merge(parts, to: parts[0]).status == 2)
    #expect(try place.galley(["merge"] + parts + ["--json"]).status == 64)
  }
}

extension Workplace {
  /// Writes a table of 600 rows with ligatures, font changes and emoji.
  fileprivate func writeItems(_ name: String) throws {
    let rows = (0..<600).map { row in
      let text =
        switch row % 40 {
        case 7: "non\u{A0}breaking and soft\u{AD}hyphen"
        case 13: row > 300 ? "漢字 \(row)" : "Grüße"
        case 21: "smile 😀 \(row)"
        case 33: "שלום \(row)"
        case 38: "office flag fluff e\u{301}"
        default: "Item \(row)"
        }
      return "\(text),Kind \(row / 150),\(row * 7)"
    }
    try write("name,kind,amount\n" + rows.joined(separator: "\n") + "\n", to: name)
  }
}

extension Workplace {
  /// The bytes of a file as a string, with one character for each byte.
  fileprivate func raw(_ name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

  /// Replaces `old` with `new` in the note of a shard and updates the digest.
  fileprivate func rewrite(_ name: String, _ old: String, _ new: String) throws {
    let whole = try bytes(of: name)
    let endLength = 1 + 12 + 1 + 64 + 1
    let end = String(decoding: whole.suffix(endLength), as: UTF8.self)
    let length = try #require(Int(end.dropFirst().prefix(12)))
    let start = whole.count - endLength - length
    let note = String(decoding: whole[start..<(start + length)], as: UTF8.self).replacing(old, with: new)
    let changed = whole.prefix(start) + Data(note.utf8)
    try changed.write(to: URL(filePath: "\(path)/\(name)"))
    let digest = try CommandRun(shell: "sha256sum < '\(name)'", in: path).output.prefix(64)
    let count = String(note.utf8.count)
    let ending = "\n" + String(repeating: "0", count: 12 - count.count) + count + " \(digest)\n"
    try (changed + Data(ending.utf8)).write(to: URL(filePath: "\(path)/\(name)"))
  }
}
