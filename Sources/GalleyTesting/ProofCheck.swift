import Galley

/// Checks what one call of `assertProof` asks for, and tells the test what it found.
struct ProofCheck {
  let place: TestPlace
  let subject: ProofSubject
  let settings: ProofSettings
  let comparison: DiffRun

  /// Checks the stage that `stage` makes for each of `states`.
  func check(_ states: [ProofState], _ stage: (ProofState) throws -> (Stage, scale: Double)) {
    if let mode = ProofEnvironment().unknownMode { place.fail(ProofWords.unknownMode(mode)) }
    var run = CheckRun(baselines: settings.folder ?? "\(subject.folder)/__Proofs__", comparison: comparison)
    (run.record, run.storage) = (settings.record ?? .missing, settings.storage ?? .png)
    for state in states {
      do {
        let (stage, scale) = try stage(state)
        let proof = StageProof(group: subject.file, name: subject.name, state: state.name)
        tell(try run.check(stage, scale: scale, as: proof), state)
      } catch let error as ProofError {
        place.fail(ProofWords.failed(subject.name, state: state.name, error.diagnostics.map(\.message)))
      } catch {
        place.fail(ProofWords.failed(subject.name, state: state.name, ["\(error)"]))
      }
    }
  }

  /// Fails the test unless all is well.
  private func tell(_ report: CheckReport, _ state: ProofState) {
    guard let image = report.images.first, image.status != .passed || !report.problems.isEmpty else { return }
    if image.status == .new {
      place.fail(
        ProofWords.recorded(image.name, state: state.name, in: report.baselineFolder, sentences: image.sentences))
      return
    }
    attach(image)
    var diagnostics = report.diagnostics
    var kept: CheckReport?
    do throws(OutputError) {
      kept = try CheckArtifacts("\(settings.artifacts ?? "/tmp")/\(image.name)").write(report)
    } catch {
      diagnostics.append(Diagnostic(error))
    }
    place.fail(
      ProofWords.differs(
        subject.name, state: state.name, sentences: diagnostics.isEmpty ? image.sentences : diagnostics.map(\.message),
        pictures: kept?.images.first.map(Self.paths) ?? [],
        command: "GALLEY_RECORD=\(Self.mode(for: image.status)) swift test --filter \(subject.test)"))
  }

  /// The mode that accepts a picture of this verdict.
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

  private static func paths(_ image: CheckedImage) -> [(name: String, path: String)] {
    [("baseline", image.baseline?.path), ("now", image.actual?.path), ("difference", image.difference?.path)]
      .compactMap { name, path in path.map { (name, $0) } }
  }
}
