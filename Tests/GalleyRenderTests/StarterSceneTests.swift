import GalleyFiles
import GalleyRender
import GalleySceneWords
import GalleyTemplate
import Testing

@Suite("Scenes that 'galley new' writes")
struct StarterSceneTests {
  @Test(
    "Each kind of starter scene is valid without warnings and can be drawn in every state",
    arguments: StarterScene.Kind.allCases)
  func kinds(kind: StarterScene.Kind) throws {
    let starter = StarterScene(name: "mine", kind: kind)
    let files = Dictionary(starter.files.map { ($0.name, Array($0.text.utf8)) }) { first, _ in first }
    let scene = try Scene(
      yaml: starter.files[0].text, file: starter.files[0].name, options: .init(files: .memory(files)))
    #expect(scene.warnings.isEmpty && scene.title == "mine")
    let proofs = try SceneRenderer(scene).proofs()
    #expect(proofs.count == scene.states.count * 2)
    // The images of all states must differ.
    #expect(Set(proofs.map(\.picture)).count == proofs.count)
  }

  @Test(
    "A scene name that matches a kind of starter scene selects it; any other name selects a list",
    arguments: [("chat", "Chat"), ("inbox", "minutes")])
  func names(name: String, word: String) {
    let starter = StarterScene(name: name)
    #expect(starter.files[0].name == "\(name).yaml")
    #expect(starter.files.contains { $0.text.contains(name == "chat" ? "messages" : word) })
    #expect(!starter.files.contains { $0.text.contains("NAME") })
  }
}
