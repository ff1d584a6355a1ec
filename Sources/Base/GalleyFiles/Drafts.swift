import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The unfinished files of a program, so that they can be removed if the program has to end at once.
///
/// A program creates one and passes it to everything that writes. Drafts are also removed when their own writing ends
/// or fails.
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

  /// Creates an empty list of drafts. Files that `inputs` guards are refused as targets.
  public init(guarding inputs: OverwriteGuard? = nil) { self.inputs = inputs }

  func checkTarget(_ name: String, in folder: FolderHandle) throws(OutputError) {
    guard let inputs, inputs.protects(name, in: folder) else { return }
    throw OutputError(path: folder.path(of: name), reason: .isInput)
  }

  /// Removes all drafts and then calls `end`, which must end the program. Until then, no other draft can begin.
  public func removeAll(then end: () -> Void) {
    // The lock is held only between two system calls; only a broken disk takes longer.
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

  /// Returns the folder that `make` creates. It is removed with its content if the program has to end.
  public func makeTree(_ make: () -> String?) -> String? {
    state.withLock { state in
      let path = make()
      if let path { state.trees.insert(path) }
      return path
    }
  }

  public func removeTree(_ path: String) {
    state.withLock { state in
      FolderTree.remove(path)
      state.trees.remove(path)
    }
  }

  /// Records the draft if `make` returns true. `content` is the file in a draft that is a folder.
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

  /// The end of the program cannot interrupt `body`. The drafts that it returns are removed from the list.
  func settle<Value: Sendable>(_ body: () -> (value: Value, done: [Int])) -> Value {
    state.withLock { state in
      let (value, done) = body()
      for number in done { state.entries[number] = nil }
      return value
    }
  }
}
