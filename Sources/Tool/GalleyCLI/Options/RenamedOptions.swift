import Galley

/// Former names of options. They still work, but Galley prints a warning with the new name.
enum RenamedOptions {
  /// The new names by command and former name. A new name may include the value that the former flag stood for.
  private static let names: [String: [String: String]] = [
    "explain": ["--at": "--only"], "data": ["--at": "--pointer"],
    "table": [
      "--at": "--pointer", "--zebra": "--striped", "--stack": "--records", "--new-pages": "--group-page-breaks",
      "--notes": "--import-notes",
    ],
    "print": ["--dots": "--scale"],
    "check": ["--frames": "--motion", "--fresh": "--no-cache", "--other-stack": "--environment-mismatch"],
    "render": ["--fresh": "--no-cache"], "animate": ["--fresh": "--no-cache"], "report": ["--fresh": "--no-cache"],
    "previews": ["--fresh": "--no-cache", "--optimised": "--configuration release", "--os": "--platform"],
    "symbols": ["--adding": "--symbols"],
  ]

  private static let values: [String: [String: [String: String]]] = [
    "table": ["--group-order": ["found": "input"]],
    "check": ["--environment-mismatch": ["refuse": "fail", "pass": "skip", "judge": "compare"]],
  ]

  static func annotation(_ name: String) -> Annotation? {
    guard name == "slop" else { return nil }
    Terminal.report(Diagnostic(option: name, renamed: Annotation.overscan.rawValue), as: .warning)
    return .overscan
  }

  /// Replaces former names. Returns each renamed option once. Arguments after a separate "--" are not options.
  static func renamed(_ arguments: [String]) -> (arguments: [String], renamed: [(old: String, new: String)]) {
    guard let command = arguments.first else { return ([], []) }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    let (names, values) = (names[command] ?? [:], values[command] ?? [:])
    var (written, reported): ([String], [(old: String, new: String)]) = ([], [])
    var rest = arguments[..<end]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        written.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let new = names[parts[0]] ?? parts[0]
      var renamed = (old: parts[0], new: new)
      if let word = parts.dropFirst().first ?? rest.first, let value = values[new]?[word] {
        if parts.count == 1 { rest.removeFirst() }
        renamed = ("\(renamed.old) \(word)", "\(new) \(value)")
        written += [new, value]
      } else if parts.count > 1 {
        written.append("\(new)=\(parts[1])")
      } else {
        written += new.split(separator: " ").map(String.init)
      }
      if renamed.old != renamed.new, !reported.contains(where: { $0.old == renamed.old }) { reported.append(renamed) }
    }
    return (written + arguments[end...], reported)
  }
}
