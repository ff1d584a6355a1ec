import Foundation
import Galley
import GalleyImage
import Testing

@testable import GalleyRender

@Suite("Errors found while rendering scenes")
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

  @Test("The errors in all states of a canvas are reported, each once", arguments: [1, 3])
  func everyState(workers: Int) throws {
    let renderer = SceneRenderer(try scene(), workers: workers)
    do throws(ProofError) {
      _ = try renderer.proofs()
      Issue.record("offsets that show no content were accepted")
    } catch {
      let messages = error.diagnostics.map(\.message)
      for offset in [5000, 7000] {
        #expect(messages.count { $0.contains("an offset of \(offset)") } == 1, "\(messages)")
      }
    }
  }

  @Test("Errors that are not in views are reported too, and no file is written", arguments: ["second", "third"])
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
      // Errors of both kinds are reported together.
      #expect(error.diagnostics.count { $0.message.contains("a test") } == 1)
      #expect(error.diagnostics.contains { $0.message.contains("an offset of 7000") } == (state == "third"))
    }
    #expect(!FileManager.default.fileExists(atPath: place))
  }

  @Test("The number of nested rows that are built at once is limited, except for lazily built rows")
  func builtRows() throws {
    func messages(_ view: String) throws -> [String] {
      let scene = try Scene(
        yaml: """
          scene: 1
          canvas: { size: 60x40, scale: 1 }
          data: { t: { generate: { rows: 1000, columns: { n: counter } } } }
          view: \(view)
          """, file: "rows.yaml")
      do throws(ProofError) {
        _ = try SceneRenderer(scene, workers: 1).proofs()
        return []
      } catch { return error.diagnostics.map { "\($0.place?.line ?? 0): \($0.message)" } }
    }
    let inner = "{ ForEach: t, row: { Text: '{n}' } }"
    let nested = "ForEach: t, row: { frame: { height: 20 }, VStack: [ \(inner) ] }"
    let found = try messages("{ VStack: [ { \(nested) } ] }")
    #expect(found.count == 1)
    let message = "4: this would build 1,000,000 rows at once; the limit is 500,000 rows"
    #expect(found.first?.hasPrefix(message) == true, "\(found)")
    #expect(try messages("{ VStack: [ \(inner) ] }").isEmpty)
    #expect(try messages("{ List: [ { \(nested) } ] }").isEmpty)
  }
}
