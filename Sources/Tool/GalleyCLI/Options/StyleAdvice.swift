/// Advice for an unknown option that is a key of style files, such as `--logo`.
enum StyleAdvice {
  private static let keys = ["logo", "fonts", "colors", "sizes", "header", "footer", "tokens"]

  static func text(for usage: String, of command: String?) -> String? {
    guard command == "table", let key = keys.first(where: { usage.hasPrefix("Unknown option '--\($0)'") }) else {
      return nil
    }
    return "'\(key)' is a key of style files: write '\(key): …' in style.yaml, and add --style style.yaml"
  }
}
