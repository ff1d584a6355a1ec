import GalleyDiff
import GalleyImage
import GalleyMessages
import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews

extension PictureCheck {
  func compare(
    _ subject: CheckSubject, _ motion: MotionRecord, _ bytes: [UInt8], _ record: BaselineRecord?
  ) -> Verdict {
    let path = store.picturePath(subject.name)
    let comparison = MotionComparison(
      run: run, new: motion, old: record?.motion ?? motion, scale: subject.record.layout.scale,
      areas: subject.areas)
    let found: MotionComparison.Outcome
    do { found = try comparison.compare(bytes, subject.png) } catch {
      return unjudged(subject, Diagnostic(error, name: path))
    }
    var image = subject.image(found.passes ? .passed : .failed)
    image.frames = found.frames
    image.pixels = found.worst.map { CheckedPixels($0.summary, limits: run.options.comparison.limits) }
    image.baseline = CheckedPicture(path: path, bytes: bytes, layout: record?.layout)
    guard !found.passes || found.frames.contains(where: { $0.different > 0 }) else { return passed(subject) }
    let worst = found.worst.map { worst in
      worst.summary.sentences(CheckMessages.baseline, CheckMessages.picture)
        .map { CheckMessages.worst($0, in: worst.index) }
    }
    describe(&image, MotionDiff(record, subject.record), frames: found.frames, motion, then: worst ?? [])
    return considering(record, subject, image)
  }

  func describe(
    _ image: inout CheckedImage, of motion: MotionRecord, in subject: CheckSubject, _ record: BaselineRecord
  ) {
    let old = record.motion ?? motion
    let comparison = MotionComparison(
      run: run, new: motion, old: old, scale: subject.record.layout.scale, areas: [])
    let (before, after) = (old.digests, subject.frameDigests ?? [])
    image.frames = (0..<max(comparison.count, after.count)).map { index in
      let partner = comparison.partner(of: index).flatMap { before.indices.contains($0) ? before[$0] : nil }
      let digest = after.indices.contains(index) ? after[index] : nil
      let sentences = partner == digest ? [] : [CheckMessages.frame(was: partner != nil, is: digest != nil)]
      return CheckedFrame(index: index, time: motion.time(of: index), sentences: sentences)
    }
    describe(&image, MotionDiff(record, subject.record), frames: image.frames, motion, then: [otherDigest])
  }

  private func describe(
    _ image: inout CheckedImage, _ diff: MotionDiff, frames: [CheckedFrame], _ motion: MotionRecord,
    then others: [String]
  ) {
    image.layoutSentences = diff.layouts
    image.decisions = diff.decisions
    let changed = frames.filter(\.differs)
    let span = changed.first.flatMap { first in
      changed.last.map { last in
        CheckMessages.frames(
          changed.count, of: frames.count, first: (first.index, first.time), last: (last.index, last.time))
      }
    }
    image.sentences = diff.layouts + [span].compactMap(\.self) + diff.scrollers + diff.timing + others
    for index in image.frames.indices where !image.frames[index].sentences.isEmpty {
      image.frames[index].sentences = diff.scrollers(in: image.frames[index].index) + image.frames[index].sentences
    }
  }
}

extension CheckRun {
  func checkScript(
    _ part: CheckPlan.Part, _ scene: Scene, _ contexts: ParallelMap<RenderContext>, _ store: BaselineStore,
    _ digests: FontDigests
  ) -> (verdicts: [PictureCheck.Verdict], problems: [Diagnostic]) {
    let judge = PictureCheck(run: self, store: store)
    var verdicts: [PictureCheck.Verdict] = []
    var problems: [Diagnostic] = []
    for (canvas, variant) in zip(part.canvases, scene.variants) {
      do throws(ProofError) {
        let proof = try ScriptProof(
          scene, on: variant, framesPerSecond: options.framesPerSecond ?? scene.script.framesPerSecond, contexts,
          keepsAreas: !options.comparison.maskedIDs.isEmpty || options.comparison.limits.node != nil)
        verdicts.append(judge.check(CheckSubject(proof, of: scene, on: variant, digests: digests)))
      } catch {
        verdicts.append(part.unjudgedScript(canvas))
        problems += error.diagnostics
      }
    }
    return (verdicts, problems)
  }
}

extension CheckSubject {
  fileprivate init(_ proof: ScriptProof, of scene: Scene, on variant: Variant, digests: FontDigests) {
    name = BaselineName(scriptOf: scene.name, variant: variant).path
    png = proof.png
    record = BaselineRecord(
      scene: scene.name, state: BaselineName.script, variant: variant.words,
      fingerprint: PictureFingerprint(fonts: proof.fonts, digests: digests), layout: proof.layout,
      motion: proof.motion)
    place = SourcePlace(file: scene.file)
    areas = proof.areas
  }
}
