import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a program is writing and has not put in its place yet, so that it can be taken away when the program has to
/// end at once.
///
/// A program makes one and hands it to all that writes; without one, drafts go when their writing ends or fails.
public final class Drafts: Sendable {
  private struct Entry {
    let folder: FolderHandle
    let name: String
    let content: String?

    func remove() {
      if let content { unlinkat(folder.descriptor, "\(name)/\(content)", 0) }
      unlinkat(folder.descriptor, name, content == nil ? 0 : AT_REMOVEDIR)
    }
  }

  private struct State: Sendable {
    var entries: [Int: Entry] = [:]
    var trees: Set<String> = []
    var next = 0
  }

  private let state = Mutex(State())
  private let inputs: OverwriteGuard?

  /// No drafts yet; what `inputs` guards is refused as a target.
  public init(guarding inputs: OverwriteGuard? = nil) { self.inputs = inputs }

  /// Refuses to write, rename or remove `name` in `folder` if the program reads that file.
  ///
  /// - Throws: ``OutputError`` with the reason ``OutputError/Reason/isInput``.
  func checkTarget(_ name: String, in folder: FolderHandle) throws(OutputError) {
    guard let inputs, inputs.protects(name, in: folder) else { return }
    throw OutputError(path: folder.path(of: name), reason: .isInput)
  }

  /// Takes all drafts away and then calls `end`, which ends the program: until then nobody begins another one.
  public func removeAll(then end: () -> Void) {
    // Whoever holds the lock is between two system calls; only a broken disk keeps it longer.
    for _ in 0..<200 {
      let isDone: Void? = state.withLockIfAvailable { state in
        state.entries.values.forEach { $0.remove() }
        state.trees.forEach { FolderTree.remove($0) }
        end()
      }
      if isDone != nil { return }
      usleep(10_000)
    }
    end()
  }

  /// The folder that `make` makes, which is taken away with all that is in it when the program has to end.
  public func makeTree(_ make: () -> String?) -> String? {
    state.withLock { state in
      let path = make()
      if let path { state.trees.insert(path) }
      return path
    }
  }

  /// Takes a folder of ``makeTree(_:)`` away, with all that is in it.
  public func removeTree(_ path: String) {
    state.withLock { state in
      FolderTree.remove(path)
      state.trees.remove(path)
    }
  }

  /// Calls `make`, and where it makes a draft called `name` in `folder` (with the file `content` in it, if it is a
  /// folder) remembers that; answers its number.
  func add<Failure: Error>(
    _ name: String, in folder: FolderHandle, content: String? = nil, _ make: () throws(Failure) -> Bool
  ) throws(Failure) -> Int? {
    let outcome = state.withLock { state in
      Result { () throws(Failure) -> Int? in
        guard try make() else { return nil }
        state.next += 1
        state.entries[state.next] = Entry(folder: folder, name: name, content: content)
        return state.next
      }
    }
    return try outcome.get()
  }

  /// Calls `body`, which nothing that ends the program interrupts, and forgets the drafts that it answers.
  func settle<Value: Sendable>(_ body: () -> (value: Value, done: [Int])) -> Value {
    state.withLock { state in
      let (value, done) = body()
      for number in done { state.entries[number] = nil }
      return value
    }
  }
}
