import Foundation
import Galley
import GalleyImage
import Testing

@testable import GalleyRender

@Suite("What is wrong with the pictures of a scene")
struct SceneProblemTests {
  private func scene() throws -> Scene {
    try Scene(
      yaml: """
        scene: 1
        canvas: { size: 60x40, scale: 1 }
        view:
          ScrollView: { Color: blue, frame: { height: 400 } }
          id: list
        states:
          - { name: first, scroll: { list: { offset: 5000 } } }
          - { name: second }
          - { name: third, scroll: { list: { offset: 7000 } } }
        variants: { width: [60, 80] }
        output: [ { png: "{state}-{width}.png" } ]
        """, file: "states.yaml")
  }

  @Test("The problems of all states of a canvas are reported, each once", arguments: [1, 3])
  func everyState(workers: Int) throws {
    let renderer = SceneRenderer(try scene(), workers: workers)
    do throws(ProofError) {
      _ = try renderer.proofs()
      Issue.record("offsets at which nothing shows were taken")
    } catch {
      let messages = error.diagnostics.map(\.message)
      for offset in [5000, 7000] {
        #expect(messages.count { $0.contains("an offset of \(offset)") } == 1, "\(messages)")
      }
    }
  }

  @Test("Another error than a problem of a view is reported, and no file is written", arguments: ["second", "third"])
  func otherErrors(state: String) throws {
    var scene = try scene()
    try scene.keepStates(["second", state])
    let failing = SceneDrawing { proof, _, _ throws(ProofError) in
      if proof.source.state.name == "second" { throw .encoding(.damaged(format: "PNG", detail: "a test")) }
      return proof
    }
    let renderer = SceneRenderer(scene, drawing: failing)
    #expect(throws: ProofError.self) { try renderer.proofs() }
    let place = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: place) }
    do throws(RenderError) {
      _ = try renderer.render(into: OutputFolder(place))
      Issue.record("a picture that could not be drawn was written")
    } catch {
      #expect(error.written.isEmpty)
      // Both kinds are reported together.
      #expect(error.diagnostics.count { $0.message.contains("a test") } == 1)
      #expect(error.diagnostics.contains { $0.message.contains("an offset of 7000") } == (state == "third"))
    }
    #expect(!FileManager.default.fileExists(atPath: place))
  }
}
