import GalleyDiff
public import GalleyFiles
import GalleyMessages
import GalleyTemplate

/// Approves images from the artifacts of a check as new baselines.
///
/// The image files of the check are copied unchanged, so the check may have run on another machine.
///
/// ```swift
/// let approval = try Approval(from: "artifacts")
/// let outcome = try approval.approve(.failed)
/// print(outcome.text)
/// ```
public struct Approval: Sendable {
  private let report: CheckReport
  private let files: FileReader
  private let source: String

  public enum Selection: Hashable, Sendable {
    case all
    case failed
    case new
    case names([String])
    /// Images whose causes are all among these numbers, and images with these names.
    case causes([Int], names: [String])
  }

  public struct Outcome: Hashable, Sendable {
    public var written: [String] = []
    public var unchanged = 0
    public var left: [String] = []
    public var otherCauses: [Int] = []

    public var text: String { CheckMessages.approved(written.count, unchanged: unchanged) }

    public var leftText: String? { left.isEmpty ? nil : CauseMessages.left(left.count, causes: otherCauses) }
  }

  /// Reads the report of a check.
  ///
  /// - Parameters:
  ///   - path: The artifacts folder or zip file.
  ///   - files: Reads the artifacts (default: regular files on disk).
  /// - Throws: ``CheckError`` if the report cannot be read or is damaged.
  public init(from path: String, files: FileReader = .regularFiles) throws(CheckError) {
    report = try CheckArtifacts.read(path, files: files)
    source = path
    self.files = files
  }

  /// Writes the selected images to the baseline folder.
  ///
  /// - Parameters:
  ///   - selection: The images to approve.
  ///   - folder: The baseline folder. The default is the folder that the check used, but only if it is below the
  ///     current folder. Artifacts from elsewhere could name any path, so other folders must be passed explicitly.
  ///   - drafts: A registry of files that are being written.
  /// - Returns: The names of the written images, and the images that were left out.
  /// - Throws: ``CheckError`` if a name or an image is unknown, before anything is written, or if a file cannot be
  ///   written. A baseline that cannot be written is left unchanged.
  public func approve(
    _ selection: Selection, in folder: String? = nil, drafts: Drafts = Drafts()
  ) throws(CheckError) -> Outcome {
    let chosen = try images(selection)
    guard let path = folder ?? report.ownBaselineFolder else {
      if let revision = report.revision { throw CheckError(Diagnostic(approvesRevision: revision)) }
      throw CheckError(Diagnostic(foreignBaselines: report.baselineFolder, command: report.acceptCommand))
    }
    let store = BaselineStore(folder: path, files: files, drafts: drafts, isForeign: folder == nil)
    // Checks all images before the first is written. They are read again one by one for writing, because together they
    // may not fit into memory.
    for image in chosen {
      _ = try content(of: image)
      try write { () throws(OutputError) in try store.checkOwner(of: image.name) }
    }
    var outcome = Outcome()
    if case .causes(let numbers, _) = selection { reportRemaining(numbers, besides: Set(chosen.map(\.name)), &outcome) }
    for image in chosen {
      let (name, picture, record) = try content(of: image)
      let writing = try write { () throws(OutputError) in
        try store.write(name, picture: picture, record: record)
      }
      if writing == .written { outcome.written.append(name) } else { outcome.unchanged += 1 }
    }
    return outcome
  }

  private func write<Value>(_ body: () throws(OutputError) -> Value) throws(CheckError) -> Value {
    do throws(OutputError) { return try body() } catch { throw CheckError(Diagnostic(error, option: "--baseline")) }
  }

  private func images(_ selection: Selection) throws(CheckError) -> [CheckedImage] {
    let open = report.images.filter { $0.actual != nil && $0.status != .passed && $0.status != .new }
    switch selection {
    case .all: return try some(open)
    case .failed: return try some(open.filter { $0.status == .failed })
    case .new: return try some(open.filter { $0.status == .missing })
    case .causes(let numbers, let names):
      let unknown = numbers.filter { number in !report.causes.contains { $0.number == number } }
      guard unknown.isEmpty else {
        throw CheckError(unknown.map { Diagnostic(unknownCause: $0, of: report.causes.count, in: source) })
      }
      let named = names.isEmpty ? [] : try Set(self.images(.names(names)).map(\.name))
      let known = Set(numbers)
      let chosen = open.filter { named.contains($0.name) || !$0.causes.isEmpty && known.isSuperset(of: $0.causes) }
      let others = Set(open.filter { !known.isDisjoint(with: $0.causes) }.flatMap(\.causes)).subtracting(known)
      guard !chosen.isEmpty || others.isEmpty else {
        throw CheckError(Diagnostic(sharedCauses: numbers, with: others.sorted()))
      }
      return try some(chosen)
    case .names(let names):
      let unknown = names.filter { name in !open.contains { $0.isCalled(name) } }
      guard unknown.isEmpty else {
        let known = open.map(\.name) + Set(open.map(\.scene)).sorted()
        throw CheckError(
          unknown.map { Diagnostic(unknownPicture: $0, suggestion: Suggestion.closest(to: $0, among: known)) })
      }
      return open.filter { image in names.contains { image.isCalled($0) } }
    }
  }

  private func reportRemaining(_ numbers: [Int], besides chosen: Set<String>, _ outcome: inout Outcome) {
    let known = Set(numbers)
    let left = report.images.filter { !chosen.contains($0.name) && !known.isDisjoint(with: $0.causes) }
    outcome.left = left.map(\.name)
    outcome.otherCauses = Set(left.flatMap(\.causes)).subtracting(known).sorted()
  }

  private func some(_ images: [CheckedImage]) throws(CheckError) -> [CheckedImage] {
    guard !images.isEmpty else { throw CheckError(Diagnostic(nothingToApproveIn: source)) }
    return images
  }

  private func content(
    of image: CheckedImage
  ) throws(CheckError) -> (name: String, picture: [UInt8]?, record: [UInt8]) {
    guard let actual = image.actual, let picture = try actual.content(files), let record = image.record else {
      throw CheckError(Diagnostic(missingActual: image.name, in: source))
    }
    if let problem = actual.problem(of: image.name, in: source, files) { throw CheckError(problem) }
    let subject = CheckSubject(name: image.name, png: picture, record: record, place: nil)
    return (image.name, report.storage == .png ? picture : nil, subject.record(for: report.storage).bytes)
  }
}

extension CheckedImage {
  fileprivate func isCalled(_ name: String) -> Bool {
    let trimmed = name.hasSuffix("/") ? String(name.dropLast()) : name
    return self.name == trimmed || self.name.hasPrefix(trimmed + "/") || self.name + ".png" == trimmed
  }
}
