#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

package final class ToolInput {
  private let child: pid_t
  private var end: Int32

  fileprivate init(_ child: pid_t, _ end: Int32) {
    self.child = child
    self.end = end
  }

  deinit {
    guard end >= 0 else { return }
    // Without the signal, the program would treat the early end of its input as success and leave an incomplete file.
    kill(child, SIGKILL)
    close(end)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }

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

  package func finish() throws(ExternalTool.Problem) {
    close(end)
    end = -1
    try ExternalTool.wait(for: child)
  }
}

extension ExternalTool {
  package func input(_ arguments: [String], in folder: DraftFolder) throws(Problem) -> ToolInput {
    // With a socket pair instead of a pipe, writing to a program that no longer reads causes an error instead of a
    // signal.
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
