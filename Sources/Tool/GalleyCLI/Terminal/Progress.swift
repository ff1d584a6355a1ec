import Galley
import Synchronization

/// Prints finished files: on a terminal, one line that is updated; elsewhere, one line per file.
struct Progress {
  private let total: Int
  private let counter = Counter()

  init(total: Int) { self.total = total }

  /// Prints a finished file. May be called from any thread.
  func report(_ file: RenderedFile) {
    let count = counter.next()
    let line = "\(count)/\(total) \(file.path) \(file.bytes.map(Progress.size) ?? "")"
    if Terminal.isInteractive { Terminal.show("\(line)") } else { Terminal.report(line) }
  }

  func finish() {
    if Terminal.isInteractive, counter.value > 0 { Terminal.show("") }
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 10_000 ? "(\(bytes) bytes)" : bytes < 10_000_000 ? "(\(bytes / 1000) kB)" : "(\(bytes / 1_000_000) MB)"
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .relaxed) }
    func next() -> Int { count.add(1, ordering: .relaxed).newValue }
  }
}
