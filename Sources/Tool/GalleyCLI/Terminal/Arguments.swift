import Galley

enum Arguments {
  /// The arguments, including the program name. To find them, Swift searches the memory before the environment
  /// variables, which fails if a previously loaded library such as `libfaketime` has moved the variables. On Linux, a
  /// file also contains the arguments.
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
