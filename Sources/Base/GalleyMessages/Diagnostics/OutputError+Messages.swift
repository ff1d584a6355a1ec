public import GalleyFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Diagnostic {
  /// Describes a file that cannot be written.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - option: The option that sets the path and that the help mentions (default: "--output"); nil if there is none.
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
        "cannot write '\(path)': it leads out of the output folder, to '\(target)'",
        help: "remove the symbolic link, or choose another folder\(choice)")
    case .notRegular:
      Words(
        "cannot write '\(path)': it is a pipe or a device, and galley writes only files",
        help: "remove it, or choose another path\(choice)")
    case .hidden(let name):
      Words(
        "'\(path)' is not written: '\(name)' is a folder of another tool, and was not named explicitly",
        help: option.map { "to use it anyway, name the folder with \($0)" })
    case .isInput:
      Words("'\(path)' is not overwritten: this command reads it", help: "choose another path\(choice)")
    case .leavesCurrentFolder(let target, let option):
      Words(
        "cannot write to '\(path)': a symbolic link leads out of the current folder, to '\(target)'",
        help: "remove the symbolic link, or name the folder with \(option)")
    case .foreign:
      Words(
        "'\(path)' is not replaced: it was not written by 'galley check'",
        help: "move it away to make space for a baseline, or choose another folder\(choice)")
    case .system(let code):
      Words("cannot write '\(path)': \(String(cString: strerror(code)))", help: Self.wayOut(code, choice))
    }
  }

  private static func wayOut(_ code: Int32, _ choice: String) -> String? {
    switch code {
    case EACCES, EPERM, EROFS, ENOENT:
      "choose a writable folder" + (choice.isEmpty ? "" : ",\(choice)")
    case ENOSPC, EDQUOT: "free some disk space; existing files are unchanged"
    case ENOTDIR, EEXIST: "a file has the name of the folder: remove it, or choose another folder\(choice)"
    case EISDIR: "a folder has the name of the file: remove it, or choose another folder\(choice)"
    default: nil
    }
  }
}

extension Diagnostic {
  /// Returns a message for each error, in order. Files with the same problem share one message, which contains the
  /// first path and the number of the others.
  ///
  /// - Parameters:
  ///   - errors: The errors, in the order of their occurrence.
  ///   - option: The option that sets the paths and that the help mentions (default: "--output"); nil if there is none.
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
