#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program on its way that reads what is written to it.
package final class ToolInput {
  private let child: pid_t
  private var end: Int32

  fileprivate init(_ child: pid_t, _ end: Int32) {
    self.child = child
    self.end = end
  }

  deinit {
    guard end >= 0 else { return }
    // Whoever gives up wants no half file: the program is not to take the end of its input for the end of its work.
    kill(child, SIGKILL)
    close(end)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }

  /// Writes all of `bytes`; false when the program reads no more.
  package func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = SystemFile.send(end, UnsafeRawBufferPointer(rebasing: rest))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Ends the input and waits for the program.
  ///
  /// - Throws: how it ended, unless all went well.
  package func finish() throws(ExternalTool.Problem) {
    close(end)
    end = -1
    try ExternalTool.wait(for: child)
  }
}

extension ExternalTool {
  /// Starts the tool with `arguments` in `folder`, to be written to. What it says is thrown away.
  package func input(_ arguments: [String], in folder: DraftFolder) throws(Problem) -> ToolInput {
    // Two sockets instead of a pipe: a program that stops reading is told of by an error, not by a signal.
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, SystemFile.stream, 0, &ends) == 0 else { throw .system(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    SystemFile.silence(ends[0])
    do throws(Problem) {
      let child = try folder.withDescriptor { handle throws(Problem) in
        try start(arguments, input: ends[1], in: handle)
      }
      close(ends[1])
      return ToolInput(child, ends[0])
    } catch {
      close(ends[0])
      close(ends[1])
      throw error
    }
  }
}
