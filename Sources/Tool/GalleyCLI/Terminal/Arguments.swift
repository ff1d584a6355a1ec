import Galley

/// The words that the program was started with.
enum Arguments {
  /// All of them, with the program's name; empty if the system does not give them.
  ///
  /// Swift searches the memory before the environment for them, and finds none if a library that was loaded earlier has
  /// moved the environment, as `libfaketime` does. Linux has them in a file as well.
  static let all: [String] = {
    guard let bytes = try? FileReader.disk.read("/proc/self/cmdline", limit), bytes.last == 0 else {
      return CommandLine.arguments
    }
    return bytes.dropLast().split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }()

  private static let limit = 1 << 26
}
