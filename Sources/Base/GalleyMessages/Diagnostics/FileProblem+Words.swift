public import GalleyFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileProblem {
  package func sentence(_ path: String) -> String {
    switch self {
    case .notFound: "there is no file '\(path)'"
    case .isFolder: "'\(path)' is a folder"
    case .notRegular: "'\(path)' is a pipe or a device, and only files and folders are read here"
    case .notPermitted: "'\(path)' may not be read"
    case .changed: "'\(path)' changed while it was read"
    // The size of a stream is unknown.
    case .tooLarge(let bytes, let limit) where bytes == limit + 1:
      "'\(path)' is too large: at most \(Words.bytes(limit)) are read"
    case .tooLarge(let bytes, let limit):
      "'\(path)' is too large: \(Words.bytes(bytes)), and at most \(Words.bytes(limit)) are read"
    case .system(let code): "'\(path)' cannot be read: \(String(cString: strerror(code)))"
    }
  }

  package var help: String? {
    switch self {
    case .notFound: "paths are relative to the scene's folder"
    case .notPermitted: "check the file's permissions"
    case .notRegular: "write what it holds into a file first"
    case .isFolder: "name a file in it"
    case .changed: "run the command again after the program that writes the file has ended, or read a copy"
    case .tooLarge, .system: nil
    }
  }
}

extension Diagnostic {
  /// Describes a file that cannot be read.
  ///
  /// - Parameters:
  ///   - problem: The reason.
  ///   - path: The path as the user wrote it.
  public init(_ problem: FileProblem, path: String) {
    let help = problem == .notFound ? "paths start from the current folder" : problem.help
    self.init(problem.sentence(path), help: help)
  }
}

package protocol FileFault: Error {
  func words(_ name: String) -> Words
}

extension FileProblem: FileFault {
  package func words(_ name: String) -> Words { Words(sentence(name), help: help) }
}
