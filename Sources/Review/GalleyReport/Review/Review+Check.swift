public import GalleyCompare
import GalleyDiff
import GalleyExplain
public import GalleyFiles
import GalleyImage
import GalleyMessages
import GalleyPicture
import GalleyRender
import GalleyTemplate

extension Review {
  /// Creates the review of a check, with a case for each image and for each error.
  ///
  /// - Parameters:
  ///   - report: The report of the check.
  ///   - files: Reads images that the report only references. Images that passed are not read.
  public init(_ report: CheckReport, files: FileReader = .disk) {
    self.init(
      title: ReviewLabels.check(report.baselineFolder), before: report.revision ?? ReviewLabels.baseline,
      after: ReviewLabels.now,
      facts: Self.facts(of: report),
      notes: report.mismatch.map { [$0.diagnostic.message] + [$0.diagnostic.help].compactMap(\.self) } ?? [],
      cases: report.problems.map(Case.init) + report.images.map { Case($0, of: report, files) })
    if report.sharesCauses { addCauses(of: report) }
  }

  public mutating func addHistory(_ approvals: Approvals) {
    for index in cases.indices { cases[index].history = approvals.commits[cases[index].name]?.map(\.text) ?? [] }
    if approvals.isShallow { notes.append(ReviewLabels.shallow) }
  }

  private mutating func addCauses(of report: CheckReport) {
    let numbers = Dictionary(
      report.images.enumerated().map { ($1.name, $0 + report.problems.count) }
    ) { first, _ in first }
    let artifacts = report.revision == nil ? report.artifactsFolder : nil
    approvalOptions = artifacts.map {
      CheckMessages.approvalOptions(from: $0, in: report.namedBaselines)
    }
    causes = report.causes.compactMap { cause in
      let cases = cause.images.compactMap { numbers[$0] }
      guard let first = cases.first else { return nil }
      return Cause(
        number: cause.number, kind: cause.kind.rawValue, sentence: cause.sentence,
        reach: cause.reach, cases: cases,
        clearest: numbers[cause.clearest] ?? first, area: cause.area,
        command: artifacts.map {
          CheckMessages.approve(causes: [cause.number], from: $0, in: report.namedBaselines)
        })
    }
  }

  private static func facts(of report: CheckReport) -> [Fact] {
    var facts = [Fact(ReviewLabels.baselines, report.baselineFolder)]
    if let pixels = report.images.lazy.compactMap(\.pixels).first {
      facts.append(Fact(ReviewLabels.metric, pixels.metric))
    }
    if let shard = report.shard { facts.append(Fact(ReviewLabels.part, shard)) }
    if let command = report.acceptCommand { facts.append(Fact(ReviewLabels.acceptAll, command)) }
    return facts + [Fact(ReviewLabels.tool, Release.version)]
  }
}

extension Review.Case {
  fileprivate init(_ problem: Diagnostic) {
    self.init(
      problem.place?.file ?? ReviewLabels.tool, .broken,
      sentences: [problem.message] + [problem.help].compactMap(\.self), place: problem.place)
  }

  fileprivate init(_ image: CheckedImage, of report: CheckReport, _ files: FileReader) {
    let verdict = image.status.verdict
    let isAcceptable = [.failed, .missing].contains(image.status) && report.artifactsFolder != nil
    let change = report.causes.first { image.causes.contains($0.number) && $0.place != nil }?.place
    self.init(
      image.name, verdict, fails: image.status.exitCode != 0, sentences: image.sentences, place: change ?? image.place,
      command: isAcceptable
        ? report.artifactsFolder.map { CheckMessages.approve(image.name, from: $0, in: report.namedBaselines) } : nil,
      unit: image.frames.isEmpty ? .picture : .frame, frames: verdict == .passed ? [] : Self.frames(of: image, files))
    layoutSentences = image.layoutSentences
    scene = image.scene
    variant = image.variantValues
    seconds = image.seconds
  }

  private static func frames(of image: CheckedImage, _ files: FileReader) -> [Review.Frame] {
    guard image.frames.isEmpty else { return image.frames.map { Review.Frame($0, files) } }
    var frame = Review.Frame(isChanged: true)
    frame.show(image.baseline, image.actual, image.difference, image.areas, files)
    frame.readyCrop = image.crop
    frame.count = image.pixels.map { ($0.different, $0.total) }
    return frame.before == nil && frame.after == nil ? [] : [frame]
  }
}

extension Review.Frame {
  fileprivate init(_ frame: CheckedFrame, _ files: FileReader) {
    self.init(
      ReviewLabels.frame(frame.index), isChanged: frame.differs,
      sentences: frame.differs ? frame.sentences : [ReviewLabels.unchanged])
    show(frame.baseline, frame.actual, frame.difference, nil, files)
    if frame.differs, before == nil, after == nil { sentences.append(ReviewLabels.tooManyPictures) }
  }

  fileprivate mutating func show(
    _ baseline: CheckedPicture?, _ actual: CheckedPicture?, _ difference: CheckedPicture?,
    _ known: [PixelRect]?, _ files: FileReader
  ) {
    before = baseline.flatMap { Review.Image($0, files) }
    after = actual.flatMap { Review.Image($0, files) }
    marks = difference.flatMap { Review.Image($0, files) }
    if let after { marks?.scale = after.scale }
    (layoutBefore, layoutAfter) = (baseline?.layout, actual?.layout)
    areas = known ?? marks.flatMap { try? ImageDecoder.decode($0.bytes) }?.marked.areas() ?? []
  }
}

extension Review.Image {
  fileprivate init?(_ picture: CheckedPicture, _ files: FileReader) {
    guard let bytes = picture.read(files), let size = ImageDecoder.size(of: bytes) else { return nil }
    self.init(bytes, size: PixelSize(width: size.width, height: size.height))
  }
}

extension Bitmap {
  fileprivate var marked: PixelSet {
    var set = PixelSet(size: PixelSize(self))
    for y in 0..<height {
      for x in 0..<width where self[x, y] == (255, 0, 0, 255) { set[x, y] = true }
    }
    return set
  }
}

extension CheckedImage.Status {
  fileprivate var verdict: Review.Verdict {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .new, .missing: .new
    case .orphaned: .gone
    case .couldNotCompare: .broken
    }
  }
}
