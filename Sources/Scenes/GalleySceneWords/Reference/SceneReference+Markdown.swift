import GalleyTemplate

extension SceneReference {
  package var markdown: String {
    entries.map { "### \($0.name)\n\n" + $0.markdownBody }.joined()
  }
}

extension SceneReference.Entry {
  var markdownDoc: String { escaped(doc) }

  var markdownBody: String { markdownDoc + "\n\n" + markdownDetails }

  /// The value, the keys and the arguments of the entry, without its description.
  var markdownDetails: String {
    var text = ""
    if !value.isEmpty { text += "Value: \(escaped(value)).\(isRequired ? " Required." : "")\n\n" }
    let content = markdownList(depth: 0)
    if !content.isEmpty { text += content + "\n" }
    if !arguments.isEmpty {
      text += "Arguments, next to the view's name:\n\n" + arguments.map { $0.markdownItem(depth: 0) }.joined() + "\n"
    }
    return text
  }

  private func markdownList(depth: Int) -> String {
    let margin = String(repeating: "  ", count: depth)
    var text = rules.map { "\(margin)- \($0)\n" }.joined()
    let documented = words.filter { !$0.doc.isEmpty }
    let bare = words.filter(\.doc.isEmpty).map { "`\($0.name)`" }
    text += documented.map { "\(margin)- `\($0.name)`: \(escaped($0.doc))\n" }.joined()
    if !bare.isEmpty { text += "\(margin)- One of: \(bare.joined(separator: ", "))\n" }
    return text + keys.map { $0.markdownItem(depth: depth) }.joined()
  }

  private func markdownItem(depth: Int) -> String {
    let margin = String(repeating: "  ", count: depth)
    let kind = value.isEmpty ? "" : " (\(escaped(value))\(isRequired ? "; required" : ""))"
    return "\(margin)- `\(name)`\(kind): \(escaped(doc))\n" + markdownList(depth: depth + 1)
  }

  private func escaped(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index.isMultiple(of: 2) else { return String(part) }
      return part.reduce(into: "") { text, letter in
        if "*_[]<>~".contains(letter) { text += "\\" }
        text.append(letter)
      }
    }.joined(separator: "`")
  }
}
