package import GalleyDiff
import GalleyFiles

extension DiffReport {
  /// Finds the causes of differences. A folder of images counts as a scene, as in a folder of baselines.
  mutating func findCauses() {
    let reported = parts.filter { !$0.file.isEmpty && $0.finding.outcome == .different && !$0.finding.isTiming }
    let cases = reported.map { part in
      CausedCase(
        name: part.name, scene: Self.scene(of: part.file), diff: part.finding.layoutDiff, areas: part.finding.areas,
        verdict: part.finding.word, lead: sentences(of: part).first ?? part.name)
    }
    causes = Causes(cases, drawn: [:]).all
    let layouts = Dictionary(reported.map { ($0.name, $0.evidence) }) { first, _ in first }
    for index in causes.indices {
      defer { causes[index].shown = [] }
      guard let evidence = layouts[causes[index].clearest] ?? nil, let old = evidence.firstLayout,
        let new = evidence.secondLayout
      else { continue }
      causes[index].show(from: old, to: new)
    }
  }

  func reportedSentences(of part: Part) -> [String] {
    let numbers = causes.filter { $0.images.contains(part.name) }.map(\.number)
    return causes.sentences(of: numbers, sentences(of: part), except: part.finding.causedSentences)
  }

  private static func scene(of file: String) -> String {
    let folder = FilePath.folder(of: file)
    return folder.isEmpty || folder == "." ? FilePath.stem(of: FilePath.name(of: file)) : folder
  }
}

extension DiffReport.Finding {
  package var layoutDiff: LayoutDiff? {
    switch self {
    case .pixels(_, let diff): diff
    case .layout(let diff): diff
    default: nil
    }
  }

  fileprivate var causedSentences: [String] {
    if case .pixels(let summary, nil) = self { return summary.areaSentences }
    return layoutDiff?.sentences ?? []
  }

  fileprivate var areas: [AreaChange] {
    guard case .pixels(let summary, nil) = self, summary.tellsAreas || summary.alignment == nil else { return [] }
    return summary.changes
  }

  /// The verdict. Images with different verdicts can share only causes that were found in their views.
  fileprivate var word: String {
    switch self {
    case .only(in: .first): "gone"
    case .only(in: .second): "new"
    default: "different"
    }
  }
}

extension [Cause] {
  var areShared: Bool { contains { $0.images.count > 2 || $0.variants > 1 || $0.place != nil } }

  /// Returns the numbers of the causes, followed by the sentences that are not in `said`. If a cause is not listed
  /// before the images, returns all sentences instead.
  func sentences(of numbers: [Int], _ sentences: [String], except said: [String]) -> [String] {
    let reported =
      areShared ? Dictionary(prefix(reportedCount).map { ($0.number, $0.sentence) }) { first, _ in first } : [:]
    guard !numbers.isEmpty, numbers.allSatisfy({ reported[$0] != nil }) else { return sentences }
    let said = Set(said + numbers.compactMap { reported[$0] })
    return [CauseMessages.numbers(numbers)] + sentences.filter { !said.contains($0) }
  }

  private var reportedCount: Int { count > Self.limit ? Self.limit - 1 : count }

  var lines: [String] {
    guard areShared else { return [] }
    let shown = reportedCount
    let lines = prefix(shown).map { CauseMessages.line($0.number, of: count, $0.sentence, reach: $0.reach) }
    return lines + (shown < count ? [CauseMessages.more(count - shown)] : [])
  }

  private static var limit: Int { 50 }
}
