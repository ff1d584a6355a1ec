import GalleyDiff
import GalleyFiles
import GalleyImage
import GalleyMessages
import GalleyPicture
import GalleyRender
import GalleyStage

struct PictureCheck: Sendable {
  let run: CheckRun
  let store: BaselineStore

  struct Verdict: Sendable {
    var image: CheckedImage
    /// The differences between the rendering environments. Empty if they did not prevent a verdict.
    var otherStack: [String] = []
    var problems: [Diagnostic] = []
    var unwritten: OutputError?
    var fingerprint: PictureFingerprint?
    var maskUse = MaskUse()
    var pass: InputRecord?
  }

  /// Checks an image. `pixels` returns the pixels of the drawn file, if the painter still has them in memory.
  func check(_ subject: CheckSubject, pixels: () -> DrawnRows? = { nil }) -> Verdict {
    let files = run.cache == nil ? nil : store.record(of: subject.name)
    let baseline = store.baseline(subject.name)
    var verdict = judge(subject, baseline, pixels)
    let isExact = verdict.image == passed(subject).image
    if run.options.comparison.leavesOut { verdict.maskUse = maskUse(subject, baseline) }
    if verdict.image.status != .passed || run.options.record == .all { addActual(subject, to: &verdict.image) }
    record(subject, baseline, &verdict)
    verdict.fingerprint = subject.record.fingerprint
    if run.cache != nil { verdict.pass = pass(of: subject, files, isExact: isExact, verdict.image.status) }
    return verdict
  }

  private func pass(
    of subject: CheckSubject, _ files: InputRecord?, isExact: Bool, _ status: CheckedImage.Status
  ) -> InputRecord? {
    guard isExact || status == .new else { return nil }
    let now = store.record(of: subject.name)
    if isExact { return now == files ? now : nil }
    let digests = [
      run.options.storage == .png ? InputRecord.digest(ofFile: subject.png) : nil,
      InputRecord.digest(ofFile: subject.record(for: run.options.storage).bytes),
    ]
    return now.flatMap { zip($0.answers, digests).allSatisfy { $1 == nil || $0.text == $1 } ? $0 : nil }
  }

  private func maskUse(_ subject: CheckSubject, _ baseline: BaselineStore.Baseline) -> MaskUse {
    var use = MaskUse(ids: subject.record.layout.viewIDs)
    use.ids.formUnion(subject.areas.joined().map(\.id))
    if case .picture(_, let record?) = baseline { use.ids.formUnion(record.layout.viewIDs) }
    if case .digest(_, let record) = baseline { use.ids.formUnion(record.layout.viewIDs) }
    if let size = ImageDecoder.size(of: subject.png) {
      use.sizes.insert(PixelSize(width: size.width, height: size.height))
    }
    return use
  }

  private func judge(
    _ subject: CheckSubject, _ baseline: BaselineStore.Baseline, _ pixels: () -> DrawnRows? = { nil }
  ) -> Verdict {
    switch baseline {
    case .none:
      var image = subject.image(.missing)
      image.sentences = [CheckMessages.noBaseline]
      return Verdict(image: image)
    case .picture(let bytes, let record): return compare(subject, bytes, record, pixels)
    case .digest(let digest, let record): return compare(subject, digest, record)
    case .pointer(let pointer, let record, let path):
      // The pointer contains the digest of a file, which is compared with the file that would be written now.
      if pointer.digest == SHA256.hexDigest(of: subject.png) { return passed(subject) }
      return unjudged(subject, record, Diagnostic(largeFilePointer: path))
    case .unreadable(let diagnostic): return unjudged(subject, diagnostic)
    }
  }

  func passed(_ subject: CheckSubject) -> Verdict { Self.passed(subject.image(.passed), in: store) }

  static func passed(_ image: CheckedImage, in store: BaselineStore) -> Verdict {
    var image = image
    image.baseline = CheckedPicture(path: store.picturePath(image.name))
    return Verdict(image: image)
  }

  func unjudged(_ subject: CheckSubject, _ diagnostic: Diagnostic) -> Verdict {
    var image = subject.image(.couldNotCompare)
    image.sentences = [diagnostic.message]
    return Verdict(image: image, problems: [diagnostic])
  }

  private func unjudged(_ subject: CheckSubject, _ record: BaselineRecord?, _ diagnostic: Diagnostic) -> Verdict {
    var verdict = unjudged(subject, diagnostic)
    guard let record else { return verdict }
    verdict.image.describe(LayoutDiff(record.comparedLayout, subject.record.comparedLayout), then: [diagnostic.message])
    verdict.image.baseline = CheckedPicture(layout: record.layout)
    return verdict
  }

  private func addActual(_ subject: CheckSubject, to image: inout CheckedImage) {
    image.actual = CheckedPicture(
      bytes: subject.png,
      size: ImageDecoder.size(of: subject.png).map { PixelSize(width: $0.width, height: $0.height) },
      layout: subject.record.layout)
    image.record = subject.record
  }
}

