import Galley
import GalleyStage
import PictureTestSupport
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("Design problems found on a screen")
struct ScreenLintTests {
  /// Returns the findings in the first state of a scene of 300 × 400 pt with `view`.
  private static func findings(
    _ view: String, of rule: LintRule? = nil, rows: [String] = ["a", "bbbb", "cc", "dddddddddd", "ee"],
    states: String = "states: [ { name: only } ]", direction: String = "leftToRight"
  ) throws -> [LintFinding] {
    let data = rows.enumerated().map { "{ word: \($0.element), number: n\($0.offset) }" }.joined(separator: ", ")
    let indented = view.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    let yaml =
      "scene: 1\ncanvas: { size: 300x400, scale: 1, layoutDirection: \(direction) }\ndata: { rows: [\(data)] }\nview:\n\(indented)\n\(states)\n"
    let proof = try #require(try SceneRenderer(Scene(yaml: yaml, file: "lint.yaml")).proofs().first)
    let all = LintReport(proof, RenderContext()).findings
    return all.filter { rule == nil || $0.kind.rule == rule }
  }

  private static func list(_ row: String) -> String {
    "ScrollView:\n  LazyVStack:\n    ForEach: rows\n    row: \(row)\n  spacing: 0\nid: list"
  }

  // MARK: Text

