import Galley
import Synchronization

final class DurationLog: Sendable {
  private let state = Mutex((since: ContinuousClock.now, seconds: [String: Double]()))

  /// Records that the time since the previous call was spent on `units`.
  func note(_ units: [ShardPlan.Unit]) {
    state.withLock { state in
      let now = ContinuousClock.now
      let taken = (now - state.since) / .seconds(1)
      state.since = now
      // The canvases of a scene are drawn in parallel, so the time is split in proportion to their costs.
      let cost = units.reduce(0.0) { $0 + Double($1.cost) }
      for unit in units where cost > 0 { state.seconds[unit.name] = taken * Double(unit.cost) / cost }
    }
  }

  func skip() { state.withLock { $0.since = ContinuousClock.now } }

  /// The durations in seconds, by unit name.
  var seconds: [String: Double] { state.withLock { $0.seconds } }

  func write(to path: String) throws {
    let times = RecordedTimes(seconds)
    let folder = OutputFolder(FilePath.folder(of: path), drafts: Interruption.drafts)
    do throws(OutputError) { try folder.write(Array(times.json.utf8) + [10], to: FilePath.name(of: path)) } catch {
      throw Failure(diagnostics: [Diagnostic(error, option: "--save-times")]).report()
    }
  }
}
