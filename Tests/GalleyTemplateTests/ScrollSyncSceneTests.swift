import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyTemplate
import GalleyViews
import Testing

@Suite("Synchronised scroll views in scenes")
struct ScrollSyncSceneTests {
  private func view(_ sync: String) -> String {
    """
    LazyVStack:
      ForEach: rows
      row:
        ScrollView: { Color: blue, frame: { width: "{width}", height: 20 } }
        axis: horizontal
        id: "{name}"
        scrollSync: \(sync)
    """
  }

  /// Returns the scroll offsets of three rows in a window of 400 pt. The content of `b` is 450 pt wide, that of the
  /// others 900 pt.
  private func offsets(_ sync: String, _ scroll: [String: ScrollDestination]) throws -> [Double?] {
    let head = """
      scene: 1
      data:
        rows: { rows: [{ name: a, width: 900 }, { name: b, width: 450 }, { name: c, width: 900 }], columns: { width: number } }
      view:

      """
    let view = view(sync).split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    let layout = ShownText.layout(try SceneText.read(head + view), scroll: scroll)
    return ["a", "b", "c"].map { layout[$0]?.scroll?.offset.x }
  }

  @Test("The policy determines how the other scroll views follow a drag or a jump")
  func policies() throws {
    let drag = ["chips": ScrollDestination.offset(Point(x: 70, y: 0))]
    let jump = ["c": ScrollDestination.target(.bottom, anchor: .trailing)]
    for (sync, dragged, jumped) in [
      ("chips", [70.0, 70, 70], [500.0, 500, 500]),
      ("{ name: chips, policy: clamped }", [70, 50, 70], [500, 50, 500]),
      ("{ name: chips, policy: relayed }", [70, 70, 70], [0, 0, 500]),
    ] {
      #expect(try offsets(sync, drag) == dragged)
      #expect(try offsets(sync, jump) == jumped)
    }
  }

  @Test("An unknown policy is an error")
  func error() {
    let errors = SceneText.errors(view: "ScrollView: Spacer\nscrollSync: { name: chips, policy: relay }")
    #expect(errors == ["4:38 'relay' is not a policy (known: shared, clamped, relayed)"])
  }
}
