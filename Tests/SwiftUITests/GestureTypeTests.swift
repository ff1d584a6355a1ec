import GalleyGeometry
import GalleyStage
import SwiftUI
import Testing

/// A view that spells out the type of its gesture, as packages do.
private struct Handle: View {
  @GestureState private var isDragged = false
  @State private var moves = 0
  @State private var isDone = false

  var body: some View {
    Text(isDone ? "\(moves) moves" : isDragged ? "dragged" : "idle").frame(width: 200, height: 100).gesture(drag())
  }

  private func drag() -> GestureStateGesture<_EndedGesture<_ChangedGesture<DragGesture>>, Bool> {
    DragGesture().onChanged { _ in moves += 1 }.onEnded { _ in isDone = true }
      .updating($isDragged) { _, state, _ in state = true }
  }
}

@MainActor
@Suite("Gestures stored with their concrete type")
struct GestureTypeTests {
  @Test("A gesture whose type is spelled out updates its state and ends")
  func types() {
    let screen = Screen { Handle().id("handle") }
    #expect(screen.texts == ["idle"])
    let finger = screen.stage.touch(id: "handle")
    finger?.move(by: GalleyGeometry.Point(x: 0, y: 40), over: 0.1)
    #expect(screen.texts == ["dragged"])
    finger?.lift()
    screen.stage.settle()
    #expect(screen.texts.first?.hasSuffix("moves") == true)
  }
}
