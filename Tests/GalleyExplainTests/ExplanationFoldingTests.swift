import Foundation
import Galley
import PictureTestSupport
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("Grouping in explanations")
struct ExplanationFoldingTests {
  /// Returns the explanation of a scene of 300 × 600 pt with `view` and `rows` rows of data.
  private static func text(_ view: String, rows: Int = 8, _ rest: String = "") throws -> String {
    ExplainReport.text(try explanations(view, rows: rows, rest))
  }

  private static func explanations(_ view: String, rows: Int = 8, _ rest: String = "") throws -> [Explanation] {
    let indented = view.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    let yaml = """
      scene: 1
      canvas: { size: 300x600, scale: 1 }
      data: { rows: { generate: { rows: \(rows), columns: { n: counter } } } }
      view:
      \(indented)
      \(rest)
      """
    return try SceneRenderer(Scene(yaml: yaml, file: "folding.yaml")).explanations()
  }

  private static let section =
    "{ Section: { ForEach: rows, id: n, row: { Text: \"row {n}\", frame: { height: 20 } } }, "
    + "header: { Group: [ { Text: Head, padding: 4, background: yellow } ] }, "
    + "footer: { Text: Foot, padding: 4, background: yellow } }"

  private static func list(_ container: String, _ children: [String], _ rest: String = "") -> String {
    "ScrollView:\n  \(container): [ \(children.joined(separator: ", ")) ]\n\(rest)id: list"
  }

  @Test(
    "Headers, footers and dividers are listed by name and not counted as rows",
    arguments: ["LazyVStack", "LazyVGrid"])
  func counts(container: String) throws {
    let columns = container == "LazyVGrid" ? "  columns: [ {}, {} ]\n" : ""
    let children = [Self.section, "{ Divider: {}, padding: 3 }", Self.section]
    let text = try Self.text(Self.list(container, children, columns))
    #expect(text.contains("list list: 16 rows, 16 built, 16 visible, no overscan"), "\(text)")
    #expect(text.components(separatedBy: "    header: ").count == 3)
    #expect(text.components(separatedBy: "    footer: ").count == 3)
    #expect(text.contains("    Divider: "))
    #expect(!text.contains("background: "))
  }

  @Test("The rows of a list that do not come from data are counted, and gaps are not")
  func staticRows() throws {
    let view =
      "List:\n  - { Text: Alone }\n  - Section: [ { Text: One }, { Text: Two } ]\n    header: { Text: Head }\nid: list"
    let text = try Self.text(view)
    #expect(text.contains("list list: 3 rows, 3 built, 3 visible"), "\(text)")
    #expect(text.contains("    gap: "))
    #expect(text.contains("    header: "))
    #expect(text.contains("“One” + ") && text.contains("(2 times)"))
  }

  @Test("Built rows are numbered consecutively, even if there are headers between them")
  func builtNumbers() throws {
    let view = Self.list("LazyVStack", [Self.section, Self.section])
    let explanation = try #require(try Self.explanations(view, rows: 3).first)
    let list = try #require(LocatedView.all(in: explanation.proof.layout) { $0.rows != nil }.first?.view)
    #expect(list.rows?.built == [0, 1, 2, 3, 4, 5])
    #expect(list.children.map(\.role) == [.header, nil, nil, nil, .footer, .header, nil, nil, nil, .footer])
  }

  @Test("If the element of a loop is a section, its height is explained by its rows")
  func sectionsOfElements() throws {
    let view = "List:\n  ForEach: rows\n  id: n\n  row: \(Self.section)\nlistStyle: plain\nid: list"
    let text = try Self.text(view, rows: 30)
    #expect(text.contains("list list: 30 sections, 1 built, 1 visible"), "\(text)")
    #expect(text.contains(" for 30 rows and 1 header and 1 footer"), "\(text)")
    #expect(!text.contains("00 of padding"))
  }

  @Test("The listed parts of a row's height add up to its height for any content")
  func sums() throws {
    let rows = [
      "{ FlowLayout: [ { Text: aaaaaaaaaaaaaaaaaa }, { Text: bbbbbbbbbbbbbbbbbbb }, { Text: cccccccccccccccccccccccc } ] }",
      "{ Grid: [ { GridRow: [ { Text: a }, { Text: b } ] }, { GridRow: [ { Text: c }, { Text: d } ] } ] }",
      "{ VStack: [ { Text: a }, { Spacer: {} }, { Text: b } ], frame: { height: 90 } }",
      "{ VStack: [ { Text: a }, { Text: b } ], spacing: -6 }",
      "{ ScrollView: { VStack: [ { Text: a }, { Text: b }, { Text: c } ] }, frame: { height: 30 } }",
      "{ ZStack: [ { Text: a, font: title }, { Text: b } ], padding: 10 }",
    ]
    for row in rows {
      let explanations = try Self.explanations("List:\n  ForEach: rows\n  id: n\n  row: \(row)\nid: list", rows: 2)
      let views = explanations.flatMap { LocatedView.all(in: $0.proof.layout) { $0.height != nil } }
      #expect(!views.isEmpty)
      for view in views.map(\.view) {
        let cause = try #require(view.height)
        #expect(abs(cause.parts.reduce(cause.rest) { $0 + $1.height } - view.frame.height) < 0.01, "\(row)")
        if view.row != nil, !row.contains("spacing: -6") {
          #expect(cause.rest >= 0 && cause.rest < 60, "\(row) \(cause)")
        }
      }
    }
  }

