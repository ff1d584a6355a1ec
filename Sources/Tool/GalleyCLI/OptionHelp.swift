import ArgumentParser

/// The output of `galley help --scale`: the help for an option in all commands that have it.
enum OptionHelp {
  /// Returns the help of `option`, with one paragraph for all commands whose help is the same; nil if no command has
  /// it.
  static func text(of option: String) -> String? {
    var commands: [String: [String]] = [:]
    var order: [String] = []
    for command in GalleyCommand.configuration.subcommands where command.configuration.shouldDisplay {
      let help = GalleyCommand.helpMessage(for: command, includeHidden: false, columns: 100)
      guard let lines = lines(of: option, in: help) else { continue }
      if commands[lines] == nil { order.append(lines) }
      commands[lines, default: []].append("galley \(command.configuration.commandName ?? "")")
    }
    guard !order.isEmpty else { return nil }
    return order.map { lines in (commands[lines] ?? []).joined(separator: ", ") + ":\n" + lines }
      .joined(separator: "\n\n")
  }

  /// Returns the lines of `help` about `option`: the line that starts with its names, and the indented lines after it.
  private static func lines(of option: String, in help: String) -> String? {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { names(of: $0).contains(option) }) else { return nil }
    let rest = lines[(start + 1)...].prefix { $0.hasPrefix("   ") }
    return ([lines[start]] + rest).joined(separator: "\n")
  }

  private static func names(of line: Substring) -> [String] {
    guard line.hasPrefix("  -") else { return [] }
    return line.split(whereSeparator: { " ,/".contains($0) }).prefix { $0.hasPrefix("-") }.map(String.init)
  }
}
