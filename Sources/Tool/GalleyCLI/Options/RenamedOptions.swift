import Galley

/// Former names still work, and the new name is printed.
enum RenamedOptions {
  private static let names: [String: [String: String]] = [
    "explain": ["--at": "--only"], "data": ["--at": "--pointer"],
    "table": ["--at": "--pointer", "--zebra": "--striped"],
    "print": ["--dots": "--scale"], "check": ["--frames": "--motion", "--fresh": "--no-cache"],
    "render": ["--fresh": "--no-cache"], "animate": ["--fresh": "--no-cache"], "report": ["--fresh": "--no-cache"],
    "previews": ["--fresh": "--no-cache"],
  ]

  static func annotation(_ name: String) -> Annotation? {
    guard name == "slop" else { return nil }
    Terminal.say(Diagnostic(option: name, renamed: Annotation.overscan.rawValue), as: .warning)
    return .overscan
  }

  /// Each renamed option occurs once. After a separate "--", nothing is an option.
  static func renamed(_ arguments: [String]) -> (arguments: [String], renamed: [(old: String, new: String)]) {
    guard let command = arguments.first, let names = names[command] else { return (arguments, []) }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var reported: [(old: String, new: String)] = []
    let options = arguments[..<end].map { argument in
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let old = parts.first.map(String.init), let new = names[old] else { return argument }
      if !reported.contains(where: { $0.old == old }) { reported.append((old, new)) }
      return parts.count > 1 ? "\(new)=\(parts[1])" : new
    }
    return (options + arguments[end...], reported)
  }
}