  @Test("Similar rows are summarised in one line, and every row is part of exactly one line")
  func alike() throws {
    let yaml = """
      scene: 1
      canvas: { size: 200x600, scale: 1 }
      data: { rows: [ { w: a }, { w: "b\\nb" }, { w: c }, { w: d }, { w: "e\\ne" }, { w: f }, { w: g } ] }
      view:
        ScrollView: { LazyVStack: { ForEach: rows, row: { Text: "{w}" } } }
        id: list
      """
    let text = ExplainReport.text(try SceneRenderer(Scene(yaml: yaml, file: "alike.yaml")).explanations())
    let lines = text.split(separator: "\n").filter { $0.contains("row") && $0.hasPrefix("    ") }.map {
      $0.dropFirst(4)
    }
    #expect(lines.count == 4, "\(text)")
    #expect(lines[0].hasPrefix("row 0: ") && lines[1] == "rows 2, 3, 5 and 6 are like row 0")
    #expect(lines[2].hasPrefix("row 1: ") && lines[3] == "row 4 is like row 1")
  }

  @Test("Row numbers are written as ranges where possible")
  func ranges() {
    #expect(RowRanges.words([4]) == "row 4")
    #expect(RowRanges.words([1, 2]) == "rows 1 and 2")
    #expect(RowRanges.words([1, 2, 3, 7, 9, 10]) == "rows 1…3, 7, 9 and 10")
  }

  @Test("Variants with the same explanation are merged under all their names; JSON lists each variant")
  func variants() throws {
    let view = "ScrollView:\n  LazyVStack:\n    ForEach: rows\n    id: n\n    row: { Text: \"row {n}\" }\nid: list"
    let rest = "variants: { colorScheme: [light, dark], dynamicTypeSize: [large, xLarge, xxLarge] }"
    let fixed = view.replacing("{ Text: \"row {n}\" }", with: "{ Rectangle: red, frame: { height: 20 } }")
    let same = try Self.explanations(fixed, rest)
    #expect(same.count == 6)
    let text = ExplainReport.text(same)
    #expect(text.hasPrefix("initial, colorScheme light and dark, dynamicType large…xxLarge\n"), "\(text)")
    #expect(!text.contains("\n\n"))
    let json = try JSONSerialization.jsonObject(with: Data(ExplainReport.json(scene: "s", same).utf8)) as? [String: Any]
    #expect((json?["pictures"] as? [Any])?.count == 6)
    let bySize = try Self.text(view, rest)
    #expect(
      bySize.components(separatedBy: "\n\n").map { $0.prefix { $0 != "\n" } } == [
        "initial, colorScheme light and dark, dynamicType large",
        "initial, colorScheme light and dark, dynamicType xLarge",
        "initial, colorScheme light and dark, dynamicType xxLarge",
      ])
  }

  private static func explanations(_ view: String, _ rest: String) throws -> [Explanation] {
    try explanations(view, rows: 8, rest)
  }

  private static func text(_ view: String, _ rest: String) throws -> String { try text(view, rows: 8, rest) }

  @Test("The name of merged variants identifies exactly those variants")
  func names() throws {
    let yaml = """
      scene: 1
      canvas: { size: 30x30, scale: 1 }
      view: { Text: a }
      states: [ { name: one }, { name: two } ]
      variants: { colorScheme: [light, dark], dynamicTypeSize: [small, large, xLarge] }
      """
    let pictures = try SceneRenderer(Scene(yaml: yaml, file: "names.yaml")).explanations().map(\.proof.source)
    let names = PictureNames(pictures)
    for mask in 1..<(1 << pictures.count) where mask % 7 == 1 || mask == (1 << pictures.count) - 1 {
      let some = pictures.indices.filter { mask & (1 << $0) != 0 }.map { pictures[$0] }
      let named = names.names(of: some).flatMap(Self.expanded)
      #expect(Set(named) == Set(some.map(Self.title)) && named.count == some.count, "\(names.names(of: some))")
    }
  }

  private static func title(_ picture: ScenePicture) -> String {
    ([picture.state.name] + picture.variant.labels.map(\.value)).joined(separator: " ")
  }

  /// Returns every combination of values that a merged name stands for.
  private static func expanded(_ name: String) -> [String] {
    let sizes = ["small", "large", "xLarge"]
    var titles = [""]
    // Commas separate axes, and also values in a list of three, but here three values are written as a range.
    for part in name.components(separatedBy: ", ") {
      let words = part.replacing("colorScheme ", with: "").replacing("dynamicType ", with: "")
      let values = words == "small…xLarge" ? sizes : words.components(separatedBy: " and ")
      titles = titles.flatMap { title in values.map { title.isEmpty ? $0 : "\(title) \($0)" } }
    }
    return titles
  }
}
