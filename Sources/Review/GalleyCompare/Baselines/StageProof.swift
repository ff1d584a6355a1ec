import GalleyDiff
import GalleyImage
public import GalleyRender
import GalleySnapshot
public import GalleyStage
import GalleyTemplate

/// The name of a stage's image among the baselines.
public struct StageProof: Hashable, Sendable {
  /// The name shared by several snapshots, which is also the name of the folder with their baselines.
  public var group: String
  public var name: String
  public var state: String

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - group: The name shared by several snapshots, which is also the name of the folder with their baselines.
  ///   - name: The name of the snapshot in its group.
  ///   - state: The name of the state, which becomes part of the file name.
  public init(group: String, name: String, state: String) {
    self.group = group
    self.name = name
    self.state = state
  }
}

extension CheckRun {
  /// Compares the current image of `stage` with its baseline.
  ///
  /// ```swift
  /// let proof = StageProof(group: "Inbox", name: "list", state: "initial")
  /// let report = try CheckRun(CheckOptions(baselines: "proofs")).check(stage, scale: 2, as: proof)
  /// ```
  ///
  /// - Parameters:
  ///   - stage: The stage to draw.
  ///   - scale: Pixels per point.
  ///   - proof: The name of the baseline.
  /// - Returns: A report with one image.
  /// - Throws: `ProofError` if the stage cannot be drawn.
  public func check(_ stage: Stage, scale: Double, as proof: StageProof) throws(ProofError) -> CheckReport {
    let picture = try ProofError.rethrowing(stage.picture)
    let record = BaselineRecord(
      scene: proof.group, state: proof.state, variant: "",
      fingerprint: PictureFingerprint(picture, digests: FontDigests()), layout: LayoutSnapshot(stage, scale: scale))
    let subject = CheckSubject(
      name: BaselineName(folder: proof.group, parts: [proof.name, proof.state]).path,
      png: try ProofError.rethrowing(stage.png),
      record: record, place: nil)
    let verdict = PictureCheck(run: self, store: BaselineStore(folder: options.baselines, drafts: drafts)).check(
      subject)
    var report = report([verdict], [], [])
    drawDifferences(in: &report)
    return report
  }
}
