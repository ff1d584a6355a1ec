import GalleySceneWords
import GalleyTemplate
import Testing

@Suite("Unknown names in scenes")
struct UnknownWordTests {
  @Test(
    "For an unknown key, the error names the views that accept it, or its replacement",
    arguments: [
      ("Text: A\nspacing: 3", "'spacing' belongs to HStack, VStack, LazyVStack, LazyHStack and 6 more, not to Text"),
      ("Text: A\nmaxWidth: 3", "'maxWidth' belongs to frame, columns, not to Text"),
      ("Text: A\nframe: { bold: true }", "'bold' belongs to views, not to frame"),
      ("Text: A\nstates: []", "'states' belongs to a scene, not to Text"),
      ("Text: A\nforegroundColor: red", "write foregroundStyle"),
      ("Text: A\nonLongPressGesture: a", "onLongPressGesture exists only in Swift code: scenes have no closures"),
      ("Text: A\nprojectionEffect: pulse", "projectionEffect exists in SwiftUI but not in scenes"),
      ("Text: A\nopacty: 3", "did you mean 'opacity'?"),
    ])
  func keys(view: String, help: String) {
    let found = SceneText.errors(view: view)
    #expect(found.count == 1 && found[0].hasSuffix("(\(help))"), "\(found)")
  }

  @Test("For an unknown view, the error suggests a similar name, a replacement or all views")
  func views() {
    #expect(SceneText.errors(view: "Txet: A")[0].hasSuffix("(did you mean 'Text'?)"))
    #expect(SceneText.errors(view: "NavigationView: A")[0].hasSuffix("(write NavigationStack)"))
    #expect(
      SceneText.errors(view: "OutlineGrop: A")[0].hasSuffix(
        "(OutlineGroup exists only in Swift code: draw the result with Text and shapes)"))
    #expect(SceneText.errors(view: "DatePickr: A")[0].hasSuffix("(did you mean 'DatePicker'?)"))
    #expect(SceneText.errors(view: "Buton: A")[0].hasSuffix("(did you mean 'Button'?)"))
    let kinds = SceneText.errors(view: "Frobnicator: A")[0]
    for name in SceneReference.viewNames { #expect(kinds.contains(name)) }
    #expect(
      SceneText.errors("scene: 1\ncomponents: { Badge: { Text: a } }\nview: Bagde")[0].hasSuffix(
        "(did you mean 'Badge'?)")
    )
    #expect(
      SceneText.errors("scene: 1\ncomponents: { Badge: { Text: a } }\nview: Frobnicator")[0].contains(
        "components are Badge"))
  }

  @Test(
    "Errors in the content of a view that is supported do not say that it is unsupported",
    arguments: ["Label", "Form", "AsyncImage", "LabeledContent"])
  func advice(view: String) { #expect(!SceneText.errors(view: "\(view): A")[0].contains("not supported")) }
}
