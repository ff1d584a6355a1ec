import Galley
import GalleyPDF
import GalleyPicture
import GalleyStage
import Testing

@testable import GalleyPages
@testable import GalleyRender

@Suite("Scroll indicators in scenes")
struct ScrollIndicatorSceneTests {
  private func scene(_ canvas: String = "", modifier: String = "", script: String = "") throws -> Scene {
    try Scene(
      yaml: """
        scene: 1
        canvas: { size: 100x200, scale: 1\(canvas) }
        view:
          ScrollView: { Color: blue, frame: { height: 1000 } }
          id: list
          \(modifier)
        states: [ { name: top }, { name: middle, scroll: { list: { offset: 300 } } } ]
        \(script)
        """, file: "list.yaml")
  }

  /// For each state, the number of items in the scroll view apart from its content.
  private func bars(_ scene: Scene) throws -> [Int] { try SceneRenderer(scene).proofs().map { bars($0.picture) } }

  private func bars(_ picture: Picture) -> Int {
    guard case .group(let window)? = picture.items.last else { return 0 }
    return window.items.count - 1
  }

  @Test("A list at rest shows no scroll indicators at any offset")
  func rest() throws { #expect(try bars(scene()) == [0, 0]) }

  @Test("A canvas or view can make indicators visible at rest; the view's setting takes precedence")
  func visible() throws {
    #expect(try bars(scene(", scrollIndicators: visible")) == [1, 1])
    #expect(try bars(scene(modifier: "scrollIndicators: visible")) == [1, 1])
    #expect(try bars(scene(", scrollIndicators: visible", modifier: "scrollIndicators: hidden")) == [0, 0])
    #expect(try bars(scene(", scrollIndicators: hidden", modifier: "scrollIndicators: visible")) == [1, 1])
    #expect(try bars(scene(", scrollIndicators: visible", modifier: "scrollIndicators: automatic")) == [0, 0])
  }

  @Test("A frame rendered on its own shows the same scroll indicators as in the full sequence")
  func frames() throws {
    let script =
      "script: { steps: [ { hold: 100ms }, { fling: { in: list, velocity: 600pt/s } }, settle, { hold: 1s } ] }"
    let scene = try scene(script: script)
    func source(_ frame: Int? = nil) throws -> FrameSource {
      var selection = FrameSelection()
      selection.range = frame.map { $0...$0 }
      return FrameSource(
        scene, on: try #require(scene.variants.first).canvas, framesPerSecond: 30, selection, isDetailed: true,
        RenderContext())
    }
    var all = try source()
    var frames: [AnimationFrame] = []
    while let frame = try all.next() { frames.append(frame) }
    let shown = frames.map { bars($0.picture) }
    #expect(shown.first == 0 && shown.last == 0 && shown.contains(1))
    // From the first frame with motion, indicators are visible without interruption.
    let first = try #require(shown.firstIndex(of: 1))
    let last = try #require(shown.lastIndex(of: 1))
    #expect((3...4).contains(first) && shown[first...last].allSatisfy { $0 == 1 })
    for index in [0, first, (first + last) / 2, last - 2, last, last + 1, frames.count - 1] {
      var alone = try source(index)
      #expect(try alone.next()?.picture == frames[index].picture, "frame \(index)")
    }
  }

  @Test("Printed pages never show scroll indicators")
  func paper() throws {
    let plain = try PrintedScene(scene())
    let asked = try PrintedScene(scene(", scrollIndicators: visible", modifier: "scrollIndicators: visible"))
    #expect(plain.pageCount == asked.pageCount)
    for page in 0..<plain.pageCount { #expect(try plain.page(page).picture == asked.page(page).picture) }
  }
}
