package enum QuotedText {
  package static func line(_ words: String) -> String {
    let line = String(words.map { $0.isNewline ? " " : $0 })
    return line.count > 60 ? "“\(line.prefix(40))…\(line.suffix(16))”" : "“\(line)”"
  }
}
