/// Handles values that begin with a dash, such as the column in `--sort -amount` or a negative number. The parser would
/// interpret them as options.
enum DashedValues {
  private static let options: Set<String> = [
    "--sort", "--group-by", "--total", "--average", "--title", "--columns", "--where", "--derive",
  ]
  private static let letters: Set<String> = ["-o", "-h"]

  /// Joins options and their values, for example into `--sort=-amount`. A "--" between the two is permitted. After a
  /// "--" elsewhere, no argument is an option.
  static func joined(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return joined + [argument] + rest }
      if argument.hasPrefix("--"), !argument.contains("="), let number = rest.first, isNumber(number) {
        joined.append("\(argument)=\(number)")
        rest = rest.dropFirst()
        continue
      }
      guard options.contains(argument) else {
        joined.append(argument)
        continue
      }
      let value = rest.first == "--" ? rest.dropFirst().first : rest.first
      if let value, isName(value) {
        joined.append("\(argument)=\(value)")
        rest = rest.dropFirst(rest.first == "--" ? 2 : 1)
      } else {
        joined.append(argument)
      }
    }
    return joined
  }

  private static func isNumber(_ value: String) -> Bool { value.wholeMatch(of: /-\.?[0-9][0-9.]*/) != nil }

  private static func isName(_ value: String) -> Bool {
    value.hasPrefix("-") && !value.hasPrefix("--") && value.count > 1 && !letters.contains(value)
  }
}
