import Galley
import GalleyStage
import TestSupport
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport
@testable import GalleyTables

@Suite("Extreme numbers wherever a scene accepts a number")
struct ExtremeNumberTests {
  /// The numbers for each position: invalid lengths, numbers beyond integers, and lengths beyond any memory.
  static let numbers = [
    "0", "-0", "-1", "0.001", "1e9", "-1e9", "1e300", "9007199254740992", "9223372036854775808", ".nan", ".inf",
    "-.inf",
  ]

  /// The groups of positions. Each is a separate test case.
  static let groups = NumericPlaces.all.map(\.group).reduce(into: [String]()) { groups, group in
    if !groups.contains(group) { groups.append(group) }
  }

  @Test("Every group contains positions that accept numbers")
  func places() {
    #expect(NumericPlaces.all.count > 400)
    for group in ["canvas", "states", "script", "variants", "data", "print", "frame", "shadow", "Spacer"] {
      #expect(Self.groups.contains(group))
    }
  }

  @Test("Extreme numbers are drawn, or reported with their location, within a time limit", arguments: groups)
  func numbers(group: String) throws {
    for place in NumericPlaces.all where place.group == group {
      for number in Self.numbers {
        let time = ProcessorTime.measure { draw(place.scene(with: number)) }
        #expect(time < .seconds(30), "\(number) in \(place.yaml)")
      }
    }
  }

  /// Draws the scene, its script and its printed pages as far as possible.
  private func draw(_ yaml: String) {
    let scene: Scene
    do throws(SceneErrors) { scene = try Scene(yaml: yaml, file: "test.yaml") } catch {
      #expect(error.errors.allSatisfy { $0.place.line != nil }, "\(yaml)")
      return
    }
    let renderContext = RenderContext()
    for picture in scene.pictures.prefix(3) {
      do throws(ProofError) { try draw(picture, of: scene, renderContext) } catch {
        #expect(!error.diagnostics.isEmpty)
      }
    }
    guard scene.isScripted, let picture = scene.pictures.first else { return }
    let stage = Stage(scene, on: picture.variant.canvas, renderContext: renderContext)
    let run = ScriptRun(scene.script, on: stage)
    for second in 0..<8 where !run.isFinished {
      do throws(ViewProblem) { try run.advance(to: Double(second)) } catch { break }
    }
  }

  private func draw(_ picture: ScenePicture, of scene: Scene, _ renderContext: RenderContext) throws(ProofError) {
    let stage = Stage(scene, on: picture.variant.canvas, renderContext: renderContext)
    let proof = try stage.proof(of: picture)
    let canvas = picture.variant.canvas
    do throws(PaintError) {
      let painter = try renderContext.painter()
      _ = try painter.svg(proof.picture)
      // Larger images are refused, or drawn by the same code but slowly.
      guard proof.picture.size.width * proof.picture.size.height < 1_000_000 else { return }
      _ = try painter.png(proof.picture, scale: canvas.scale)
    } catch {
      // A status code of Cairo alone is not a useful error message.
      if case .cairo(let status) = error { Issue.record("\(status) in \(scene.file)") }
    }
  }
}
