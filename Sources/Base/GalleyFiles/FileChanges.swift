#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Atomic changes of several files in one folder: all of them happen or none, even if the program is killed.
///
/// The planned changes are first written to a journal next to the files, `NAME.pending`, which is locked while the
/// changes are made. If a run was killed, the next run finds its journal. It completes the changes if the first of them
/// had been made, and otherwise undoes them.
package final class FileChanges {
  private let journal: LockedFile
  private var folder: FolderHandle { journal.folder }
  private let path: String

  package enum Change: Sendable {
    case write([UInt8])
    case remove
  }

  init(_ name: String, in folder: FolderHandle, _ drafts: Drafts) throws(OutputError) {
    path = folder.path(of: name)
    journal = try LockedFile(Self.name(of: name), in: folder, for: path, drafts)
    if journal.size > 0 { try settle() }
  }

  static func name(of name: String) -> String { name + ".pending" }

  private static func kept(_ name: String) -> String { name + ".before" }

  /// - Throws: ``OutputError``. In this case, all files are unchanged.
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

  /// Keeps the old file under a second name (a hard link). This needs no disk space, so no data is lost if the disk is
  /// full.
  private func keep(_ step: Step) -> Int32? {
    guard !step.isNew else { return nil }
    let (name, kept) = (step.name, Self.kept(step.name))
    unlinkat(folder.descriptor, kept, 0)
    if linkat(folder.descriptor, name, folder.descriptor, kept, 0) == 0 { return nil }
    // A folder cannot have a hard link. On file systems without hard links, the file is renamed instead.
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
      // If the draft still exists, it was not moved into place.
      if !folder.holds(DraftFile.name(of: step.name)), !step.removes { unlinkat(folder.descriptor, step.name, 0) }
      return
    }
    // If both names still refer to the same file, renaming has no effect, and the second name must be removed.
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

// MARK: Files of a killed run

extension FileChanges {
  private func settle() throws(OutputError) {
    let known = folder.contents(of: journal.name, limit: 1 << 20).flatMap(Journal.init)
    let code = journal.drafts.settle { () -> (Int32?, [Int]) in
      guard let known else { return (nil, []) }
      if known.isGoing {
        // If a step fails, the journal remains for a later run that can complete the step.
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

  /// The planned changes. Each entry is followed by a null byte, which file names cannot contain.
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

    /// Fails if the journal is incomplete, which means that the run was killed before it changed any file.
    init?(_ bytes: [UInt8]) {
      let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      guard words.first == Self.title, let end = words.firstIndex(of: "."), end % 2 == 1 else { return nil }
      for index in stride(from: 1, to: end, by: 2) {
        // Even a forged journal can only refer to files in its own folder.
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
