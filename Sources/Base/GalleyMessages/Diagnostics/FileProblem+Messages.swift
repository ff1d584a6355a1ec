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
    case .notRegular: "'\(path)' is a pipe or a device; galley reads only files and folders here"
    case .notPermitted: "no permission to read '\(path)'"
    case .changed: "'\(path)' changed while galley read it"
    // The size of a stream is unknown.
    case .tooLarge(let bytes, let limit) where bytes == limit + 1:
      "'\(path)' is too large: galley reads at most \(Words.bytes(limit))"
    case .tooLarge(let bytes, let limit):
      "'\(path)' is too large: it has \(Words.bytes(bytes)), and galley reads at most \(Words.bytes(limit))"
    case .system(let code): "cannot read '\(path)': \(String(cString: strerror(code)))"
    }
  }

  package var help: String? {
    switch self {
    case .notFound: "paths are relative to the scene's folder"
    case .notPermitted: "check the file's permissions"
    case .notRegular: "write its content to a file first"
    case .isFolder: "name a file in this folder"
    case .changed: "run the command again when the program that writes the file has ended, or use a copy"
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
    let help = problem == .notFound ? "paths are relative to the current folder" : problem.help
    self.init(problem.sentence(path), help: help)
  }
}

package protocol FileFault: Error {
  func words(_ name: String) -> Words
}

extension FileProblem: FileFault {
  package func words(_ name: String) -> Words { Words(sentence(name), help: help) }
}
