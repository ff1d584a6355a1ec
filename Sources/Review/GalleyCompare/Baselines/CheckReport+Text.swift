import GalleyFiles
import GalleyMessages

extension CheckReport {
  /// The report as sentences, one per line: first the shared causes, then the differing and missing images, then the
  /// totals.
  ///
  /// Images that could not be compared are listed only if their layouts changed. ``diagnostics`` explains why they
  /// could not be compared.
  public var text: String {
    let lines = images.flatMap { image -> [String] in
      let own =
        switch image.status {
        case .failed, .missing, .orphaned: sentences(of: image)
        case .couldNotCompare: causes.sentences(of: image.causes, image.layoutSentences, except: image.layoutSentences)
        case .passed, .new: [String]()
        }
      return own.map { "\(image.name): \($0)" }
    }
    return PrintedText.lines(causeLines + lines + [total])
  }

  func sentences(of image: CheckedImage) -> [String] {
    causes.sentences(of: image.causes, image.sentences, except: image.layoutSentences)
  }

  public var total: String {
    CheckMessages.total(CheckedImage.Status.allCases.map { ($0.words, count($0)) })
  }

  /// The command that approves all differing and missing images. Nil if there are none, if no images were kept, or if
  /// the check compared with a git revision.
  public var acceptCommand: String? {
    guard revision == nil, let artifactsFolder, count(.failed) + count(.missing) > 0 || mismatch != nil else {
      return nil
    }
    return CheckMessages.approve(from: artifactsFolder, in: namedBaselines)
  }

  var ownBaselineFolder: String? {
    guard revision == nil else { return nil }
    let isHidden = FilePath.normalized(baselineFolder).split(separator: "/").contains { $0.hasPrefix(".") }
    return !baselineFolder.isEmpty && !isHidden && FilePath.staysInside(baselineFolder) ? baselineFolder : nil
  }

  /// The baseline folder for the command, or a placeholder if the artifacts come from elsewhere, because artifacts must
  /// not determine which folder is overwritten.
  package var namedBaselines: String? {
    ownBaselineFolder != nil ? nil : isForeign ? CheckMessages.anyFolder : baselineFolder
  }
}

extension CheckedImage.Status {
  fileprivate var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .new: "recorded"
    case .missing: "without a baseline"
    case .orphaned: "orphaned"
    case .couldNotCompare: "not compared"
    }
  }
}
