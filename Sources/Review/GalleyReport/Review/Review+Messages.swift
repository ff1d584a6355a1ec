extension Review {
  public var headline: String {
    ReviewLabels.headline(
      failed: count(.failed), new: count(.new), gone: count(.gone), broken: count(.broken),
      of: cases.count)
  }

  static func name(of frame: Frame, in reviewed: Case) -> String {
    frame.name.isEmpty ? reviewed.name : "\(reviewed.name), \(frame.name)"
  }
}

extension Review.Verdict {
  public var word: String {
    switch self {
    case .failed: ReviewLabels.failed
    case .new: ReviewLabels.new
    case .gone: ReviewLabels.gone
    case .broken: ReviewLabels.broken
    case .passed: ReviewLabels.passed
    }
  }

  /// A character that represents the verdict, so that it does not depend on colour alone.
  var sign: String {
    switch self {
    case .failed: "●"
    case .new: "＋"
    case .gone: "−"
    case .broken: "!"
    case .passed: "✓"
    }
  }
}

extension Review.Case {
  /// The most important sentence, for lists with one line per case.
  public var lead: String { sentences.first ?? ReviewLabels.unchanged }

  var share: String? {
    let counts = frames.compactMap(\.count).filter { $0.different > 0 }
    let worst = counts.max { $0.different * max($1.total, 1) < $1.different * max($0.total, 1) }
    return worst.map { ReviewLabels.share($0.different, of: $0.total) }
  }
}
