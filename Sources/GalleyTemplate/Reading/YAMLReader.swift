import Yams

/// Reads a scene file into a tree of ``SceneNode``, and collects what is wrong with it.
struct YAMLReader {
  private let source: SourceText
  private var remainingNodes = YAMLBounds.nodes
  private(set) var errors: [SceneError] = []

  init(_ source: SourceText) { self.source = source }

  /// The tree, or nil when there is an error that leaves nothing to look at.
  mutating func read() -> SceneNode? {
    if let offset = source.firstInvalidByte {
      return fail(.invalidUTF8(byte: source.bytes[offset]), at: source.place(at: offset))
    }
    if let problem = YAMLScan.firstProblem(in: source.bytes) {
      return fail(problem.kind, at: source.place(at: problem.offset))
    }
    do {
      // The parser keeps a pointer into the text, so the text must not be short enough to live on the stack.
      let text = source.string + "\n# the end of the file"
      guard let node = try Parser(yaml: text, encoding: .utf8).singleRoot() else {
        return fail(.emptyFile, at: SourcePlace(file: source.file))
      }
      let tree = convert(node)
      return remainingNodes >= 0 ? tree : nil
    } catch {
      return fail(error)
    }
  }

  private mutating func fail(_ kind: SceneError.Kind, at place: SourcePlace) -> SceneNode? {
    errors.append(SceneError(kind, at: place))
    return nil
  }

  private mutating func fail(_ error: any Error) -> SceneNode? {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return fail(.yaml(remark: problem), at: place(mark))
    case .duplicatedKeysInMapping(let names, let context):
      let first = place(context.mark)
      let name = names.first ?? ""
      let second = DuplicateKeySearch(source).second(name, after: first) ?? first
      return fail(.duplicateKey(name, firstLine: first.line ?? 1), at: second)
    case .reader(let problem, _, _, _):
      return fail(.yaml(remark: problem), at: SourcePlace(file: source.file))
    default:
      return fail(.yaml(remark: "\(error)"), at: SourcePlace(file: source.file))
    }
  }

  private func place(_ mark: Mark?) -> SourcePlace {
    guard let mark else { return SourcePlace(file: source.file) }
    return SourcePlace(file: source.file, line: min(mark.line, source.lineCount), column: mark.column)
  }

  private mutating func convert(_ node: Node) -> SceneNode {
    let place = place(node.mark)
    remainingNodes -= 1
    if remainingNodes < 0 {
      if remainingNodes == -1 { errors.append(SceneError(.tooManyNodes(limit: YAMLBounds.nodes), at: place)) }
      return SceneNode(content: .list([]), place: place)
    }
    switch node {
    case .scalar(let scalar): return convert(scalar)
    case .sequence(let sequence): return SceneNode(content: .list(sequence.map { convert($0) }), place: place)
    case .mapping(let mapping):
      return SceneNode(content: .mapping(mapping.flatMap { pairs(of: $0) }), place: place)
    case .alias: return SceneNode(content: .scalar("", isPlain: true), place: place)
    }
  }

  private func convert(_ scalar: Node.Scalar) -> SceneNode {
    let isPlain = scalar.style == .plain || scalar.style == .any
    var place = place(scalar.mark)
    if isPlain, scalar.string.isEmpty { place = ScalarSpan(source).comment(after: place) ?? place }
    place.length = ScalarSpan(source).length(of: scalar.string, isPlain: isPlain, at: place)
    return SceneNode(content: .scalar(scalar.string, isPlain: isPlain), place: place)
  }

  private mutating func pairs(of pair: (key: Node, value: Node)) -> [SceneNode.Pair] {
    guard case .scalar(let key) = pair.key else {
      errors.append(SceneError(.keyNotText, at: place(pair.key.mark)))
      return []
    }
    let value = convert(pair.value)
    // `<<: *name` is YAML's way to mix a mapping in.
    if key.string == "<<", let merged = value.pairs { return merged }
    let keyPlace = convert(key).place
    return [SceneNode.Pair(key: key.string, keyPlace: keyPlace, value: value)]
  }
}

/// Finds how many characters a scalar takes in the file, for the carets under it.
private struct ScalarSpan {
  let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// The characters from the scalar's first to its last on the first line; 1 where it spans lines.
  func length(of text: String, isPlain: Bool, at place: SourcePlace) -> Int {
    guard let number = place.line, let column = place.column, let line = source.line(number) else { return 1 }
    let rest = line.unicodeScalars.dropFirst(column - 1)
    if isPlain, text.isEmpty, rest.first == "#" { return rest.count }
    if isPlain { return rest.starts(with: text.unicodeScalars) ? max(1, text.unicodeScalars.count) : 1 }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return 1 }
    return quotedLength(rest, quote)
  }

  /// The comment that stands where a value could: `color: #fff`.
  func comment(after place: SourcePlace) -> SourcePlace? {
    guard let number = place.line, let column = place.column, let line = source.line(number) else { return nil }
    let rest = line.unicodeScalars.dropFirst(column - 1)
    guard let sign = rest.firstIndex(where: { $0 != " " }), rest[sign] == "#" else { return nil }
    var found = place
    found.column = column + rest.distance(from: rest.startIndex, to: sign)
    return found
  }

  private func quotedLength(_ rest: Substring.UnicodeScalarView, _ quote: Unicode.Scalar) -> Int {
    var length = 1
    var isEscaped = false
    for scalar in rest.dropFirst() {
      length += 1
      if !isEscaped && scalar == quote { return length }
      isEscaped = !isEscaped && quote == "\"" && scalar == "\\"
    }
    return 1
  }
}

/// Finds where a key is written for the second time in one mapping.
///
/// The parser tells only the first place.
private struct DuplicateKeySearch {
  let source: SourceText

  init(_ source: SourceText) { self.source = source }

  func second(_ key: String, after first: SourcePlace) -> SourcePlace? {
    guard let line = first.line, let column = first.column else { return nil }
    return onSameLine(key, line, column) ?? onLaterLine(key, line, column)
  }

  /// In block style the second key starts in the same column of a later line.
  private func onLaterLine(_ key: String, _ line: Int, _ column: Int) -> SourcePlace? {
    for number in stride(from: line + 1, through: source.lineCount, by: 1) {
      guard let text = source.line(number) else { return nil }
      let indent = text.prefix { $0 == " " }.count
      if text.dropFirst(indent).isEmpty || text.dropFirst(indent).hasPrefix("#") { continue }
      if indent < column - 1 { return nil }
      if indent == column - 1, startsWithKey(text.dropFirst(indent), key) { return place(key, number, column) }
    }
    return nil
  }

  /// In flow style the second key stands behind a comma or an opening brace.
  private func onSameLine(_ key: String, _ line: Int, _ column: Int) -> SourcePlace? {
    guard let text = source.line(line) else { return nil }
    var previous: Character = " "
    for (offset, character) in text.enumerated() {
      if offset >= column, character != " ", previous == ",",
        startsWithKey(text.dropFirst(offset), key)
      {
        return place(key, line, offset + 1)
      }
      if character != " " { previous = character }
    }
    return nil
  }

  private func startsWithKey(_ text: Substring, _ key: String) -> Bool {
    for quoted in [key, "\"\(key)\"", "'\(key)'"] where text.hasPrefix(quoted) {
      let rest = text.dropFirst(quoted.count).drop { $0 == " " }
      if rest.first == ":" { return true }
    }
    return false
  }

  private func place(_ key: String, _ line: Int, _ column: Int) -> SourcePlace {
    SourcePlace(file: source.file, line: line, column: column, length: key.unicodeScalars.count)
  }
}
