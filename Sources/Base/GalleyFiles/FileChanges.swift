#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Changes of several files of one folder that happen all or none, also where the program is killed between them.
///
/// What is going to happen is written into a journal beside the files, `NAME.pending`, which is locked while changes
/// are on their way. The next run that meets the journal of a killed one takes its changes back, or brings them to
/// their end where the first was made already.
package final class FileChanges {
  private let journal: LockedFile
  private var folder: FolderHandle { journal.folder }
  private let path: String

  package enum Change: Sendable {
    case write([UInt8])
    case remove
  }

  /// Begins changes called `name` in `folder`, waiting for other runs that do; what a killed run left is settled.
  init(_ name: String, in folder: FolderHandle, _ drafts: Drafts) throws(OutputError) {
    path = folder.path(of: name)
    journal = try LockedFile(Self.name(of: name), in: folder, for: path, drafts)
    if journal.size > 0 { try settle() }
  }

  static func name(of name: String) -> String { name + ".pending" }

  /// What the second name of a file is called that is kept until all changes are made.
  private static func kept(_ name: String) -> String { name + ".before" }

  /// Makes the changes.
  ///
  /// - Throws: ``OutputError`` that names the file and the reason; then all is as it was.
  package func commit(_ changes: [(name: String, change: Change)]) throws(OutputError) {
    changes.forEach { adopt($0.name) }
    let steps = changes.map { name, change in
      Step(name: name, isNew: !folder.holds(name), removes: change.removes)
    }
    try check(journal.write(Journal.intent(steps)), path)
    var files: [DraftFile?] = []
    for (name, change) in changes { files.append(try draft(name, change)) }
    try check(journal.check(), path)
    let drafts = files
    let failure = journal.drafts.settle { () -> (Failure?, [Int]) in
      let failure = place(steps, drafts)
      return (failure, (failure == nil ? drafts.flatMap { $0?.numbers ?? [] } : []) + end())
    }
    journal.keep()
    if let failure { throw OutputError(path: folder.path(of: failure.name), code: failure.code) }
    for draft in drafts { draft?.keep() }
  }

  /// Takes back the file that a run without a journal had moved away, and removes the second name that it had left.
  private func adopt(_ name: String) {
    let kept = Self.kept(name)
    guard folder.holds(kept) else { return }
    if folder.holds(name) {
      unlinkat(folder.descriptor, kept, 0)
    } else {
      renameat(folder.descriptor, kept, folder.descriptor, name)
    }
  }

  private func draft(_ name: String, _ change: Change) throws(OutputError) -> DraftFile? {
    guard case .write(let bytes) = change else { return nil }
    let draft = try DraftFile(besides: name, in: folder, journal.drafts)
    try draft.write(bytes)
    try draft.finish()
    return draft
  }

  private struct Failure: Sendable {
    let name: String
    let code: Int32
  }

  /// Puts all files in their places; where one cannot be, those before it get back what was there.
  private func place(_ steps: [Step], _ drafts: [DraftFile?]) -> Failure? {
    if let code = journal.write(Journal.go) { return Failure(name: FilePath.name(of: path), code: code) }
    for (index, step) in steps.enumerated() {
      if let code = keep(step) ?? drafts[index]?.rename() ?? remove(step) {
        _ = journal.write(Journal.back)
        steps[...index].reversed().forEach(restore)
        return Failure(name: step.name, code: code)
      }
    }
    for step in steps where !step.isNew { unlinkat(folder.descriptor, Self.kept(step.name), 0) }
    return nil
  }

  /// Keeps what is called so under a second name, which costs no room: a full disk is no reason to lose anything.
  private func keep(_ step: Step) -> Int32? {
    guard !step.isNew else { return nil }
    let (name, kept) = (step.name, Self.kept(step.name))
    unlinkat(folder.descriptor, kept, 0)
    if linkat(folder.descriptor, name, folder.descriptor, kept, 0) == 0 { return nil }
    // A folder has no second name, and where file systems know none the file is moved away instead.
    guard folder.facts(of: name).map({ $0.st_mode & S_IFMT != S_IFDIR }) ?? false else { return EISDIR }
    return renameat(folder.descriptor, name, folder.descriptor, kept) == 0 ? nil : errno
  }

  private func remove(_ step: Step) -> Int32? {
    guard step.removes, !step.isNew, unlinkat(folder.descriptor, step.name, 0) != 0, errno != ENOENT else {
      return nil
    }
    return errno
  }

  private func restore(_ step: Step) {
    guard !step.isNew else {
      // A draft that is there still was not put in its place.
      if !folder.holds(DraftFile.name(of: step.name)), !step.removes { unlinkat(folder.descriptor, step.name, 0) }
      return
    }
    // Where the target is still that file, nothing is renamed, and the second name is left.
    let kept = Self.kept(step.name)
    if renameat(folder.descriptor, kept, folder.descriptor, step.name) == 0 {
      unlinkat(folder.descriptor, kept, 0)
    }
  }

  private func end() -> [Int] {
    unlinkat(folder.descriptor, journal.name, 0)
    return journal.numbers
  }

  private func check(_ code: Int32?, _ path: String) throws(OutputError) {
    if let code { throw OutputError(path: path, code: code) }
  }
}

