import Combine
import GalleyImage
import SwiftUI
import XCTest

@testable import GalleyPreviewRunner

/// A background that is red until the asynchronous work that `begin` starts calls back.
private struct LateView: View {
  let begin: (@escaping @MainActor @Sendable () -> Void) -> Void
  @State private var isDone = false

  var body: some View {
    (isDone ? Color.green : Color.red).onAppear { begin { isDone = true } }
  }
}

/// A background that is red until the clock has ticked twice.
private struct TickingView: View {
  @State private var ticks = 0
  private let timer = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()

  var body: some View {
    (ticks > 1 ? Color.green : Color.red).onReceive(timer) { _ in ticks += 1 }
  }
}

/// Keeps subscriptions alive during a test.
@MainActor private final class KeptSubscriptions {
  let subject = CurrentValueSubject<Int, Never>(1)
  var all: [AnyCancellable] = []
}

/// Asynchronous work that a preview does later.
///
/// These tests use XCTest because it runs on the main thread, whose run loop the preview waits for. On Linux, Swift
/// Testing does not use the main thread.
final class LateWorkTests: XCTestCase {
  private struct Outcome: Equatable {
    let isGreen: Bool
    let problems: [String]
  }

  /// Whether the image of `view` is green, and the problems that were reported.
  @MainActor private func outcome(_ view: some View) throws -> Outcome {
    let drawing = PreviewDrawing(assets: [], fonts: [], scale: 1)
    let preview = FoundPreview(
      module: "M", source: "F", fileID: nil, line: 1, title: nil, traits: [.fixedLayout(width: 4, height: 4)],
      isDivided: false,
      type: LateWorkTests.self, view: { AnyView(view) })
    let drawn = try XCTUnwrap(drawing.draw(preview, .standard).first)
    let pixels = try ImageDecoder.decode(try XCTUnwrap(drawn.png)).pixels
    return Outcome(isGreen: pixels[1] > pixels[0], problems: drawn.problems)
  }

  /// The preview waits for work on the main queue that is due within a second, but not for later work.
  func testDeadlines() throws {
    try MainActor.assumeIsolated {
      let soon = try outcome(LateView { done in DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { done() } })
      XCTAssertEqual(soon, Outcome(isGreen: true, problems: []))
      let late = try outcome(LateView { done in DispatchQueue.main.asyncAfter(deadline: .now() + 30) { done() } })
      XCTAssertEqual(late, Outcome(isGreen: false, problems: []))
    }
  }

  /// The preview waits for timers that fire within a second.
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

  /// The preview waits for dispatch timer sources and debounced publishers that fire within a second.
  func testSources() throws {
    try MainActor.assumeIsolated {
      // A preview runs twice: once on the screen of a phone, and once in its own size.
      var sources: [any DispatchSourceTimer] = []
      let third = try outcome(
        LateView { done in
          var ticks = 0
          let source = DispatchSource.makeTimerSource(queue: .main)
          sources.append(source)
          source.schedule(deadline: .now() + 0.1, repeating: 0.1)
          source.setEventHandler {
            ticks += 1
            if ticks == 3 { MainActor.assumeIsolated { done() } }
          }
          source.resume()
        })
      for source in sources { source.cancel() }
      XCTAssertEqual(third, Outcome(isGreen: true, problems: []))
      let kept = KeptSubscriptions()
      let quiet = try outcome(
        LateView { done in
          kept.subject.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
            .sink { _ in MainActor.assumeIsolated { done() } }.store(in: &kept.all)
        })
      XCTAssertEqual(quiet, Outcome(isGreen: true, problems: []))
    }
  }

  /// The preview waits for work on other queues and for detached tasks.
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

  /// The preview waits for work items and dispatch groups on any queue and with any flags.
  func testItemsAndGroups() throws {
    try MainActor.assumeIsolated {
      let green = Outcome(isGreen: true, problems: [])
      let item = LateView { done in
        let work = DispatchWorkItem {
          usleep(300_000)
          DispatchQueue.main.async { done() }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.2, execute: work)
      }
      XCTAssertEqual(try outcome(item), green)
      let told = LateView { done in
        let work = DispatchWorkItem { usleep(700_000) }
        work.notify(queue: .main) { done() }
        DispatchQueue.global().async(execute: work)
      }
      XCTAssertEqual(try outcome(told), green)
      let flags = LateView { done in
        DispatchQueue(label: "q", attributes: .concurrent).async(qos: .utility, flags: .barrier) {
          usleep(700_000)
          DispatchQueue.main.async { done() }
        }
      }
      XCTAssertEqual(try outcome(flags), green)
      let group = LateView { done in
        let group = DispatchGroup()
        group.enter()
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { group.leave() }
        DispatchQueue.global().async(group: group) { usleep(700_000) }
        group.notify(queue: .global()) { DispatchQueue.main.async { done() } }
      }
      XCTAssertEqual(try outcome(group), green)
      let cancelled = LateView { done in
        let work = DispatchWorkItem { done() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: work)
        work.cancel()
      }
      XCTAssertEqual(try outcome(cancelled), Outcome(isGreen: false, problems: []))
    }
  }

  /// The preview waits for operation queues and for publishers that schedule on queues.
  func testOperationsAndPublishers() throws {
    try MainActor.assumeIsolated {
      let green = Outcome(isGreen: true, problems: [])
      let operation = LateView { done in
        let (queue, first) = (OperationQueue(), BlockOperation { usleep(400_000) })
        let second = BlockOperation { OperationQueue.main.addOperation { MainActor.assumeIsolated { done() } } }
        second.addDependency(first)
        queue.addOperations([first, second], waitUntilFinished: false)
      }
      XCTAssertEqual(try outcome(operation), green)
      let kept = KeptSubscriptions()
      let publisher = LateView { done in
        kept.all.append(
          kept.subject.receive(on: DispatchQueue.global()).map { usleep(400_000) == 0 ? $0 : 0 }
            .debounce(for: .milliseconds(200), scheduler: RunLoop.main)
            .delay(for: .milliseconds(100), scheduler: DispatchQueue.main).sink { _ in
              MainActor.assumeIsolated { done() }
            })
      }
      XCTAssertEqual(try outcome(publisher), green)
      withExtendedLifetime(kept) {}
    }
  }

  /// A dispatch group that is never left is reported.
  func testEndlessGroup() {
    MainActor.assumeIsolated {
      let group = DispatchGroup()
      group.enter()
      group.notify(queue: .main) {}
      var queue = MainQueue(limit: 0.1)
      queue.run(for: 0.05)
      XCTAssertEqual(
        queue.problems, ["Work on another queue did not finish within 0.1 seconds; the image does not show its result."]
      )
      group.leave()
      var rest = MainQueue(limit: 5)
      rest.run(for: 0)
      XCTAssertEqual(rest.problems, [])
    }
  }

  /// The preview stops waiting for work that takes too long, and reports it.
  func testEndless() {
    MainActor.assumeIsolated {
      let isOver = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { isOver.wait() }
      var queue = MainQueue(limit: 0.1)
      for _ in 0..<2 { queue.run(for: 0.05) }
      XCTAssertEqual(
        queue.problems, ["Work on another queue did not finish within 0.1 seconds; the image does not show its result."]
      )
      isOver.signal()
      var rest = MainQueue(limit: 5)
      rest.run(for: 0)
      XCTAssertEqual(rest.problems, [])
    }
  }
}
