import Galley
import Observation
import PictureTestSupport
import Testing

@testable import GalleyTables

@Suite("Script steps that change a scene")
struct ScriptEditTests {
  /// A list 200 pt high whose rows begin with `r0` and are 40 pt high by default.
  private static func run(
    _ steps: String, count: Int = 20, name: String = "{id} view", row: String = "frame: { height: 40 }"
  ) throws(SceneErrors) -> ScriptRun {
    let names = (0..<count).map { "    - { id: r\($0), name: Row \($0) }" }.joined(separator: "\n")
    let scene = try Scene(
      yaml: """
        scene: 1
        canvas: { size: 300x200, scale: 1 }
        data:
          rows:
        \(names)
        view:
          ScrollView:
            LazyVStack:
              ForEach: rows
              id: id
              row: { Text: "{name}", \(row), id: "\(name)" }
            spacing: 0
          id: list
        script:
          steps:
        \(steps.split(separator: "\n").map { "    - \($0)" }.joined(separator: "\n"))
        """, file: "edits.yaml")
    let stage = Stage(size: Size(width: 300, height: 200), scale: 1) { SceneView(scene) }
    return ScriptRun(scene.script, on: stage)
  }

  private static func finished(_ steps: String, row: String = "frame: { height: 40 }") throws -> Stage {
    let run = try run(steps, row: row)
    try run.advance(to: 60)
    return run.stage
  }

  /// Returns the upper edge of a row's view in the window, or `nil` if the row is not visible.
  private static func top(_ row: String, _ stage: Stage) -> Double? {
    stage.layout["\(row) view"].map { $0.frame.minY }
  }

  @Test(
    "Changes above the first visible row do not move it",
    arguments: ["none", "easeInOut"])
  func editsAbove(animation: String) throws {
    let stage = try Self.finished(
      """
      scrollTo: { in: list, to: r10, animation: none }
      insert: { rows: [ { id: x, name: X }, { id: y, name: Y } ], at: 2, animation: \(animation) }
      settle
      """)
    #expect(Self.top("r10", stage) == 0)
    #expect(stage.scroll("list").offset == 480)
    let after = try Self.finished(
      """
      scrollTo: { in: list, to: r10, animation: none }
      insert: { rows: [ { id: x, name: X }, { id: y, name: Y } ], at: 2, animation: \(animation) }
      settle
      delete: { id: [r0, r1, r3], animation: \(animation) }
      settle
      """)
    #expect(Self.top("r10", after) == 0)
    #expect(after.scroll("list").offset == 360)
  }

  @Test(
    "When the environment around a list changes, each row keeps its label",
    arguments: ["dynamicType: xLarge", "colorScheme: dark", "locale: de", "layoutDirection: rightToLeft"])
  func setLeavesWords(setting: String) throws {
    // Because of the padding, the height of each row is measured.
    let row = "padding: 10"
    let change = "hold: 50ms\nset: { \(setting) }\nhold: 50ms"
    let top = try Self.finished(change, row: row).picture().items.words
    #expect(top == top.indices.map { "Row \($0)" })
    #expect(top.count > 3)
    let away = "scrollTo: { in: list, to: r10, animation: none }\n"
    let scrolled = try Self.finished(away + change, row: row).picture().items.words
    #expect(scrolled == scrolled.indices.map { "Row \(10 + $0)" })
  }

  @Test("A row pushed off screen by an insertion and brought back by a bounce is shown only once")
  func pushedOutAndBack() throws {
    let run = try Self.run(
      """
      overscroll: { in: list, by: 80, hold: 200ms }
      insert: { rows: [ { id: x, name: X } ], at: 0, animation: smooth }
      hold: 1s
      """)
    for frame in 0..<120 {
      try run.advance(to: Double(frame) / 60)
      let words = try run.stage.picture().items.words
      #expect(Set(words).count == words.count, "frame \(frame): \(words)")
      // A row that was pushed out keeps its distance from the other rows.
      let rows = Self.baselines(try run.stage.picture().items)
      if let row1 = rows["Row 1"], let row2 = rows["Row 2"] { #expect(abs(row2 - row1 - 40) < 1e-6, "frame \(frame)") }
    }
  }

  /// Returns the baseline of each label in the window.
  private static func baselines(_ items: [Picture.Item], in map: AffineTransform = .identity) -> [String: Double] {
    items.reduce(into: [:]) { found, item in
      switch item {
      case .glyphs(let glyphs): found[glyphs.run.text] = map(glyphs.origin).y
      case .group(let group):
        found.merge(baselines(group.items, in: group.transform.followed(by: map))) { first, _ in first }
      case .fill, .stroke, .image: break
      }
    }
  }

  @Test("Rows can be moved by ID or by index; each index takes earlier moves into account")
  func moveAndSelect() throws {
    let stage = try Self.finished(
      """
      move: { id: [r1, r2], to: 4 }
      move: { row: 0, before: r1 }
      """)
    let tops = ["r3", "r4", "r5", "r0", "r1"].map { Self.top($0, stage) }
    #expect(tops == [0, 40, 80, 120, 160])
  }

  @Test("Hiding a view releases its space, and showing it takes the space again")
  func visibility() throws {
    #expect(Self.top("r4", try Self.finished("hide: r2 view")) == 120)
    #expect(Self.top("r4", try Self.finished("hide: r2 view\nshow: { id: r2 view, animation: smooth }\nsettle")) == 160)
  }

  @Test("Rotating the device and rotating it back keeps the first visible row")
  func rotation() throws {
    let run = try Self.run(
      "scrollTo: { in: list, to: r3, animation: none }\nhold: 100ms\nrotate: portrait\nhold: 100ms\nrotate: turned")
    try run.advance(to: 0.15)
    #expect(run.stage.size == Size(width: 200, height: 300))
    #expect(Self.top("r3", run.stage) == 0)
    try run.advance(to: 1)
    #expect(run.stage.size == Size(width: 300, height: 200))
    #expect(Self.top("r3", run.stage) == 0)
  }

  @Test("A phone's safe area changes its sides when the device is rotated")
  func safeArea() {
    let phone = EdgeInsets(top: 47, bottom: 34)
    #expect(
      phone.onSide(of: Size(width: 390, height: 844)) == EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
    #expect(EdgeInsets(top: 20, bottom: 0).onSide(of: Size(width: 375, height: 667)) == .zero)
    #expect(
      EdgeInsets(top: 24, bottom: 20).onSide(of: Size(width: 820, height: 1180)) == EdgeInsets(top: 24, bottom: 20))
  }

