import GalleyDiagnostics
import GalleyDiff
import GalleyFiles

extension DiffReport {
  /// Finds the causes of what differs between two folders, from the layouts of all pictures together.
  ///
  /// A folder of pictures is a scene, as in a folder of baselines.
  mutating func findCauses() {
    let told = parts.filter { !$0.file.isEmpty && $0.finding.outcome == .different && !$0.finding.isTiming }
    let cases = told.map { part in
      CausedCase(
        name: part.name, scene: Self.scene(of: part.file), diff: part.finding.layoutDiff, verdict: part.finding.word,
        lead: sentences(of: part).first ?? part.name)
    }
    causes = Causes(cases, drawn: [:]).all
  }

  private static func scene(of file: String) -> String {
    let folder = FilePath.folder(of: file)
    return folder.isEmpty || folder == "." ? FilePath.stem(of: FilePath.name(of: file)) : folder
  }
}

extension DiffReport.Finding {
  /// What views do otherwise, where that is known.
  fileprivate var layoutDiff: LayoutDiff? {
    switch self {
    case .pixels(_, let diff): diff
    case .layout(let diff): diff
    default: nil
    }
  }

  /// How it ended, so that pictures that ended otherwise share nothing but what views tell.
  fileprivate var word: String {
    switch self {
    case .only(in: .first): "gone"
    case .only(in: .second): "new"
    default: "different"
    }
  }
}

extension [Cause] {
  /// Whether one cause explains more than two pictures: else the sentences of the pictures say it all.
  var areShared: Bool { contains { $0.images.count > 2 } }

  /// The causes, a line each.
  var lines: [String] {
    guard areShared else { return [] }
    let shown = count > Self.limit ? Self.limit - 1 : count
    let lines = prefix(shown).map { CauseWords.line($0.number, of: count, $0.sentence, reach: $0.reach) }
    return lines + (shown < count ? [CauseWords.more(count - shown)] : [])
  }

  /// More causes than this are not told one by one before the pictures.
  private static var limit: Int { 50 }
}
