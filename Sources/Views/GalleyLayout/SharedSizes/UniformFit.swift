package import GalleyGeometry

/// One decision of many rows: the first candidate that fits in all of them, else the last.
package struct UniformFit {
  /// The candidate that all rows show, from 0.
  package private(set) var choice = 0
  package private(set) var findings: [Finding] = []
  package private(set) var candidates = 0

  package struct Finding: Hashable, Sendable {
    /// By how much the tightest row overruns what it is offered, in points; negative where all rows hold it.
    package var excess = -Double.infinity
    package var needed = 0.0
    package var offered = 0.0
    package var axis = Axis.horizontal
    /// The number of the tightest row, from 0; nil outside of rows.
    package var row: Int?
    package var words = ""
    package var overruns = 0
  }

  init() {}

  mutating func restart() {
    choice = 0
    findings = []
  }

  mutating func note(
    candidate: Int, of count: Int, ideal: Size, offered: ProposedViewSize, axes: Axis.Set, row: Int?,
    words: () -> String
  ) {
    candidates = max(candidates, count)
    // What an earlier candidate wants was found before.
    guard candidate == choice else { return }
    while findings.count <= candidate { findings.append(Finding()) }
    var isOverrun = false
    for axis in Axis.allCases where axes.contains(axis) {
      guard let room = offered[axis], room.isFinite else { continue }
      let excess = ideal[axis] - room
      isOverrun = isOverrun || excess > FitRule.tolerance
      guard excess > findings[candidate].excess else { continue }
      findings[candidate].excess = excess
      (findings[candidate].needed, findings[candidate].offered) = (ideal[axis], room)
      (findings[candidate].axis, findings[candidate].row) = (axis, row)
      findings[candidate].words = words()
    }
    if isOverrun, row != nil { findings[candidate].overruns += 1 }
  }

  /// Goes on to the next candidate where the present one does not fit everywhere; answers whether it did.
  mutating func advance() -> Bool {
    guard findings.indices.contains(choice), findings[choice].excess > FitRule.tolerance, choice + 1 < candidates
    else { return false }
    choice += 1
    return true
  }
}
