import Combine
import GalleyImage
import SwiftUI
import XCTest

@testable import GalleyPreviewRunner

/// A ground that is red until work that `begin` leaves for later calls back.
private struct LateView: View {
  let begin: (@escaping @MainActor @Sendable () -> Void) -> Void
  @State private var isDone = false

  var body: some View {
    (isDone ? Color.green : Color.red).onAppear { begin { isDone = true } }
  }
}

/// A ground that is red until the clock has ticked twice.
private struct TickingView: View {
  @State private var ticks = 0
  private let timer = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()

  var body: some View {
    (ticks > 1 ? Color.green : Color.red).onReceive(timer) { _ in ticks += 1 }
  }
}

/// Work that a preview leaves for later.
///
/// XCTest runs these on the main thread, whose run loop a preview waits on; Swift Testing has no such thread on Linux.
final class LateWorkTests: XCTestCase {
  private struct Outcome: Equatable {
    let isGreen: Bool
    let problems: [String]
  }

  /// Whether the picture of `view` is green, and what is told of it.
  @MainActor private func outcome(_ view: some View) throws -> Outcome {
    let drawing = PreviewDrawing(assets: [], fonts: [], scale: 1)
    let preview = FoundPreview(
      module: "M", source: "F", line: 1, title: nil, traits: [.fixedLayout(width: 4, height: 4)], isDivided: false,
      type: LateWorkTests.self, view: { AnyView(view) })
    let drawn = try XCTUnwrap(drawing.draw(preview, .standard).first)
    let pixels = try ImageDecoder.decode(try XCTUnwrap(drawn.png)).pixels
    return Outcome(isGreen: pixels[1] > pixels[0], problems: drawn.problems)
  }

  /// What the main queue does within a second shows, and what it does later does not.
  func testDeadlines() throws {
    try MainActor.assumeIsolated {
      let soon = try outcome(LateView { done in DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { done() } })
      XCTAssertEqual(soon, Outcome(isGreen: true, problems: []))
      let late = try outcome(LateView { done in DispatchQueue.main.asyncAfter(deadline: .now() + 30) { done() } })
      XCTAssertEqual(late, Outcome(isGreen: false, problems: []))
    }
  }

  /// What a timer does within a second shows.
  func testTimers() throws {
    try MainActor.assumeIsolated {
      XCTAssertEqual(try outcome(TickingView()), Outcome(isGreen: true, problems: []))
      let one = try outcome(
        LateView { done in
          _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in MainActor.assumeIsolated { done() } }
        })
      XCTAssertEqual(one, Outcome(isGreen: true, problems: []))
    }
  }

  /// Work on another queue is waited for, and so are tasks apart from the view's.
  func testElsewhere() throws {
    try MainActor.assumeIsolated {
      let queue = try outcome(
        LateView { done in
          DispatchQueue.global(qos: .userInitiated).async {
            usleep(700_000)
            DispatchQueue.main.async { done() }
          }
        })
      XCTAssertEqual(queue, Outcome(isGreen: true, problems: []))
      let task = try outcome(
        LateView { done in
          Task.detached {
            try await Task.sleep(nanoseconds: 700_000_000)
            await MainActor.run { done() }
          }
        })
      XCTAssertEqual(task, Outcome(isGreen: true, problems: []))
    }
  }

  /// Work that takes too long is told, and waited for no more.
  func testEndless() {
    MainActor.assumeIsolated {
      let isOver = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { isOver.wait() }
      var queue = MainQueue(limit: 0.1)
      for _ in 0..<2 { queue.run(for: 0.05) }
      XCTAssertEqual(
        queue.problems, ["Work on another queue was not over after 0.1 seconds; the picture is without it."])
      isOver.signal()
      var rest = MainQueue(limit: 5)
      rest.run(for: 0)
      XCTAssertEqual(rest.problems, [])
    }
  }
}
