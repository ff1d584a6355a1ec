import Galley
import Synchronization

/// How long the canvases of scenes took, as they are done one scene after the other.
final class TakenTimes: Sendable {
  private let state = Mutex((since: ContinuousClock.now, seconds: [String: Double]()))

  /// Notes that the canvases `units` are done, on which the time since those before them was spent.
  func note(_ units: [ShardPlan.Unit]) {
    state.withLock { state in
      let now = ContinuousClock.now
      let taken = (now - state.since) / .seconds(1)
      state.since = now
      // Canvases of one scene are drawn beside each other: each has the part of the time that its cost says.
      let cost = units.reduce(0.0) { $0 + Double($1.cost) }
      for unit in units where cost > 0 { state.seconds[unit.name] = taken * Double(unit.cost) / cost }
    }
  }

  func skip() { state.withLock { $0.since = ContinuousClock.now } }

  /// The seconds that canvases took, by the names of their units.
  var seconds: [String: Double] { state.withLock { $0.seconds } }

  /// Writes the times to `path`.
  ///
  /// - Throws: the code to exit with, after saying why.
  func write(to path: String) throws {
    let times = RecordedTimes(seconds)
    let folder = OutputFolder(FilePath.folder(of: path), drafts: Interruption.drafts)
    do throws(OutputError) { try folder.write(Array(times.json.utf8) + [10], to: FilePath.name(of: path)) } catch {
      throw Failure(diagnostics: [Diagnostic(error, option: "--save-times")]).report()
    }
  }
}
