import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The unfinished files of a program, which are removed if the program has to end immediately.
///
/// A program creates one instance and passes it to everything that writes files. A draft is also removed when its file
/// is complete or cannot be written.
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

  /// Creates an empty list of drafts. If a file is guarded by `inputs`, it cannot be overwritten.
  public init(guarding inputs: OverwriteGuard? = nil) { self.inputs = inputs }

  func checkTarget(_ name: String, in folder: FolderHandle) throws(OutputError) {
    guard let inputs, inputs.protects(name, in: folder) else { return }
    throw OutputError(path: folder.path(of: name), reason: .isInput)
  }

  /// Removes all drafts and then calls `end`, which must end the program. No new draft can be created in between.
  public func removeAll(then end: () -> Void) {
    // The lock is only held for a few system calls, so it takes longer only if the disk is broken.
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

  /// Returns the folder that `make` creates. The folder and its content are removed if the program has to end.
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

  /// Calls `make` and records the draft if it returns true. If the draft is a folder, `content` is the name of the file
  /// inside.
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

  /// Calls `body`. The program does not end while `body` runs. The drafts that `body` returns are removed from the
  /// list.
  func settle<Value: Sendable>(_ body: () -> (value: Value, done: [Int])) -> Value {
    state.withLock { state in
      let (value, done) = body()
      for number in done { state.entries[number] = nil }
      return value
    }
  }
}