  @Test(
    "Invalid steps that change a scene are reported with their line",
    arguments: [
      ("delete: { id: r77 }", "noRow"), ("delete: { id: r3 }\nmove: { id: r3, to: 0 }", "noRow"),
      ("delete: { row: 20 }", "rowOutOfRange"), ("insert: { rows: { id: x, nam: X } }", "unknownColumn"),
      ("insert: { rows: { id: x }, at: 21 }", "rowOutOfRange"), ("move: { id: r3 }", "needsOne"),
      ("delete: { id: r3, row: 2 }", "conflict"), ("delete: { id: r3, table: rows2 }", "unknownTable"),
      ("hide: lost", "unknownWord"), ("select: { id: [r3] }", "notAList"),
    ])
  func errors(steps: String, kind: String) throws {
    do throws(SceneErrors) {
      _ = try Self.run(steps, name: "a view")
      Issue.record("\(steps) was taken")
    } catch {
      #expect(error.errors.count == 1)
      #expect("\(error.errors[0].kind)".contains(".\(kind)("), "\(error.errors[0].kind)")
      #expect((error.errors[0].place.line ?? 0) >= 35)
    }
  }

  @Test("A code step changes the model at once or with an animation")
  func code() throws {
    let store = Rows()
    let stage = Stage(size: Size(width: 100, height: 100), scale: 1) { RowsView(store: store) }
    let run = ScriptRun(
      [
        .hold(0.1), .perform(animation: .linear(duration: 1)) { store.count = 3 }, .hold(0.5), .mark("half"), .settle(),
      ], on: stage)
    try run.advance(to: 0.05)
    #expect(stage.layout["row 2"] == nil)
    try run.advance(to: 10)
    #expect(stage.layout["row 2"]?.frame.minY == 40)
    #expect(abs((run.end ?? 0) - 1.1) < 1e-9)
  }

  @Test("If rows are inserted above during a fling, the offset changes, but the visible rows do not move")
  func flingOverEdits() throws {
    let steps = "fling: { in: list, velocity: 1000pt/s }\nhold: 200ms\n"
    let plain = try Self.run(steps + "settle", count: 200)
    let edited = try Self.run(
      steps + "insert: { rows: [ { id: x, name: X }, { id: y, name: Y } ], at: 0 }\nsettle", count: 200)
    for time in [0.15, 0.25, 0.5, 20] {
      try plain.advance(to: time)
      try edited.advance(to: time)
      let shift = edited.stage.scroll("list").offset - plain.stage.scroll("list").offset
      #expect(abs(shift - (time < 0.2 ? 0 : 80)) < 1e-9, "\(time) s")
    }
  }

  @Test("A keyboard reduces the safe area, and the end of the list can still be reached")
  func keyboard() throws {
    let stage = try Self.finished(
      "set: { keyboard: 120 }\nhold: 1s\nscrollTo: { in: list, to: bottom, animation: none }")
    #expect(stage.layout["r19 view"]?.frame.maxY == 80)
    let gone = try Self.finished("set: { keyboard: 120 }\nhold: 100ms\nset: { keyboard: 0 }")
    #expect(try gone.picture() == Self.finished("hold: 100ms").picture())
  }

  @Test("When a scroll view reaches its end, its fling continues in the scroll view around it")
  func nestedFlings() throws {
    func stage() -> Stage {
      Stage(size: Size(width: 100, height: 100), scale: 1) {
        ScrollView {
          VStack(spacing: 0) {
            ScrollView { Color.red.frame(width: 100, height: 150) }.id("inner").frame(height: 100)
            Color.blue.frame(width: 100, height: 400)
          }
        }
        .id("outer")
      }
    }
    let atEnd = stage()
    try atEnd.run([
      .scrollTo(in: "inner", .target(.bottom, anchor: .bottom), animation: nil), .fling(in: "inner", velocity: 200),
    ])
    #expect(atEnd.scroll("inner").offset == 50)
    #expect(atEnd.scroll("outer").offset > 90)
    let inside = stage()
    try inside.run([.fling(in: "inner", velocity: 60)])
    #expect(inside.scroll("inner").offset > 25)
    #expect(inside.scroll("outer").offset == 0)
  }
}

@Observable
private final class Rows: @unchecked Sendable {
  var count = 2
}

private struct RowsView: View {
  let store: Rows

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<store.count) { row in Color.red.frame(width: 20, height: 20).id("row \(row)") }
    }
    .frame(width: 100, height: 100, alignment: .top)
  }
}
