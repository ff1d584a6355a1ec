import Galley
import Testing

@Suite("Scroll offset limits")
struct ScrollReachTests {
  private func problem(_ scroll: String, script: String = "") throws -> [String] {
    let scene = try Scene(
      yaml: """
        scene: 1
        canvas: { size: 100x200, scale: 1 }
        view: { ScrollView: { Color: red, frame: { height: 1000 } }, id: l }
        states: [ { name: a, scroll: { l: \(scroll) } } ]
        \(script)
        """, file: "test.yaml")
    do throws(ProofError) {
      _ = try SceneRenderer(scene).proofs()
      return []
    } catch {
      return error.diagnostics.map { "\($0.place?.line ?? 0): \($0.message) (\($0.help ?? ""))" }
    }
  }

  @Test("An offset at which no content is visible is refused with its location and the valid range")
  func refused() throws {
    #expect(
      try problem("{ offset: 1000000000 }") == [
        "4: 'l' shows no content at an offset of 1000000000: its range is 0 to 800 "
          + "(stay within 200 points of an end, or write 'clamp: true')"
      ])
    #expect(try problem("{ offset: 1000 }").count == 1)
    #expect(try problem("{ offset: -200 }").count == 1)
    #expect(try problem("{ offset: { x: 100, y: 0 } }").count == 1)
  }

  @Test(
    "Overscrolled offsets, and offsets that are to be clamped, are accepted",
    arguments: [
      "{ offset: -80 }", "{ offset: 990 }", "{ offset: 1000000000, clamp: true }", "{ to: bottom }",
      "{ offset: { x: -30, y: 20 } }",
    ])
  func taken(scroll: String) throws { #expect(try problem(scroll) == []) }

  @Test("A script step that scrolls beyond the end of the content is an error with its line")
  func script() throws {
    let stage = Stage(size: Size(width: 100, height: 200), scale: 1) {
      ScrollView { Color.red.frame(height: 1000) }.id("l")
    }
    do throws(ViewProblem) {
      _ = try stage.run([.scrollTo(in: "l", .offset(Point(x: 0, y: 5000)), animation: nil)])
      Issue.record("5,000 points of 1,000 were taken")
    } catch {
      #expect(error.kind == .outOfReach(scroller: "l", offset: 5000, lower: 0, upper: 800, extent: 200))
    }
  }

  @Test("Text that is scaled up enormously can still be drawn")
  func letters() throws {
    let scaled = (0..<6).map { _ in "{ scaleEffect: 1000 }" }.joined(separator: ", ")
    let scene = try Scene(
      yaml: "scene: 1\ncanvas: { size: 40x40, scale: 1 }\nview: { Text: abc, modifiers: [ \(scaled) ] }",
      file: "test.yaml")
    let proof = try #require(try SceneRenderer(scene).proofs().first)
    let painter = try Painter()
    #expect(try painter.png(proof.picture, scale: 1).count > 0)
    #expect(try painter.svg(proof.picture).count > 0)
  }
}