  @Test("Truncated text is reported with the size that it needs; wrapped text is not reported")
  func truncation() throws {
    let long = "Text: a sentence that is far too long for its frame"
    let found = try Self.findings("\(long)\nlineLimit: 1\nframe: { width: 80 }", of: .truncation)
    let finding = try #require(found.first)
    guard case .truncation(let cut) = finding.kind else { return #expect(Bool(false), "\(finding.kind)") }
    #expect(found.count == 1 && cut.offered == 80 && cut.needed > 200)
    #expect(finding.origin?.line == 5)
    #expect(try Self.findings("\(long)\nframe: { width: 80 }", of: .truncation).isEmpty)
    #expect(try Self.findings("\(long)\nlineLimit: 1\nframe: { width: 80 }\nopacity: 0").isEmpty)
  }

  @Test("Contrast below 4.5 to 1 is reported, or below 3 to 1 for large text")
  func contrast() throws {
    func count(_ color: String, size: Int = 17) throws -> Int {
      try Self.findings(
        "Text: Words\nforegroundStyle: \"\(color)\"\nfont: { size: \(size) }", of: .contrast
      ).count
    }
    // The contrasts are 4.48 and 4.54 to 1, and 2.996 and 3.03 to 1.
    #expect(try (count("#777777"), count("#767676")) == (1, 0))
    #expect(try (count("#959595", size: 24), count("#949494", size: 24), count("#949494", size: 23)) == (1, 0, 1))
  }

  @Test("Contrast is computed with the actual background of the text")
  func ground() throws {
    let onBlack = "Text: Words\nforegroundStyle: \"#333333\"\npadding: 8\nbackground: { Rectangle: black }"
    let finding = try #require(try Self.findings(onBlack, of: .contrast).first)
    guard case .contrast(let words, let ratio, let limit, let text, let ground) = finding.kind else { return }
    #expect((words, limit, text.hex, ground.hex) == ("Words", 4.5, "#333333", "#000000"))
    #expect(abs(ratio - 1.66) < 0.01)
    #expect(try Self.findings(onBlack.replacing("black", with: "white"), of: .contrast).isEmpty)
    // Black at 50 % over white equals #808080.
    let faded = "Text: Words\nopacity: 0.5"
    guard case .contrast(_, _, _, let mixed, _)? = try Self.findings(faded, of: .contrast).first?.kind else {
      return #expect(Bool(false), "a faded text is found")
    }
    #expect(["#7F7F7F", "#808080"].contains(mixed.hex))
  }

  @Test("The contrast of symbols and of text below a scroll indicator is not checked")
  func signs() throws {
    #expect(try Self.findings("Text: \"›\"\nforegroundStyle: \"#CCCCCC\"").isEmpty)
    let veiled = "ZStack:\n  - { Text: Words }\n  - { Rectangle: \"#00000080\", frame: { width: 20, height: 40 } }"
    #expect(try Self.findings(veiled).isEmpty)
  }

  @Test("Text hidden by an opaque view is ignored")
  func hidden() throws {
    let cover =
      "ZStack:\n  - { Text: Words, foregroundStyle: \"#EEEEEE\" }\n  - { Rectangle: white }\n  - { Text: Words }"
    #expect(try Self.findings(cover).isEmpty)
    let open = "ZStack:\n  - { Text: Words, foregroundStyle: \"#EEEEEE\" }\n  - { Text: Words }"
    #expect(Set(try Self.findings(open).map(\.kind.rule)) == [.contrast, .overlap])
  }

  @Test("Labels that overlap are reported; labels that only touch are not")
  func overlap() throws {
    func zStack(_ y: Int) -> String { "ZStack:\n  - { Text: Under }\n  - { Text: Over, offset: { y: \(y) } }" }
    let finding = try #require(try Self.findings(zStack(6), of: .overlap).first)
    guard case .overlap(let first, let second, _) = finding.kind else { return }
    #expect((first, second) == ("Under", "Over"))
    #expect(try Self.findings(zStack(20), of: .overlap).isEmpty)
    #expect(try Self.findings("VStack: [ { Text: One }, { Text: Two } ]\nspacing: 0", of: .overlap).isEmpty)
  }

  @Test("A label that covers the text of a list is reported; a bar across the full width is not")
  func labels() throws {
    let row = "{ HStack: [ Spacer, { Text: \"{word}\" } ], padding: 8 }"
    func label(_ ground: String, _ more: String = "") -> String {
      Self.list(row) + "\noverlay:\n  Text: DRAFT\n  modifiers: [ { padding: 6 }, \(more){ background: \(ground) } ]\n"
        + "  alignment: topTrailing"
    }
    for ground in ["{ Capsule: red }", "{ Rectangle: red }"] {
      let found = try Self.findings(label(ground), of: .overlap)
      let words = found.compactMap { finding -> String? in
        guard case .overlap(let first, "DRAFT", _) = finding.kind else { return nil }
        return first
      }
      #expect(words == ["a"], "\(found.map(\.kind))")
      // The capsule is not the background of the text that it covers.
      #expect(try Self.findings(label(ground), of: .contrast).allSatisfy { $0.kind.words == "DRAFT" })
    }
    #expect(try Self.findings(label("red", "{ frame: { maxWidth: infinity } }, "), of: .overlap).isEmpty)
    #expect(try Self.findings(label("{ Rectangle: \"#FF000040\" }"), of: .overlap).isEmpty == false)
  }

  @Test("In right-to-left layouts, misaligned columns are found by their right edges")
  func rightToLeft() throws {
    let row = "{ HStack: [ { Text: \"{word}\" }, { Text: \"{number}\" }, Spacer ] }"
    let kinds = try ["leftToRight", "rightToLeft"].map { direction in
      try Self.findings(Self.list(row), of: .unsyncedColumns, direction: direction).map(\.kind)
    }
    #expect(kinds[0].count == 1)
    #expect(kinds[0] == kinds[1])
  }

  // MARK: Rows

  @Test("Rows of a list whose ViewThatFits choices differ are reported, unless the choice is shared")
  func mixedFits() throws {
    let fit =
      "{ ViewThatFits: [ { Text: \"{word} and a few more words beside it\", lineLimit: 1 }, { Text: \"{word}\" } ]"
    let found = try Self.findings(Self.list("\(fit) }"), of: .mixedFits, rows: ["a", "b", "ccccccccccccccccccc", "d"])
    #expect(found.map(\.kind) == [.mixedFits(counts: [3, 1])])
    #expect(found.first?.frames.count == 2 && found.first?.list == "list")
    let uniform = Self.list("\(fit), uniform: list }")
    #expect(try Self.findings(uniform, of: .mixedFits, rows: ["a", "b", "ccccccccccccccccccc", "d"]).isEmpty)
  }

  @Test("Columns are reported as ragged unless their left edges, right edges or centres are aligned")
  func columns() throws {
    let ragged = "{ HStack: [ { Text: \"{word}\" }, { Text: \"{number}\" }, Spacer ] }"
    let found = try Self.findings(Self.list(ragged), of: .unsyncedColumns)
    guard case .raggedColumn(_, let starts, let rows, let spread)? = found.first?.kind else {
      return #expect(Bool(false), "the second text is found")
    }
    #expect(found.count == 1 && starts >= 4 && rows == 5 && spread > 40)
    let synced = ragged.replacing("\"{word}\"", with: "\"{word}\", syncWidth: { key: word, alignment: leading }")
    #expect(try Self.findings(Self.list(synced), of: .unsyncedColumns).isEmpty)
    let trailing = "{ HStack: [ { Text: \"{word}\" }, Spacer, { Text: \"{word}\" } ] }"
    #expect(try Self.findings(Self.list(trailing), of: .unsyncedColumns).isEmpty)
    let centred = "{ Text: \"{word}\", frame: { maxWidth: infinity } }"
    #expect(try Self.findings(Self.list(centred), of: .unsyncedColumns).isEmpty)
  }

  @Test("The cells of grids and flow layouts are not mistaken for columns")
  func grids() throws {
    let grid = "ScrollView:\n  LazyVGrid:\n    ForEach: rows\n    row: { Text: \"{word}\" }\n  columns: [ {}, {} ]"
    #expect(try Self.findings(grid, of: .unsyncedColumns).isEmpty)
    let flow = "ScrollView:\n  LazyFlowStack:\n    ForEach: rows\n    row: { Text: \"{word}\" }"
    #expect(try Self.findings(flow, of: .unsyncedColumns).isEmpty)
  }

  @Test("Rows scrolled to different offsets are reported; rows that scroll together are not")
  func scrollers() throws {
    let chips = "HStack: [ { Rectangle: red, frame: { width: 500, height: 20 } } ]"
    func row(_ sync: String) -> String { "{ ScrollView: { \(chips) }, axis: horizontal, id: \"{word}\"\(sync) }" }
    let moved = "states: [ { name: moved, scroll: { bbbb: { offset: { x: 40 } } } } ]"
    let found = try Self.findings(Self.list(row("")), of: .unsyncedColumns, states: moved)
    #expect(found.map(\.kind) == [.unsyncedScrollers(rows: 5, spread: 40)])
    let shared = "states: [ { name: moved, scroll: { all: { offset: { x: 40 } } } } ]"
    #expect(try Self.findings(Self.list(row(", scrollSync: all")), of: .unsyncedColumns, states: shared).isEmpty)
  }

  @Test("A sticky header is reported each time it jumps; one that moves continuously is not")
  func discontinuity() throws {
    func header(_ rule: String) -> String {
      Self.list("{ Text: \"{word}\", frame: { height: 120 } }")
        + "\nscrollHeader: { view: { Text: Title }, resting: 250, minimum: 100, maximum: 300\(rule) }"
    }
    let thresholds = try Self.findings(header(", rule: thresholds, collapsing: 20, stretching: 50"), of: .discontinuity)
    let jumps = thresholds.compactMap { finding -> HeaderJump? in
      if case .discontinuity(_, let jump) = finding.kind { jump } else { nil }
    }
    #expect(jumps.map(\.distance).map { $0.rounded() } == [-50, 20])
    #expect(jumps.map { abs($0.size) }.map { $0.rounded() } == [50, 20])
    #expect(try Self.findings(header(""), of: .discontinuity).isEmpty)
  }

  // MARK: Tap targets

  @Test("Tap targets smaller than 44 pt or overlapping other targets are reported")
  func targets() throws {
    func findings(_ size: Size, apart: Double) throws -> [LintFinding.Kind] {
      let stage = Stage(size: Size(width: 200, height: 200)) {
        ZStack {
          Button("A") {}.frame(width: 60, height: 60).offset(y: -apart)
          Button(action: {}, label: { Text("B").frame(width: size.width, height: size.height) })
          Text("Not to be tapped").font(.system(size: 9)).offset(y: 80)
        }
      }
      let screen = LintScreen(try stage.picture(), stage.layout, try Painter())
      return (TargetLint.findings(on: screen) + OverlapLint.findings(on: screen)).map(\.kind)
    }
    let minimum = Size(width: 44, height: 44)
    #expect(try findings(minimum, apart: 60).filter { $0.words == "B" }.isEmpty)
    let small = try findings(Size(width: 44, height: 43), apart: 60)
    #expect(small.contains(.smallTarget(words: "B", Size(width: 44, height: 43))))
    #expect(try findings(minimum, apart: 10).contains { $0.rule == .overlap })
  }

  // MARK: Summary

  @Test("Findings at one location are merged under the most severe one, with all images")
  func summary() throws {
    let row = "{ HStack: [ { Text: \"{word}\", lineLimit: 1, frame: { width: 30 } } ] }"
    let yaml = """
      scene: 1
      canvas: { size: 300x200, scale: 1 }
      data: { rows: [ { word: aaaaaaaa }, { word: a }, { word: aaaaaaaaaaaaaaaa } ] }
      view:
        ScrollView: { LazyVStack: { ForEach: rows, row: \(row) } }
        id: list
      states: [ { name: one }, { name: two } ]
      """
    let scene = try Scene(yaml: yaml, file: "lint.yaml")
    let proofs = try SceneRenderer(scene).proofs()
    let summary = LintSummary(proofs, ParallelMap(workers: 2) { RenderContext() })
    let entry = try #require(summary.entries.first)
    #expect(summary.entries.count == 1 && entry.count == 4 && entry.pictures == [0, 1])
    #expect(entry.finding.kind.words == "aaaaaaaaaaaaaaaa")
  }

  private static func summary(_ yaml: String) throws -> LintSummary {
    let proofs = try SceneRenderer(Scene(yaml: yaml, file: "lint.yaml")).proofs()
    return LintSummary(proofs, ParallelMap(workers: 2) { RenderContext() })
  }

  /// Returns a scene with a bar of `opacity` over a list. The bar's title overlaps the item next to it.
  private static func barred(_ opacity: String, states: String) -> String {
    """
    scene: 1
    canvas: { size: 300x300, scale: 1 }
    data: { rows: { generate: { rows: 40, columns: { n: counter } } } }
    view:
      ScrollView:
        LazyVStack:
          ForEach: rows
          row: { Text: "row {n} with words", frame: { maxWidth: infinity, height: 30 } }
        spacing: 0
      id: list
      safeAreaInset:
        edge: top
        spacing: 0
        view:
          HStack: [ { Text: General and so on }, Spacer ]
          overlay: { Text: A title that is long enough, font: headline }
          frame: { height: 44 }
          background: systemGray6
          opacity: \(opacity)
    states: \(states)
    """
  }

  @Test("Overlaps inside a bar are reported, even if other content scrolls below the bar in other states")
  func bar() throws {
    let top = try Self.summary(Self.barred("94%", states: "[ { name: top } ]")).entries
    let all = try Self.summary(
      Self.barred("94%", states: "[ { name: top }, { name: on, scroll: { list: { offset: 47 } } } ]")
    ).entries
    for entries in [top, all] {
      let overlaps = entries.filter { $0.finding.kind.rule == .overlap }
      #expect(overlaps.map(\.distinctions) == [["“A title that is long enough” over “General and so on”"]])
    }
  }

  @Test("Text that is visible through a bar is reported in addition to overlaps inside the bar")
  func clearBar() throws {
    let entries = try Self.summary(
      Self.barred("50%", states: "[ { name: top }, { name: on, scroll: { list: { offset: 47 } } } ]")
    ).entries.filter { $0.finding.kind.rule == .overlap }
    let told = entries.flatMap(\.distinctions)
    #expect(told.contains("“A title that is long enough” over “General and so on”"))
    #expect(told.contains { $0.hasPrefix("“A title that is long enough” over “row ") })
    #expect(entries.count > 1)
  }

  @Test("System colours on system backgrounds are summarised in one final finding; others are listed")
  func systemColours() throws {
    let yaml = """
      scene: 1
      canvas: { size: 300x300, scale: 1 }
      view:
        VStack:
          - { Text: One, foregroundStyle: secondary }
          - { Text: Two, foregroundStyle: tertiary }
          - { Text: Three, foregroundStyle: secondary, padding: 4, background: tertiarySystemFill }
          - { Text: Four, foregroundStyle: "#8A8A8F" }
          - { Text: Five, foregroundStyle: secondary, padding: 4, background: "#99CCDD" }
          - { Text: Six, foregroundStyle: secondary, opacity: 0.8 }
      variants: { colorScheme: [light, dark] }
      """
    let entries = try Self.summary(yaml).entries
    let last = try #require(entries.last)
    #expect(last.finding.kind.rule == .systemContrast && last.finding.rank == .minor)
    #expect(entries.count { $0.finding.kind.rule == .systemContrast } == 1)
    #expect(last.count >= 4 && last.distinctions.contains { $0.hasPrefix("secondaryLabel, 3.4") })
    let told = entries.dropLast().flatMap(\.distinctions).joined(separator: " ")
    for words in ["“Four”", "“Five”", "“Six”"] { #expect(told.contains(words), "\(words)") }
    for words in ["“One”", "“Two”", "“Three”"] { #expect(!told.contains(words), "\(words)") }
  }

  @Test("Findings are sorted by severity, and the details of each location are kept")
  func ranks() throws {
    let yaml = """
      scene: 1
      canvas: { size: 300x300, scale: 1 }
      data: { rows: [ { word: aaaaaaaa }, { word: bbbbbbbbb }, { word: cccccccccccccccc } ] }
      view:
        ScrollView:
          VStack:
            - { Text: Pale, foregroundStyle: "#777777" }
            - LazyVStack: { ForEach: rows, row: { Text: "{word}", lineLimit: 1, frame: { width: 30 } } }
            - ZStack: [ { Text: Under }, { Text: Over } ]
        id: list
      """
    let entries = try Self.summary(yaml).entries
    #expect(entries.map(\.finding.kind.rule) == [.overlap, .truncation, .contrast])
    let weights = entries.map(\.finding.kind.weight)
    #expect(weights == weights.sorted(by: >))
    #expect(entries[1].count == 3 && entries[1].distinctions.count == 3)
    #expect(entries[1].others == "also “aaaaaaaa”; “bbbbbbbbb”")
  }
}
