import Galley
import Synchronization

/// Files in memory that count how often each is read.
final class CountingReader: Sendable {
  private let reads = Mutex(0)
  private let contents: [String: [UInt8]]

  init(_ contents: [String: [UInt8]]) { self.contents = contents }

  var count: Int { reads.withLock { $0 } }

  /// The file reader to pass to the code under test.
  var files: FileReader {
    var files = FileReader.memory(contents)
    let read = files.read
    files.read = { [self] path, limit throws(FileProblem) in
      reads.withLock { $0 += 1 }
      return try read(path, limit)
    }
    return files
  }
}
