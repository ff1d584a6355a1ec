/// A source that names what only Apple's compiler and systems know: marks for Objective-C, the system's log, parts of
/// modules.
///
/// Read with Linux's words for them, such a source means what it means there, as far as nothing asks Objective-C's
/// runtime. Lines stay lines, so that the compiler's words lead to the source's own.
package struct AppleSource {
  /// The module that stands for Apple's modules of the log. A module of their names would let packages that ask for it
  /// with `canImport` take it for Apple's.
  package static let log = "UnifiedLogging"

  /// Modules that have what others of Apple's have. Their own names would let packages take them for Apple's.
  private static let others: [Substring: String] = ["ObjectiveC": "AppleFoundation", "QuartzCore": "UIKit"]
  private static let logModules: Set<Substring> = ["os", "OSLog"]
  /// What says who else sees a declaration, how it is kept, or where a program begins, and nothing where Objective-C is not.
  private static let marks: Set<Substring> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable", "UIApplicationMain",
    "NSApplicationMain",
  ]
  /// What may stand between `import` and the module, and says which kind of name is taken from it.
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
  private let tokens: [SourceTokens.Token]

  package init(_ source: String) {
    self.source = source
    tokens = SourceTokens(source).tokens
  }

  /// The text in Linux's words; nil where they are the same.
  package var forLinux: String? {
    let edits = tokens.indices.flatMap { self.edits(at: $0) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard !edits.isEmpty else { return nil }
    var (bytes, place) = ([UInt8](), 0)
    let all = Array(source.utf8)
    // A name that is changed with its import is not changed again.
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
    case let word? where Self.logModules.contains(word): qualifierEdits(at: index)
    default: []
    }
  }

  /// An import of a module of the log, or of a part of a module.
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
    // What is imported by its part is there with the module, which has no parts.
    return [Edit(range: tokens.bytes(index, partEnd(from: index, false)), text: String(module))]
  }

  private func conditionEdits(behind index: Int) -> [Edit] {
    guard tokens.text(at: index + 1) == "(", let module = tokens.word(at: index + 2), Self.logModules.contains(module)
    else {
      return []
    }
    return moduleEdits(at: index + 2, keepsName: false)
  }

  /// A module of the log, with its parts; the last of them is kept where it is a name of its own.
  private func moduleEdits(at index: Int, keepsName: Bool) -> [Edit] {
    [Edit(range: tokens.bytes(index, partEnd(from: index, keepsName)), text: Self.log)]
  }

  /// The index of the last part of a module's name that begins at `index`; without the last if that is a name in it.
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

  /// An extension that overrides what Objective-C would let it: it becomes a part of the class that stands before it.
  private func overrideEdits(at index: Int) -> [Edit] {
    guard let name = tokens.word(at: index + 1), tokens.text(at: index + 2) == "{",
      let end = tokens.closing(from: index + 2), tokens[index..<end].contains(where: { $0.text == "override" }),
      tokens.text(at: index - 1) == "}", let start = tokens.opening(to: index - 1)
    else { return [] }
    // The class begins with the last such word before its brace.
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
    // What stands before the method says whose it is.
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

  /// An attribute of Objective-C's; a protocol with it is one of objects.
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
