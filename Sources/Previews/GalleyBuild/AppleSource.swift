/// Translates source code that was written for Apple's systems so that it compiles on Linux. It replaces or removes
/// Objective-C attributes, the unified log and imports of submodules, for example. Line numbers are preserved.
package struct AppleSource {
  /// The module that replaces Apple's log modules. Its name differs from theirs, so that `canImport` checks in packages
  /// do not mistake it for one of them.
  package static let log = "UnifiedLogging"

  private static let others: [Substring: String] = ["ObjectiveC": "AppleFoundation", "QuartzCore": "UIKit"]
  private static let logModules: Set<Substring> = ["os", "OSLog"]
  /// The attributes that have no meaning without Objective-C.
  private static let marks: Set<Substring> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable", "UIApplicationMain",
    "NSApplicationMain",
  ]
  private static let kinds: Set<Substring> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]
  private static let declarations: Set<Substring> = [
    "func", "var", "let", "class", "protocol", "extension", "enum", "init", "subscript",
  ]

  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private let source: String
  private let system: String?
  private let tokens: [SourceTokens.Token]

  /// Creates a translation. Conditions for the platform `system` are true on Linux; if it is nil, conditions are not
  /// changed.
  package init(_ source: String, system: String? = nil) {
    self.source = source
    self.system = system
    tokens = SourceTokens(source).tokens
  }

  package var forLinux: String? {
    let edits = tokens.indices.flatMap { self.edits(at: $0) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard !edits.isEmpty else { return nil }
    var (bytes, place) = ([UInt8](), 0)
    let all = Array(source.utf8)
    // If a name was replaced together with its import, it is not replaced again.
    for edit in edits where edit.range.lowerBound >= place {
      bytes += all[place..<edit.range.lowerBound] + edit.text.utf8
      place = edit.range.upperBound
    }
    return String(decoding: bytes + all[place...], as: UTF8.self)
  }

  private func edits(at index: Int) -> [Edit] {
    switch tokens.text(at: index) {
    case "import": importEdits(behind: index)
    case "canImport": conditionEdits(behind: index)
    case "selector": selectorEdits(at: index)
    case "@": markEdits(at: index)
    case "NSError": errorEdits(at: index)
    case "extension": overrideEdits(at: index)
    case "os" where tokens.text(at: index + 1) == "(": platformEdits(behind: index)
    case let word? where Self.logModules.contains(word): qualifierEdits(at: index)
    default: []
    }
  }

  private func importEdits(behind index: Int) -> [Edit] {
    var (index, isOfKind) = (index + 1, false)
    if let kind = tokens.text(at: index), Self.kinds.contains(kind), isOnLine(of: index - 1, index + 1) {
      (index, isOfKind) = (index + 1, true)
    }
    guard let module = tokens.word(at: index), isOnLine(of: index - 1, index) else { return [] }
    if Self.logModules.contains(module) { return moduleEdits(at: index, keepsName: isOfKind) }
    if let other = Self.others[module] {
      return [Edit(range: tokens.bytes(index, partEnd(from: index, isOfKind)), text: other)]
    }
    if module == "Darwin" { return [Edit(range: tokens.bytes(index, partEnd(from: index, isOfKind)), text: "Glibc")] }
    guard !isOfKind, tokens.text(at: index + 1) == ".", isOnLine(of: index, index + 2) else { return [] }
    // Submodules do not exist on Linux, where the whole module has their contents.
    return [Edit(range: tokens.bytes(index, partEnd(from: index, false)), text: String(module))]
  }

  private func conditionEdits(behind index: Int) -> [Edit] {
    guard tokens.text(at: index + 1) == "(", let module = tokens.word(at: index + 2), Self.logModules.contains(module)
    else {
      return []
    }
    return moduleEdits(at: index + 2, keepsName: false)
  }

  /// Returns the edits for an `os(…)` condition. Outside of conditions, `os(…)` has no meaning.
  private func platformEdits(behind index: Int) -> [Edit] {
    guard let system, tokens.text(at: index + 2) == system[...], tokens.text(at: index + 3) == ")" else { return [] }
    return [Edit(range: tokens[index + 2].range, text: "Linux")]
  }

  /// Replaces a module name. With `keepsName`, the last component is the imported name and is kept.
  private func moduleEdits(at index: Int, keepsName: Bool) -> [Edit] {
    [Edit(range: tokens.bytes(index, partEnd(from: index, keepsName)), text: Self.log)]
  }

  /// Returns the last token of a module name. With `keepsName`, the last component is the imported name and is
  /// excluded.
  private func partEnd(from index: Int, _ keepsName: Bool) -> Int {
    var end = index
    while tokens.text(at: end + 1) == ".", tokens.word(at: end + 2) != nil, isOnLine(of: end, end + 2) { end += 2 }
    return keepsName && end > index ? end - 2 : end
  }

  private func qualifierEdits(at index: Int) -> [Edit] {
    guard tokens.text(at: index + 1) == ".", !["import", ".", "(", "#"].contains(tokens.text(at: index - 1)),
      let name = tokens.word(at: index + 2), name.hasPrefix("OS") || name.hasPrefix("os_") || name == "Logger",
      tokens.text(at: index) == "os" || name == "Logger"
    else { return [] }
    return [Edit(range: tokens[index].range, text: Self.log)]
  }

  private func errorEdits(at index: Int) -> [Edit] {
    guard tokens.text(at: index + 1) == "(", tokens.text(at: index + 2) == ")" else { return [] }
    return [Edit(range: tokens.bytes(index + 1, index + 2), text: "(domain: \"\", code: 0)")]
  }

  /// Moves overrides in an extension into the class before it, because only Objective-C allows overrides in extensions.
  private func overrideEdits(at index: Int) -> [Edit] {
    guard let name = tokens.word(at: index + 1), tokens.text(at: index + 2) == "{",
      let end = tokens.closing(from: index + 2), tokens[index..<end].contains(where: { $0.text == "override" }),
      tokens.text(at: index - 1) == "}", let start = tokens.opening(to: index - 1)
    else { return [] }
    // The declaration of the class starts at the last keyword before its brace.
    let head = tokens[..<start].lastIndex { $0.text == "class" || $0.text == "}" || $0.text == "{" }
    guard let head, tokens[head].text == "class", tokens.word(at: head + 1) == name else { return [] }
    return [
      Edit(range: tokens[index - 1].range, text: ""), Edit(range: tokens.bytes(index, index + 2), text: ""),
    ]
  }

  private func selectorEdits(at index: Int) -> [Edit] {
    guard tokens.text(at: index - 1) == "#", tokens.text(at: index + 1) == "(",
      let end = tokens.closing(from: index + 1)
    else { return [] }
    var start = index + 2
    if ["getter", "setter"].contains(tokens.text(at: start)), tokens.text(at: start + 1) == ":" { start += 2 }
    // The components before the method name are the name of its type.
    var (depth, name) = (0, start)
    for place in start..<end {
      if tokens.text(at: place) == "(" { depth += 1 }
      if tokens.text(at: place) == ")" { depth -= 1 }
      if tokens.text(at: place) == "as", depth == 0 { break }
      if tokens.text(at: place) == ".", depth == 0 { name = place + 1 }
    }
    let words = tokens[name..<end].prefix { $0.text != "as" }.map(\.text).joined()
    let lines = source.utf8.dropFirst(tokens[index].range.lowerBound)
      .prefix(tokens[end].range.upperBound - tokens[index].range.lowerBound).filter { $0 == UInt8(ascii: "\n") }.count
    return [
      Edit(
        range: tokens[index - 1].range.lowerBound..<tokens[end].range.upperBound,
        text: "Selector(\"\(words)\")" + String(repeating: "\n", count: lines))
    ]
  }

  /// Returns the edits for an Objective-C attribute. A protocol with `@objc` becomes a class-only protocol.
  private func markEdits(at index: Int) -> [Edit] {
    guard let mark = tokens.word(at: index + 1), Self.marks.contains(mark),
      tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
    else { return [] }
    var end = index + 1
    if tokens.text(at: end + 1) == "(", tokens[end].range.upperBound == tokens[end + 1].range.lowerBound,
      let closing = tokens.closing(from: end + 1)
    {
      end = closing
    }
    let edit = Edit(range: tokens.bytes(index, end), text: "")
    var next = end + 1
    while let word = tokens.word(at: next), !Self.declarations.contains(word) { next += 1 }
    guard mark == "objc", tokens.text(at: next) == "protocol", tokens.text(at: next + 2) == "{" else { return [edit] }
    let name = tokens[next + 1].range
    return [edit, Edit(range: name.upperBound..<name.upperBound, text: ": AnyObject")]
  }

  private func isOnLine(of first: Int, _ last: Int) -> Bool {
    guard tokens.indices.contains(first), tokens.indices.contains(last) else { return false }
    let between = source.utf8.dropFirst(tokens[first].range.upperBound)
      .prefix(tokens[last].range.lowerBound - tokens[first].range.upperBound)
    return !between.contains(UInt8(ascii: "\n"))
  }
}
