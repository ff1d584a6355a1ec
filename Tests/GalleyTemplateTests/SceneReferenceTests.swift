import GalleyJSON
import GalleySceneWords
import GalleyTemplate
import Testing

@Suite("The scene reference")
struct SceneReferenceTests {
  @Test("Every view and modifier has an entry with a description in the reference")
  func nothingIsMissing() {
    let views = SceneReference(.views)
    for name in SceneReference.viewNames { #expect(views.entry(name) != nil, "\(name) is missing") }
    let modifiers = SceneReference(.modifiers)
    for name in ["frame", "scrollHeader", "locale"] { #expect(modifiers.entry(name) != nil, "\(name) is missing") }
    for topic in SceneReference.Topic.allCases {
      for entry in SceneReference(topic).entries { #expect(entry.doc.hasSuffix("."), "\(entry.name): \(entry.doc)") }
    }
  }

  @Test("Every view has a page in the reference, and every modifier and step is on exactly one page")
  func pages() {
    let pages = SceneReference.pages
    let headings = pages.flatMap { $0.markdown(showing: "").matches(of: /(?m)^##? (\w+)$/).map { String($0.1) } }
    for name in SceneReference.viewNames { #expect(pages.contains { $0.title == name && $0.name == "View\(name)" }) }
    for topic in [SceneReference.Topic.modifiers, .steps] {
      for entry in SceneReference(topic).entries {
        #expect(headings.count { $0 == entry.name } == 1, "\(entry.name)")
      }
    }
    #expect(Set(pages.map(\.name)).count == pages.count)
  }

  @Test("The list of modifiers links to the section on each modifier")
  func links() {
    for entry in SceneReference(.modifiers).entries {
      #expect(SceneReference.modifierList.contains("[\(entry.name)](Reference/"), "\(entry.name)")
    }
    #expect(SceneReference.viewList.contains("[Text](Reference/ViewText.md)"))
  }

  @Test("The reference describes every key of the JSON Schema")
  func keysOfTheSchema() {
    var known: Set<String> = []
    func add(_ entry: SceneReference.Entry) {
      known.insert(entry.name)
      for key in entry.keys + entry.arguments { add(key) }
    }
    for topic in SceneReference.Topic.allCases { SceneReference(topic).entries.forEach(add) }
    var keys: Set<String> = []
    collect(JSONSchema.scene, into: &keys)
    #expect(keys.count > 100)
    // `and`, `or` and `not` combine filters. The entry on `filter` describes them.
    #expect(keys.subtracting(known).subtracting(["and", "or", "not"]).sorted() == [])
  }

  private func collect(_ schema: JSONValue, into keys: inout Set<String>) {
    switch schema {
    case .array(let items): for item in items { collect(item, into: &keys) }
    case .object(let members):
      for member in members {
        if member.name == "properties", case .object(let properties) = member.value {
          keys.formUnion(properties.map(\.name))
        }
        collect(member.value, into: &keys)
      }
    default: break
    }
  }

  @Test("A reference entry lists values, keys, and the rules for combining them")
  func entry() throws {
    let padding = try #require(SceneReference(.modifiers).entry("padding"))
    #expect(padding.keys.map(\.name) == ["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"])
    let frame = try #require(SceneReference(.modifiers).entry("frame"))
    #expect(frame.rules.contains("Numbers must not decrease in this order: `minWidth`, `idealWidth`, `maxWidth`."))
    let tap = try #require(SceneReference(.steps).entry("tap"))
    #expect(tap.text().hasPrefix("tap: an id or a mapping\n    Taps a view by its id"))
    let section = try #require(SceneReference(.sections).entry("scene"))
    #expect(section.isRequired && section.value == "the format version, 1")
  }

  @Test("The lines of an entry fit the width of the terminal", arguments: [40, 60, 100])
  func lines(columns: Int) {
    for topic in SceneReference.Topic.allCases {
      let reference = SceneReference(topic)
      let texts = [reference.list(columns: columns)] + reference.entries.map { $0.text(columns: columns) }
      for line in texts.joined(separator: "\n").split(separator: "\n") {
        // A word longer than a line is on a line of its own.
        #expect(line.count <= columns || !line.drop { $0 == " " }.contains(" "), "\(line)")
      }
    }
  }
}