// MARK: What a killed run left

extension FileChanges {
  /// Brings the changes to their end that a killed run had begun to make, and takes back those it had not.
  private func settle() throws(OutputError) {
    let known = folder.contents(of: journal.name, limit: 1 << 20).flatMap(Journal.init)
    let code = journal.drafts.settle { () -> (Int32?, [Int]) in
      guard let known else { return (nil, []) }
      if known.isGoing {
        // The journal stays for a run that can.
        for step in known.steps { if let code = finish(step) { return (code, journal.numbers) } }
      } else {
        if known.isGoingBack { known.steps.reversed().forEach(restore) }
        for step in known.steps where !step.removes {
          unlinkat(folder.descriptor, DraftFile.name(of: step.name), 0)
        }
      }
      return (nil, [])
    }
    if let code {
      journal.keep()
      throw OutputError(path: path, code: code)
    }
    try check(journal.clear(), path)
  }

  /// Makes the step if it was not made yet; answers the system's error number.
  private func finish(_ step: Step) -> Int32? {
    let draft = DraftFile.name(of: step.name)
    if step.removes {
      if unlinkat(folder.descriptor, step.name, 0) != 0, errno != ENOENT { return errno }
    } else if folder.holds(draft), renameat(folder.descriptor, draft, folder.descriptor, step.name) != 0 {
      return errno
    }
    unlinkat(folder.descriptor, Self.kept(step.name), 0)
    return nil
  }

  private struct Step: Sendable {
    let name: String
    let isNew: Bool
    let removes: Bool
  }

  /// The words of a journal, each with a zero behind it, which no name of a file holds.
  private struct Journal {
    private(set) var steps: [Step] = []
    let isGoing: Bool
    let isGoingBack: Bool

    static let go = Array("go\0".utf8)
    static let back = Array("back\0".utf8)
    private static let title = "galley-changes/1"

    static func intent(_ steps: [Step]) -> [UInt8] {
      let words = [title] + steps.flatMap { [($0.isNew ? "+" : "=") + ($0.removes ? "-" : "w"), $0.name] } + ["."]
      return words.flatMap { Array($0.utf8) + [0] }
    }

    /// The journal in `bytes`; nil where the run was killed before it was whole, and nothing else was done.
    init?(_ bytes: [UInt8]) {
      let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      guard words.first == Self.title, let end = words.firstIndex(of: "."), end % 2 == 1 else { return nil }
      for index in stride(from: 1, to: end, by: 2) {
        // A journal is about files beside it, whoever wrote it.
        let name = words[index + 1]
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else { return nil }
        steps.append(Step(name: name, isNew: words[index].hasPrefix("+"), removes: words[index].hasSuffix("-")))
      }
      isGoingBack = words[end...].contains("back")
      isGoing = words[end...].contains("go") && !isGoingBack
    }
  }
}

extension FileChanges.Change {
  fileprivate var removes: Bool {
    if case .remove = self { true } else { false }
  }
}
