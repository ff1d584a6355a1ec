extension Review {
  public var headline: String {
    ReviewWords.headline(
      failed: count(.failed), new: count(.new), gone: count(.gone), broken: count(.broken),
      of: cases.count)
  }

  /// The name of the pictures of a frame: that of the case, and of the frame in it.
  static func name(of frame: Frame, in reviewed: Case) -> String {
    frame.name.isEmpty ? reviewed.name : "\(reviewed.name), \(frame.name)"
  }
}

extension Review.Verdict {
  public var word: String {
    switch self {
    case .failed: ReviewWords.failed
    case .new: ReviewWords.new
    case .gone: ReviewWords.gone
    case .broken: ReviewWords.broken
    case .passed: ReviewWords.passed
    }
  }

  /// The verdict as one character, so that it does not rest on colour alone.
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
  /// The sentence that tells most, for lists with one line a case.
  public var lead: String { sentences.first ?? ReviewWords.unchanged }

  /// The part of all pixels that differ, of the frame that differs most; nil where none were compared.
  var share: String? {
    let counts = frames.compactMap(\.count).filter { $0.different > 0 }
    let worst = counts.max { $0.different * max($1.total, 1) < $1.different * max($0.total, 1) }
    return worst.map { ReviewWords.share($0.different, of: $0.total) }
  }
}
