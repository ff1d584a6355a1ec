public import GalleyCompare
import GalleyDiff
import GalleyExplain
import GalleyMessages
import GalleyRender

extension Review {
  /// Creates the review of a comparison, with a case for each file and a frame for each of its frames or pages.
  public init(_ report: DiffReport) {
    let groups = Self.grouped(report.parts)
    self.init(
      title: ReviewLabels.title(report.first, report.second), before: report.first,
      after: report.second,
      facts: Self.facts(of: report), cases: groups.map { Case($0, of: report) })
    if report.sharesCauses { addCauses(of: report, groups) }
  }

  private mutating func addCauses(of report: DiffReport, _ groups: [[DiffReport.Part]]) {
    let parts = groups.enumerated().flatMap { number, parts in parts.map { ($0.name, number) } }
    let numbers = Dictionary(parts) { first, _ in first }
    causes = report.causes.compactMap { cause in
      var seen: Set<Int> = []
      let cases = cause.images.compactMap { numbers[$0] }.filter { seen.insert($0).inserted }
      guard let first = cases.first else { return nil }
      return Cause(
        number: cause.number, kind: cause.kind.rawValue, sentence: cause.sentence, reach: cause.reach, cases: cases,
        clearest: numbers[cause.clearest] ?? first, area: cause.area)
    }
  }

  private static func grouped(_ parts: [DiffReport.Part]) -> [[DiffReport.Part]] {
    var groups: [[DiffReport.Part]] = []
    for part in parts {
      if let last = groups.last?.last, last.file == part.file {
        groups[groups.count - 1].append(part)
      } else {
        groups.append([part])
      }
    }
    return groups
  }

  private static func facts(of report: DiffReport) -> [Fact] {
    var facts = [Fact(ReviewLabels.first, report.first), Fact(ReviewLabels.second, report.second)]
    if let summary = report.summaries.first {
      facts.append(Fact(ReviewLabels.metric, summary.method))
    }
    return facts + [Fact(ReviewLabels.tool, Release.version)]
  }
}

extension Review.Case {
  fileprivate init(_ parts: [DiffReport.Part], of report: DiffReport) {
    let isWhole = parts.allSatisfy(\.section.isEmpty)
    let worst = parts.map(\.finding.outcome).max() ?? .same
    let verdict =
      isWhole
      ? parts.first?.verdict ?? .passed
      : worst == .same ? .passed : worst == .failed ? .broken : .failed
    self.init(
      parts.first.map { $0.file.isEmpty ? report.second : $0.file } ?? report.second, verdict,
      sentences: Self.sentences(of: parts, in: report),
      unit: isWhole ? .picture : Self.unit(of: parts),
      // Images of passed cases are not shown.
      frames: verdict == .passed ? [] : Self.frames(of: parts, in: report))
    layoutSentences = Self.layoutSentences(of: parts)
  }

  private static func layoutSentences(of parts: [DiffReport.Part]) -> [String] {
    parts.flatMap { $0.finding.layoutDiff?.sentences ?? [] }
  }

  private static func unit(of parts: [DiffReport.Part]) -> Review.Unit {
    parts.contains { $0.section.hasPrefix("page") } ? .page : .frame
  }

  /// The maximum number of frames that the case describes. Each frame also has its own sentences.
  private static let reportedSections = 6

  private static func sentences(of parts: [DiffReport.Part], in report: DiffReport) -> [String] {
    if parts.count == 1, let part = parts.first, part.section.isEmpty {
      return report.reported(of: part)
    }
    let overall = parts.filter(\.isAboutWhole).flatMap { report.reported(of: $0) }
    let sections = parts.filter { !$0.isAboutWhole }
    var names: [String] = []
    var leads: [String: String] = [:]
    for part in sections where part.finding.outcome != .same && leads[part.section] == nil {
      names.append(part.section)
      leads[part.section] = report.reported(of: part).first
    }
    let reported = names.prefix(reportedSections).compactMap { name in
      leads[name].map { name.isEmpty ? $0 : "\(name): \($0)" }
    }
    let count = ReviewLabels.changedFrames(
      names.count, of: Set(sections.map(\.section)).count, isPage: unit(of: parts) == .page)
    let more =
      names.count > reportedSections ? [ReviewLabels.moreFrames(names.count - reportedSections)] : []
    return names.isEmpty ? overall + [count] : [count] + overall + reported + more
  }

  /// Returns the frames. Several parts with the same name share a frame.
  private static func frames(of parts: [DiffReport.Part], in report: DiffReport) -> [Review.Frame] {
    let changed = Dictionary(grouping: parts.filter { $0.finding.outcome != .same }, by: \.section)
    return parts.compactMap { part in
      let reported = changed[part.section] ?? []
      return Review.Frame(
        part, isChanged: !reported.isEmpty, sentences: reported.flatMap { report.reported(of: $0) })
    }
  }
}

extension DiffReport {
  fileprivate func reported(of part: Part) -> [String] {
    guard case .failed(let diagnostic) = part.finding else { return sentences(of: part) }
    return [diagnostic.message] + [diagnostic.help].compactMap(\.self)
  }
}

extension DiffReport.Part {
  fileprivate var isAboutWhole: Bool {
    switch finding {
    case .rate, .length, .plays: true
    default: false
    }
  }

  fileprivate var verdict: Review.Verdict {
    switch finding {
    case .only(in: .first): .gone
    case .only(in: .second): .new
    default:
      switch finding.outcome {
      case .same: .passed
      case .different: .failed
      case .failed: .broken
      }
    }
  }
}

extension Review.Frame {
  fileprivate init?(_ part: DiffReport.Part, isChanged: Bool, sentences: [String]) {
    guard let evidence = part.evidence else { return nil }
    self.init(part.section, isChanged: isChanged, sentences: sentences)
    before = evidence.first.flatMap { bytes in
      evidence.firstSize.map { Review.Image(bytes, size: $0) }
    }
    after = evidence.second.flatMap { bytes in
      evidence.secondSize.map { Review.Image(bytes, size: $0) }
    }
    (layoutBefore, layoutAfter) = (evidence.firstLayout, evidence.secondLayout)
    guard case .pixels(let summary, _) = part.finding else { return }
    (areas, count) = (summary.areas, (summary.different, summary.total))
    marks = part.picture.map {
      Review.Image($0, size: summary.firstSize.union(summary.secondSize), scale: after?.scale ?? 1)
    }
  }
}
