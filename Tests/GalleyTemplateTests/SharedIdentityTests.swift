import GalleyMessages
import GalleyTemplate
import Testing

@Suite("IDs that are not unique")
struct SharedIdentityTests {
  private func warnings(_ view: String, data: String = "r: [ { a: 1 } ]") throws -> [String] {
    let scene = try SceneText.read("scene: 1\ndata: { \(data) }\nview: { VStack: [ \(view) ] }")
    return scene.warnings.map { SceneText.line($0) }
  }

  @Test("For two scroll views with the same ID, a warning states both locations")
  func scrollers() throws {
    #expect(
      try warnings("{ ScrollView: { Text: a }, id: l }, { List: { Text: b }, id: l }") == [
        "3:57 two scrollers have the id 'l' (the other one is at test.yaml:3:21: give each a different id)"
      ])
    #expect(try warnings("{ ScrollView: { Text: a }, id: l }, { ScrollView: { Text: b }, id: m }") == [])
  }

  @Test("Two views may have the same ID if only one of them is ever shown")
  func alternatives() throws {
    let scroller = "{ ScrollView: { Text: a }, id: l }"
    #expect(try warnings("{ ViewThatFits: [ \(scroller), \(scroller) ] }") == [])
  }

  @Test("For rows with the same ID, a warning states how many there are")
  func rows() throws {
    let list = "{ ForEach: r, id: id, row: { Text: '{id}' } }"
    #expect(
      try warnings(list, data: "r: [ { id: x }, { id: y }, { id: x }, { id: x } ]") == [
        "3:21 row 0 and row 2 of 'r' have the same id, 'x', and 1 more row also repeat earlier ids "
          + "(scrolling finds only the first one: choose a column with different values in all rows)"
      ])
    #expect(try warnings(list, data: "r: [ { id: x }, { id: y } ]") == [])
    let grouped = "{ ForEach: g, row: { VStack: { ForEach: r, where: { k: k }, id: id, row: { Text: '{id}' } } } }"
    #expect(try warnings(grouped, data: "g: [ { k: 1 }, { k: 2 } ], r: [ { id: x, k: 1 }, { id: x, k: 2 } ]") == [])
    #expect(try warnings(grouped, data: "g: [ { k: 1 } ], r: [ { id: x, k: 1 }, { id: x, k: 1 } ]").count == 1)
  }

  @Test("An empty ID of a row or view causes a warning")
  func empty() throws {
    let list = "{ ForEach: r, id: id, row: { Text: '{id}' } }"
    #expect(
      try warnings(list, data: "r: [ { id: x }, { id: '' } ]") == [
        "3:21 row 1 of 'r' has an empty id (give every row an id)"
      ])
    #expect(try warnings("{ Text: a, id: '' }") == ["3:21 this id is empty (write a name, or leave out 'id')"])
  }
}
