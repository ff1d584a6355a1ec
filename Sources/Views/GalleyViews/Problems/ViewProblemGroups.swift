import GalleyFiles
public import GalleyMessages
import GalleyText

extension Diagnostic {
  /// Returns messages in order of occurrence. Identical problems of several rows at the same position in a scene file
  /// become one message with the number of rows.
  public static func grouping(_ problems: [ViewProblem]) -> [Diagnostic] {
    var order: [ProblemGroup] = []
    var members: [ProblemGroup: [ViewProblem]] = [:]
    for problem in problems {
      let group = ProblemGroup(problem)
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(problem)
    }
    return order.compactMap { group in
      guard let all = members[group], let first = all.first else { return nil }
      var diagnostic = Diagnostic(first)
      let others = Set(all.compactMap { $0.origin?.row }).count - 1
      if others > 0 {
        diagnostic.message +=
          ", and \(others == 1 ? "one" : Words.grouped(others)) \(CountedNoun.form(others, "more row"))"
      }
      return diagnostic
    }
  }
}

private struct ProblemGroup: Hashable {
  private let origin: ViewOrigin?
  private let kind: Kind

  private enum Kind: Hashable {
    case missingGlyph(family: String)
    case image
    case other(ViewProblem.Kind)
  }

  init(_ problem: ViewProblem) {
    var origin = problem.origin
    origin?.row = nil
    self.origin = origin
    switch problem.kind {
    case .text(.missingGlyph(_, _, let family, _)) where origin != nil: kind = .missingGlyph(family: family)
    case .image where origin != nil: kind = .image
    case let other: kind = .other(other)
    }
  }
}
