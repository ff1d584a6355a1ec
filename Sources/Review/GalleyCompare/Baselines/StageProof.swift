import GalleyDiff
import GalleyImage
public import GalleyRender
import GalleySnapshot
public import GalleyStage
import GalleyTemplate

/// What a picture of a stage is called among baselines.
public struct StageProof: Hashable, Sendable {
  /// What several proofs have in common: the folder of their baselines.
  public var group: String
  public var name: String
  public var state: String

  public init(group: String, name: String, state: String) {
    self.group = group
    self.name = name
    self.state = state
  }
}

extension CheckRun {
  /// The verdict on what `stage` shows, drawn with `scale` pixels a point.
  ///
  /// - Throws: `ProofError` where it cannot be drawn.
  public func check(_ stage: Stage, scale: Double, as proof: StageProof) throws(ProofError) -> CheckReport {
    let picture = try ProofError.rethrowing(stage.picture)
    let record = BaselineRecord(
      scene: proof.group, state: proof.state, variant: "",
      fingerprint: PictureFingerprint(picture, digests: FontDigests()), layout: LayoutSnapshot(stage, scale: scale))
    let subject = CheckSubject(
      name: BaselineName(folder: proof.group, parts: [proof.name, proof.state]).path,
      png: try ProofError.rethrowing(stage.png),
      record: record, place: nil)
    let verdict = PictureCheck(run: self, store: BaselineStore(folder: baselines, drafts: drafts)).check(subject)
    var report = report([verdict], [], [])
    drawDifferences(in: &report)
    return report
  }
}
