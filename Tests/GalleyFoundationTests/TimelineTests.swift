import Foundation
import Galley
import GalleyFoundation
import Testing

@Suite("TimelineView")
struct TimelineTests {
  private func stage(@ViewBuilder _ view: () -> some View) -> Stage {
    Stage(proposal: ProposedViewSize(width: 390, height: nil), environment: EnvironmentValues(), root: view)
  }

  private func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }

  private func seconds(_ date: Date) -> Text { Text(verbatim: "\(Int(date.timeIntervalSinceReferenceDate.rounded()))") }

  @Test("A periodic timeline shows its latest date that is not in the future")
  func periodic() {
    let stage = stage {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 10)) { seconds($0.date) }
    }
    #expect(lines(stage.layout) == ["0"])
    stage.advance(to: 9.5)
    #expect(lines(stage.layout) == ["0"])
    stage.advance(to: 25)
    #expect(lines(stage.layout) == ["20"])
  }

  @Test("A paused animation timeline stays still, and a running one follows the time of the stage")
  func animation() {
    let paused = stage { TimelineView(.animation(paused: true)) { seconds($0.date) } }
    paused.advance(to: 7)
    #expect(lines(paused.layout) == ["0"])
    let running = stage { TimelineView(.animation) { seconds($0.date) } }
    running.advance(to: 7)
    #expect(lines(running.layout) == ["7"])
  }

  @Test("A periodic schedule begins at its last date before the requested one, or at its start")
  func entries() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let schedule = PeriodicTimelineSchedule(from: start, by: 60)
    #expect(schedule.entries(from: start + 90, mode: .normal).first { _ in true } == start + 60)
    #expect(schedule.entries(from: start - 90, mode: .normal).first { _ in true } == start)
    #expect(EveryMinuteTimelineSchedule().entries(from: start + 119, mode: .normal).first { _ in true } == start + 60)
  }
}
