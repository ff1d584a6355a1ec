import GalleyFiles
import GalleyMessages
import GalleyRender

extension CheckReport {
  /// The report in sentences, a line each: causes that several pictures have, what differs and what is missing, then
  /// how many pictures there are.
  ///
  /// What could not be compared is not among them, but for what its layout tells: ``diagnostics`` tell of it.
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

  /// What is to say of a picture beside the causes that are told before all: their numbers, and what they do not say.
  func sentences(of image: CheckedImage) -> [String] {
    causes.sentences(of: image.causes, image.sentences, except: image.layoutSentences)
  }

  public var total: String {
    CheckWords.total(CheckedImage.Status.allCases.map { ($0.words, count($0)) })
  }

  /// The command that accepts what differs, and what is missing; nil where nothing does, where no pictures of now were
  /// kept for it, and where the check was against a revision.
  public var acceptCommand: String? {
    guard revision == nil, let artifactsFolder, count(.failed) + count(.missing) > 0 || mismatch != nil else {
      return nil
    }
    return CheckWords.approve(from: artifactsFolder, in: namedBaselines)
  }

  /// The folder of baselines, where it lies below the current one wherever that is; nil for one that may be anywhere,
  /// or in a folder of a tool.
  var ownBaselineFolder: String? {
    guard revision == nil else { return nil }
    let isHidden = FilePath.normalized(baselineFolder).split(separator: "/").contains { $0.hasPrefix(".") }
    return !baselineFolder.isEmpty && !isHidden && FilePath.staysInside(baselineFolder) ? baselineFolder : nil
  }

  /// The folder of baselines where approving has to name it; of an artifact only a word that stands for it, since that
  /// chooses no place to write to.
  package var namedBaselines: String? {
    ownBaselineFolder != nil ? nil : isForeign ? CheckWords.anyFolder : baselineFolder
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
