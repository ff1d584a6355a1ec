import GalleyTemplate
import Testing

@Suite("All errors of a scene reported in one run")
struct OneRunTests {
  private func messages(_ yaml: String) -> [String] {
    SceneText.errors(yaml).map { $0.split(separator: " (")[0].description }
  }

  @Test("Unknown scroll views and IDs are reported together with errors in views")
  func names() {
    let yaml = """
      scene: 1
      data: { r: [ { id: x, t: a } ] }
      view:
        ScrollView:
          LazyVStack:
            - { ForEach: r, id: id, row: { Text: "{tt}", colr: red, scrollProgress: { of: lits } } }
            - { Txt: a, id: foot }
        id: list
      states:
        - { name: a, scroll: { lst: { offset: 3 } } }
        - { name: b, scroll: { list: { to: fot } } }
        - { name: c, scroll: { list: { to: foot } } }
        - { name: d, scroll: { list: { to: "row:4" } } }
      script:
        steps:
          - scrollTo: { in: lsit, to: top }
          - tap: y
          - hold: 3
          - drag: { in: liist, by: 3 }
      """
    let found = messages(yaml)
    for expected in [
      "unknown field 'tt'", "unknown key 'colr' in Text", "there is no view or component 'Txt'",
      "no ScrollView has the id 'lst'", "'fot' is not an id", "there is no row 4: the list has 1 row",
      "no ScrollView has the id 'lsit'", "'y' is not an id", "no ScrollView has the id 'liist'",
      "'3' has no unit: expected a time such as 500ms or 1.2s",
    ] {
      #expect(found.contains { $0.hasSuffix(expected) }, "\(expected) is not among \(found)")
    }
    #expect(!found.contains { $0.hasSuffix("'foot' is not an id") })
  }

  @Test("Errors inside unknown views, and in rows of unknown tables, are reported too")
  func inside() {
    #expect(messages("scene: 1\nview: { Foo: [ { Text: a, bold: maybe }, { Txet: b } ], opacity: 2 }").count == 4)
    #expect(
      messages(
        "scene: 1\ndata: { r: [ { a: 1 } ] }\nview: { VStack: { ForEach: q, row: { Text: '{z}', bold: maybe } } }")
        == ["3:28 there is no table 'q'", "3:57 expected true or false, found 'maybe'"])
  }

  @Test("Errors that only follow from another error are not reported")
  func consequences() {
    // The unknown view might contain any ID.
    #expect(messages("scene: 1\nview: { Foo: bar }\nstates: [ { name: a, scroll: { l: { offset: 3 } } } ]").count == 1)
    #expect(messages("scene: 1\ndata: { t: 3 }\nview: { VStack: { ForEach: t, row: { Text: '{z}' } } }").count == 1)
  }
}

extension OneRunTests {
  @Test("Characters that no font contains are reported together with other errors")
  func glyphs() {
    let yaml = """
      scene: 1
      data: { r: [ { t: "\u{10FFFD}" } ] }
      view:
        VStack:
          - { Text: "a\u{10FFFC}", bold: maybe }
          - { ForEach: r, row: { Text: "{t}" } }
      """
    let found = SceneText.errors(yaml)
    #expect(found.count == 3, "\(found)")
    #expect(found.contains { $0.contains("U+10FFFC") } && found.contains { $0.contains("U+10FFFD") })
  }
}
