import GalleyFiles
import GalleyRender
import GalleySceneWords
import GalleyTemplate
import Testing

@Suite("Starter scenes")
struct StarterSceneTests {
  @Test(
    "Each kind is valid without warnings and draws every state", arguments: StarterScene.Kind.allCases)
  func kinds(kind: StarterScene.Kind) throws {
    let starter = StarterScene(name: "mine", kind: kind)
    let files = Dictionary(starter.files.map { ($0.name, Array($0.text.utf8)) }) { first, _ in first }
    let scene = try Scene(
      yaml: starter.files[0].text, file: starter.files[0].name, options: .init(files: .memory(files)))
    #expect(scene.warnings.isEmpty && scene.title == "mine")
    let proofs = try SceneRenderer(scene).proofs()
    #expect(proofs.count == scene.states.count * 2)
    // Every state must look different.
    #expect(Set(proofs.map(\.picture)).count == proofs.count)
  }

  @Test(
    "The name of a kind of starter scene selects it; any other name gives a list",
    arguments: [("chat", "Chat"), ("inbox", "minutes")])
  func names(name: String, word: String) {
    let starter = StarterScene(name: name)
    #expect(starter.files[0].name == "\(name).yaml")
    #expect(starter.files.contains { $0.text.contains(name == "chat" ? "messages" : word) })
    #expect(!starter.files.contains { $0.text.contains("NAME") })
  }
}
