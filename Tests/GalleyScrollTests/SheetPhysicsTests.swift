import GalleyScroll
import Testing

@Suite("Sheet dragging")
struct SheetPhysicsTests {
  private let physics = SheetPhysics(heights: [700, 400, 100])

  @Test(
    "A released sheet moves to the next height if its projected position passes the midpoint",
    arguments: [
      // The sheet is at rest. A velocity of 1000 pt/s projects 499.5 pt ahead.
      (100.0, 300.0, 100.0), (100, 301, 400), (100, 5000, 400), (400, 300, 400), (400, 301, 700), (400, -301, 100),
      (400, -300, 400), (400, -9000, 100), (700, -301, 400), (700, 900, 700),
      // The sheet is between two heights.
      (250, 0, 100), (251, 0, 400), (250, 10, 400), (260, -60, 100), (549, 0, 400), (551, 0, 700),
      // The sheet is dismissed, or is above its largest height.
      (100, -101, 0), (100, -100, 100), (49, 0, 0), (51, 0, 100), (740, 0, 700),
    ])
  func goals(height: Double, velocity: Double, goal: Double) {
    #expect(physics.goal(from: height, velocity: velocity) == goal)
  }

  @Test("A sheet can prevent its dismissal, or skip detents to reach the nearest one")
  func kinds() {
    let kept = SheetPhysics(heights: [100, 400], canBeDismissed: false)
    #expect(kept.goal(from: 40, velocity: -2000) == 100)
    let skipping = SheetPhysics(heights: [100, 400, 700], skipsDetents: true)
    #expect(skipping.goal(from: 100, velocity: 1100) == 700)
    #expect(physics.goal(from: 100, velocity: 1100) == 400)
  }

  @Test(
    "Detents are heights relative to the screen and its safe area",
    arguments: [
      (PresentationDetent.large, 787.0, "large"), (.medium, 422, "medium"), (.fraction(0.4), 314.8, "40%"),
      (.height(300), 334, "300"), (.height(5000), 787, "5000"),
    ])
  func detents(detent: PresentationDetent, height: Double, name: String) {
    #expect(abs(detent.height(onScreen: 844, top: 47, bottom: 34) - height) < 1e-9)
    #expect(detent.name == name)
  }

  private func ways(_ samples: [(Double, Double)], growth: Double, scrolled: Double) -> (DragPath, DragPath) {
    let path = DragPath([.init(time: 0, translation: 0)] + samples.map { .init(time: $0.0, translation: $0.1) })
    let drag = SheetDrag(path, growth: growth, scrolled: scrolled)
    for time in stride(from: 0, through: path.duration, by: 0.05) {
      let sum = drag.sheet.translation(at: time) + drag.content.translation(at: time)
      #expect(abs(sum - path.translation(at: time)) < 1e-9, "sheet and content share the whole distance")
    }
    return (drag.sheet, drag.content)
  }

  @Test("Dragging up first enlarges a sheet and then scrolls its content")
  func up() {
    let (sheet, content) = ways([(1, -300)], growth: 120, scrolled: 0)
    #expect(sheet.translation(at: 0.2) == -60)
    #expect(content.translation(at: 0.4) == 0)
    #expect(sheet.translation(at: 0.7) == -120)
    #expect(abs(content.translation(at: 0.7) + 90) < 1e-9)
    #expect(ways([(1, -300)], growth: 0, scrolled: 10).0.translation(at: 1) == 0)
    #expect(ways([(1, -120)], growth: 120, scrolled: 0).1.translation(at: 1) == 0)
  }

  @Test(
    "Dragging down first scrolls a sheet to its start and then lowers it; dragging up does the reverse")
  func down() {
    let (sheet, content) = ways([(1, 200), (2, 100), (3, -100)], growth: 0, scrolled: 50)
    #expect([0.25, 1, 2, 2.25, 3].map { content.translation(at: $0).rounded() } == [50, 50, 50, 50, -100])
    #expect([0.25, 1, 2, 2.25, 3].map { sheet.translation(at: $0).rounded() } == [0, 150, 50, 0, 0])
  }
}
