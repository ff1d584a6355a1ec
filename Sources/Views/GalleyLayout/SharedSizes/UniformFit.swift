package import GalleyGeometry

/// The first candidate that fits in all rows, or the last candidate if none does.
package struct UniformFit {
  package private(set) var choice = 0
  package private(set) var findings: [Finding] = []
  package private(set) var candidates = 0

  package struct Finding: Hashable, Sendable {
    /// The maximum by which a row is too small for the candidate, in points.
    package var excess = -Double.infinity
    package var needed = 0.0
    package var offered = 0.0
    package var axis = Axis.horizontal
    /// The row index, from 0; nil outside rows.
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
    guard candidate == choice else { return }
    while findings.count <= candidate { findings.append(Finding()) }
    var isOverrun = false
    for axis in Axis.allCases where axes.contains(axis) {
      guard let space = offered[axis], space.isFinite else { continue }
      let excess = ideal[axis] - space
      isOverrun = isOverrun || excess > FitRule.tolerance
      guard excess > findings[candidate].excess else { continue }
      findings[candidate].excess = excess
      (findings[candidate].needed, findings[candidate].offered) = (ideal[axis], space)
      (findings[candidate].axis, findings[candidate].row) = (axis, row)
      findings[candidate].words = words()
    }
    if isOverrun, row != nil { findings[candidate].overruns += 1 }
  }

  mutating func advance() -> Bool {
    guard findings.indices.contains(choice), findings[choice].excess > FitRule.tolerance, choice + 1 < candidates
    else { return false }
    choice += 1
    return true
  }
}
