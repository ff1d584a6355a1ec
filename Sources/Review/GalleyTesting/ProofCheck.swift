import Galley
import GalleyMessages

struct ProofCheck {
  let place: TestPlace
  let subject: ProofSubject
  let settings: ProofSettings
  /// Whether a test or suite sets the record mode, which overrides `GALLEY_RECORD`.
  let isModeFixed: Bool
  let comparison: DiffOptions

  func check(_ states: [ProofState], _ stage: (ProofState) throws -> (Stage, scale: Double)) {
    if let mode = ProofEnvironment().unknownMode { place.fail(ProofMessages.unknownMode(mode)) }
    for state in states {
      do {
        let (stage, scale) = try stage(state)
        try check(stage, scale: scale, state)
      } catch let error as ProofError {
        place.fail(ProofMessages.failed(subject.name, state: state.name, error.diagnostics.map(\.message)))
      } catch {
        place.fail(ProofMessages.failed(subject.name, state: state.name, ["\(error)"]))
      }
    }
  }

  private func check(_ stage: Stage, scale: Double, _ state: ProofState) throws(ProofError) {
    let baselines = settings.folder ?? "\(subject.folder)/__Proofs__"
    let name = "\(baselines)/\(subject.file)/\(subject.name)-\(state.name)"
    try ProofNames.current.claim(name) { first throws(ProofError) in
      // A second snapshot with the same name is compared with the baseline of the first one and never replaces it.
      let check = CheckOptions(
        baselines: baselines, record: first == nil ? settings.record ?? .missing : .never,
        storage: settings.storage ?? .png, comparison: comparison)
      let proof = StageProof(group: subject.file, name: subject.name, state: state.name)
      let report = try CheckRun(check).check(stage, scale: scale, as: proof)
      let image = report.images.first
      let picture = image?.status == .passed ? nil : image?.actual?.bytes
      if let first, image?.status != .passed, first.picture != picture {
        return place.fail(
          ProofMessages.sharedName(
            subject.name, state: state.name, with: first.place == place.words ? nil : first.place))
      }
      first = first ?? ProofNames.Proof(place: place.words, picture: picture)
      recordOutcome(report, state)
    }
  }

  private func recordOutcome(_ report: CheckReport, _ state: ProofState) {
    guard let image = report.images.first, image.status != .passed || !report.problems.isEmpty else { return }
    if image.status == .new {
      place.fail(
        ProofMessages.recorded(image.name, state: state.name, in: report.baselineFolder, sentences: image.sentences))
      return
    }
    attach(image)
    var diagnostics = report.diagnostics
    var kept: CheckReport?
    let folder = "\(settings.artifacts ?? "/tmp")/\(image.name)"
    do throws(OutputError) {
      let written = try CheckArtifacts(folder).write(report)
      try OutputFolder(folder).write(
        ReviewPage(Review(written).keepingPictures(upTo: ReviewPage.fileLimit)).html, to: Self.page)
      kept = written
    } catch {
      diagnostics.append(Diagnostic(error, option: "GALLEY_ARTIFACTS"))
    }
    place.fail(
      ProofMessages.differs(
        subject.name, state: state.name, sentences: diagnostics.isEmpty ? image.sentences : diagnostics.map(\.message),
        files: kept?.images.first.map { Self.paths($0) + [("review", "\(folder)/\(Self.page)")] } ?? [],
        ending: ending(image, kept)))
  }

  /// Returns the last lines of a failure message. They suggest `GALLEY_RECORD` only if the test does not set a mode,
  /// which would override it.
  private func ending(_ image: CheckedImage, _ kept: CheckReport?) -> [String] {
    guard isModeFixed, let mode = settings.record else {
      let command = ProofMessages.record(Self.mode(for: image.status).rawValue, filter: subject.filter)
      return [CheckMessages.acceptance(command)]
    }
    return [ProofMessages.fixedMode(mode.rawValue)]
      + [kept?.acceptCommand.map(CheckMessages.acceptance)].compactMap(\.self)
  }

  private static func mode(for status: CheckedImage.Status) -> RecordMode {
    switch status {
    case .missing: .missing
    case .couldNotCompare: .all
    case .passed, .failed, .new, .orphaned: .failed
    }
  }

  private func attach(_ image: CheckedImage) {
    let name = image.name.split(separator: "/").last.map(String.init) ?? image.name
    let pictures = [("baseline", image.baseline), ("now", image.actual), ("difference", image.difference)]
    for (kind, picture) in pictures {
      if let bytes = picture?.bytes { place.attach(bytes, named: "\(name)-\(kind).png") }
    }
  }

  private static let page = "review.html"

  private static func paths(_ image: CheckedImage) -> [(name: String, path: String)] {
    [("baseline", image.baseline?.path), ("now", image.actual?.path), ("difference", image.difference?.path)]
      .compactMap { name, path in path.map { (name, $0) } }
  }
}
