public import GalleyFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Diagnostic {
  /// Describes a file that cannot be written. `option` is the option that sets its path, or nil if there is none.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - option: The option that sets the path, which the help names (default: "--output"); nil if there is none.
  public init(_ error: OutputError, option: String? = "--output") {
    let words = error.words(option)
    self.init(words.message, help: words.help)
  }
}

extension OutputError {
  package func words(_ option: String?) -> Words {
    let choice = option.map { " with \($0)" } ?? ""
    return switch reason {
    case .leavesFolder(let target):
      Words(
        "'\(path)' cannot be written: it leads out of the output folder, to '\(target)'",
        help: "remove the symbolic link, or choose another folder\(choice)")
    case .notRegular:
      Words(
        "'\(path)' cannot be written: a pipe or a device is there, and only files are written",
        help: "remove it, or choose another place\(choice)")
    case .hidden(let name):
      Words(
        "'\(path)' is not written: '\(name)' is a folder of a tool, and nobody here has chosen it",
        help: option.map { "if it is meant, name the folder with \($0)" })
    case .isInput:
      Words("'\(path)' is not overwritten: this command reads it", help: "choose another place\(choice)")
    case .leavesCurrentFolder(let target, let option):
      Words(
        "nothing is written to '\(path)': a symbolic link leads out of the current folder, to '\(target)'",
        help: "remove the symbolic link, or name the folder with \(option)")
    case .foreign:
      Words(
        "'\(path)' is not replaced: no check has written it",
        help: "move it away if a baseline is to be there, or choose another folder\(choice)")
    case .system(let code):
      Words("'\(path)' cannot be written: \(String(cString: strerror(code)))", help: Self.wayOut(code, choice))
    }
  }

  private static func wayOut(_ code: Int32, _ choice: String) -> String? {
    switch code {
    case EACCES, EPERM, EROFS, ENOENT:
      "choose a folder that may be written to" + (choice.isEmpty ? "" : ",\(choice)")
    case ENOSPC, EDQUOT: "make room on the disk; files that were there before are unchanged"
    case ENOTDIR, EEXIST: "a file stands where a folder is meant: remove it, or choose another folder\(choice)"
    case EISDIR: "a folder stands where the file is meant: remove it, or choose another folder\(choice)"
    default: nil
    }
  }
}

extension Diagnostic {
  /// Returns the errors in words, in order. Files with the same problem share one message, which names the first and
  /// the number of the others.
  ///
  /// - Parameters:
  ///   - errors: The errors, in the order of their occurrence.
  ///   - option: The option that sets the paths, which the help names (default: "--output"); nil if there is none.
  public static func grouping(_ errors: [OutputError], option: String? = "--output") -> [Diagnostic] {
    var order: [OutputError.Reason] = []
    var members: [OutputError.Reason: [OutputError]] = [:]
    for error in errors {
      if members[error.reason] == nil { order.append(error.reason) }
      members[error.reason, default: []].append(error)
    }
    return order.compactMap { reason in
      guard let all = members[reason], let first = all.first else { return nil }
      var diagnostic = Diagnostic(first, option: option)
      let others = Set(all.map(\.path)).count - 1
      if others > 0 {
        diagnostic.message +=
          " (and \(others == 1 ? "one" : Words.grouped(others)) \(CountedNoun.form(others, "more file")))"
      }
      return diagnostic
    }
  }
}
