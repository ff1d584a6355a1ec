import Galley
import GalleyStage
import Testing

@testable import GalleyRender
@testable import GalleyTables

@Suite("Keyboards in scene scripts")
struct KeyboardTests {
  private func scene(_ steps: String) throws -> Scene {
    try Scene(
      yaml: """
        scene: 1
        canvas: { size: 100x200, scale: 1, safeArea: { bottom: 20 } }
        view:
          ScrollView: { Color: blue, frame: { height: 600 }, id: content }
          id: list
          safeAreaInset: { edge: bottom, spacing: 0, view: { Color: yellow, frame: { height: 30 }, id: bar } }
        script: { steps: [ \(steps) ] }
        """, file: "keyboard.yaml")
  }

  private func frames(_ scene: Scene, only frame: Int? = nil) throws -> [AnimationFrame] {
    var selection = FrameSelection()
    selection.range = frame.map { $0...$0 }
    var source = FrameSource(
      scene, on: try #require(scene.variants.first).canvas, framesPerSecond: 60, selection, RenderContext())
    var frames: [AnimationFrame] = []
    while let frame = try source.next() { frames.append(frame) }
    return frames
  }

  /// Returns the lower edge of the bar after `time` seconds.
  private func bar(_ scene: Scene, at time: Double) throws -> Double {
    let stage = Stage(scene.animated, on: try #require(scene.variants.first).canvas, renderContext: RenderContext())
    let run = ScriptRun(scene.script, on: stage)
    try run.advance(to: time)
    return try #require(stage.layout["bar"]).frame.maxY
  }

  @Test("The keyboard rises smoothly, moves the views above it, and comes to rest")
  func rising() throws {
    let scene = try scene("{ hold: 100ms }, { set: { keyboard: 90 } }, settle, { mark: up }")
    let heights = try (0..<70).map { try bar(scene, at: Double($0) / 60) }
    #expect(heights[0] == 180 && heights[6] == 180 && abs(heights[69] - 110) < 0.5)
    for (one, next) in zip(heights, heights.dropFirst()) { #expect(next <= one && one - next < 12, "\(heights)") }
    #expect(Set(heights).count > 10)
  }

  /// Returns the distance from the end of the content to the bar after `time` seconds.
  private func gap(_ scene: Scene, at time: Double) throws -> Double {
    let stage = Stage(scene.animated, on: try #require(scene.variants.first).canvas, renderContext: RenderContext())
    let run = ScriptRun(scene.script, on: stage)
    try run.advance(to: time)
    return try #require(stage.layout["bar"]).frame.minY - #require(stage.layout["content"]).frame.maxY
  }

  @Test(
    "If a scroll view is at its end, its content moves up and down with the keyboard",
    arguments: ["", ", animation: none", ", animation: { curve: linear, over: 500ms }"])
  func atEnd(animation: String) throws {
    let scene = try scene(
      "{ scrollTo: { in: list, to: bottom, animation: none } }, { set: { keyboard: 120\(animation) } }, { hold: 600ms }, "
        + "{ set: { keyboard: 0\(animation) } }, { hold: 600ms }")
    for frame in 0..<80 { #expect(abs(try gap(scene, at: Double(frame) / 60)) < 0.01, "frame \(frame)") }
  }

  @Test("A scroll view that is moved while the keyboard is shown keeps its position")
  func movedMeanwhile() throws {
    let scene = try scene(
      "{ scrollTo: { in: list, to: bottom, animation: none } }, { set: { keyboard: 120, animation: none } }, "
        + "{ scrollTo: { in: list, offset: 100, animation: none } }, { set: { keyboard: 0 } }, { hold: 600ms }")
    for frame in 0..<30 { #expect(abs(try top(scene, at: Double(frame) / 60) + 100) < 0.01, "frame \(frame)") }
  }

  @Test("A scroll view that is not at its end keeps its offset when the keyboard appears")
  func inside() throws {
    let scene = try scene(
      "{ scrollTo: { in: list, offset: 300, animation: none } }, { set: { keyboard: 120 } }, { hold: 600ms }")
    for frame in 0..<30 { #expect(abs(try top(scene, at: Double(frame) / 60) + 300) < 0.01, "frame \(frame)") }
  }

  /// Returns the start of the content after `time` seconds.
  private func top(_ scene: Scene, at time: Double) throws -> Double {
    let stage = Stage(scene.animated, on: try #require(scene.variants.first).canvas, renderContext: RenderContext())
    let run = ScriptRun(scene.script, on: stage)
    try run.advance(to: time)
    return try #require(stage.layout["content"]).frame.minY
  }

  @Test("The keyboard uses the animation it is given, or appears at once without one")
  func given() throws {
    let linear = try scene("{ set: { keyboard: 120, animation: { curve: linear, over: 1s } } }, settle")
    #expect(abs(try bar(linear, at: 0.5) - 140) < 0.01)
    #expect(abs(try bar(linear, at: 1) - 80) < 0.01)
    let none = try scene("{ set: { keyboard: 120, animation: none } }, { hold: 1s }")
    #expect(try bar(none, at: 0) == 80)
  }

  @Test("A keyboard that is dismissed while it rises reverses from its current position")
  func interrupted() throws {
    let scene = try scene(
      "{ set: { keyboard: 120, animation: { curve: linear, over: 1s } } }, { hold: 500ms }, "
        + "{ set: { keyboard: 0, animation: { curve: linear, over: 1s } } }, settle")
    #expect(abs(try bar(scene, at: 0.5) - 140) < 0.01)
    #expect(abs(try bar(scene, at: 0.502) - 140) < 1)
    #expect(try bar(scene, at: 2) == 180)
  }

  @Test("A frame rendered on its own shows the same keyboard as in the full sequence")
  func alone() throws {
    let scene = try scene("{ set: { keyboard: 90 } }, settle, { set: { keyboard: 0 } }, settle")
    let all = try frames(scene)
    #expect(all.count > 30)
    for index in [0, 3, 10, all.count / 2, all.count - 1] {
      #expect(try frames(scene, only: index).first?.picture == all[index].picture, "frame \(index)")
    }
  }

  @Test("Animating a setting that cannot be animated is an error that names the valid settings")
  func refused() throws {
    do throws(SceneErrors) {
      _ = try Scene(
        yaml: "scene: 1\nview: { Text: a }\nscript: { steps: [ { set: { colorScheme: dark, animation: smooth } } ] }",
        file: "set.yaml")
      Issue.record("an animation of colours was taken")
    } catch {
      #expect(error.errors.map(\.kind) == [.key(.needsOne(of: ["variables", "keyboard"], owner: "animation"))])
    }
  }
}