extension PictureCheck {
  private func compare(
    _ subject: CheckSubject, _ bytes: [UInt8], _ record: BaselineRecord?, _ pixels: () -> DrawnRows?
  ) -> Verdict {
    // Identical files contain identical images, so no decoding is needed.
    if bytes == subject.png { return passed(subject) }
    if let motion = subject.record.motion { return compare(subject, motion, bytes, record) }
    let path = store.picturePath(subject.name)
    let pair: PicturePair
    do throws(ImageError) {
      let isExact = run.options.comparison.comparison.metric == .exact
      pair =
        if let drawn = pixels() {
          try PicturePair(baseline: bytes, drawn: drawn, isExact: isExact)
        } else {
          try PicturePair(bytes, drawn: subject.png, isExact: isExact)
        }
    } catch {
      return unjudged(subject, Diagnostic(error, name: path))
    }
    let part = run.judging.compare(
      pair, name: "", layouts: record.map { ($0.comparedLayout, subject.record.comparedLayout) })
    if case .failed(let diagnostic) = part.finding { return unjudged(subject, diagnostic) }
    guard case .pixels(let summary, let layout) = part.finding else { return passed(subject) }
    var image = subject.image(summary.passes ? .passed : .failed)
    image.pixels = CheckedPixels(summary, limits: run.options.comparison.limits)
    image.baseline = CheckedPicture(path: path, bytes: bytes, size: summary.firstSize, layout: record?.layout)
    image.areas = summary.areas
    if run.options.cutsOut, image.status == .failed {
      image.crop = Crop(
        of: (pair.first.bitmap, pair.second.bitmap), around: summary.areas, layout, between: record?.layout,
        subject.record.layout,
        makesFiles: run.makesCutOutFiles)
    }
    if summary.different > 0 || !summary.sizesAgree {
      image.describe(
        layout,
        then: summary.sentences(CheckMessages.baseline, CheckMessages.picture) + pair.notes((path, subject.name)))
    }
    return considering(record, subject, image)
  }

  private func compare(_ subject: CheckSubject, _ digest: String, _ record: BaselineRecord) -> Verdict {
    guard digest != subject.digest else { return passed(subject) }
    var image = subject.image(.failed)
    image.baseline = CheckedPicture(layout: record.layout)
    if let motion = subject.record.motion {
      describe(&image, of: motion, in: subject, record)
    } else {
      image.describe(LayoutDiff(record.comparedLayout, subject.record.comparedLayout), then: [otherDigest])
    }
    return considering(record, subject, image)
  }

  /// The sentence to report if the digest differs. If limits are set, it mentions that they have no effect.
  var otherDigest: String {
    run.options.comparison.isPlain
      ? CheckMessages.otherDigest : CheckMessages.otherDigest + CheckMessages.digestKnowsNoLimits
  }

  /// Returns the verdict on an image, or no verdict if the baseline is from another rendering environment.
  func considering(_ record: BaselineRecord?, _ subject: CheckSubject, _ image: CheckedImage) -> Verdict {
    var image = image
    image.changedValues = record.map { ChangedValue.all(from: $0.values, to: subject.record.values) } ?? []
    guard image.status == .failed, run.options.environmentMismatch != .compare, let old = record?.fingerprint,
      let differences = subject.record.fingerprint?.differences(from: old), !differences.isEmpty
    else { return Verdict(image: image) }
    var unjudged = subject.image(run.options.environmentMismatch == .skip ? .passed : .couldNotCompare)
    unjudged.sentences = [CheckMessages.otherStack]
    unjudged.baseline = image.baseline
    return Verdict(image: unjudged, otherStack: differences)
  }

  private func record(_ subject: CheckSubject, _ baseline: BaselineStore.Baseline, _ verdict: inout Verdict) {
    let isWanted =
      switch run.options.record {
      case .never: false
      case .missing: verdict.image.status == .missing
      case .failed: [.missing, .failed].contains(verdict.image.status) || !verdict.otherStack.isEmpty
      case .all: true
      }
    guard isWanted else { return }
    do throws(OutputError) {
      let writing = try store.write(
        subject.name, picture: run.options.storage == .png ? subject.png : nil,
        record: subject.record(for: run.options.storage).bytes,
        replaces: run.options.record != .missing)
      // Another run has recorded the baseline in the meantime, so the image is compared with that baseline.
      if writing == .occupied {
        let image = verdict.image
        verdict = judge(subject, store.baseline(subject.name))
        if verdict.image.status != .passed {
          (verdict.image.actual, verdict.image.record) = (image.actual, image.record)
        }
        return
      }
      guard writing == .written || verdict.image.status != .passed else { return }
      verdict.image.status = .new
      (verdict.otherStack, verdict.problems) = ([], [])
    } catch {
      verdict.unwritten = error
    }
  }
}

extension CheckedImage {
  mutating func describe(_ layout: LayoutDiff?, then others: [String]) {
    layoutDiff = layout
    layoutSentences = layout?.sentences ?? []
    decisions = layout?.decisions ?? []
    account = layout?.account
    sentences = layoutSentences + [layout?.accountSentence].compactMap(\.self) + others
  }
}
