import GalleyDiff
import GalleyMessages

extension DiffReport {
  /// The report as sentences, one per line. If there are several parts, only the differing parts are listed, followed
  /// by the totals.
  public var text: String { PrintedText.lines(lines) }

  var lines: [String] {
    guard parts.count != 1 || parts[0].name != "" else { return sentences(of: parts[0]) }
    let reported = parts.filter(\.isReported)
    let lines = parts.flatMap { part in
      (part.isReported ? reportedSentences(of: part) : part.notes).map { "\(part.name): \($0)" }
    }
    // Timing differences are not counted as parts.
    let counted = parts.filter { !$0.finding.isTiming && $0.finding.outcome != .failed }
    let different = counted.count { $0.finding.outcome == .different }
    let isAlike = !reported.contains { $0.finding.differsInLayoutOnly }
    let tolerated = counted.count { $0.finding.isWithinLimits }
    return causes.lines + lines
      + [DiffMessages.total(different: different, of: counted.count, isAlike: isAlike, withinLimits: tolerated)]
  }

  package func sentences(of part: Part) -> [String] {
    let isWhole = part.name.isEmpty
    switch part.finding {
    case .pixels(let summary, let layout):
      // Layout changes come first, followed by the pixel counts.
      return (layout?.sentences ?? []) + [layout?.accountSentence].compactMap(\.self) + (part.text?.sentences ?? [])
        + summary.sentences(
          isWhole ? first : "the first", isWhole ? second : "the second", tellsLines: part.text == nil)
        + (part.finding.differsInLayoutOnly ? [DiffMessages.onlyLayout] : []) + part.notes
    case .layout(let diff): return diff.isEmpty ? [DiffMessages.sameLayout(views: diff.matched)] : diff.sentences
    case .sameBytes: return [DiffMessages.sameBytes]
    case .otherBytes: return [DiffMessages.otherBytes]
    case .only(let side): return [DiffMessages.only(in: side == .first ? first : second)]
    case .duration(let old, let new): return [DiffMessages.duration(old, new)]
    case .rate(let old, let new): return [DiffMessages.rate(old, new)]
    case .length(let old, let new): return [DiffMessages.length(old, new)]
    case .plays(let old, let new): return [DiffMessages.plays(old, new)]
    case .failed: return []
    }
  }
}
