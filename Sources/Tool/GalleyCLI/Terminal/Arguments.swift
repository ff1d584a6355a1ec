import Galley

enum Arguments {
  /// Includes the program name. Swift searches the memory before the environment for the arguments. It finds none if a
  /// library that was loaded earlier has moved the environment, as `libfaketime` does. Linux also provides them in a
  /// file.
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
