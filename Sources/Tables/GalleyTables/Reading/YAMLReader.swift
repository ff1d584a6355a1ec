import GalleyMessages

package struct YAMLReader {
  private let source: SourceText
  private var span: ScalarSpan
  private var remainingNodes = YAMLBounds.nodes
  package private(set) var errors: [SceneError] = []

  package init(_ source: SourceText) {
    self.source = source
    span = ScalarSpan(source)
  }

  package mutating func read() -> SceneNode? {
    if let offset = source.firstInvalidByte {
      return fail(.file(.invalidUTF8(byte: source.bytes[offset])), at: source.place(at: offset))
    }
    if let problem = YAMLScan.firstProblem(in: source.bytes) {
      return fail(problem.kind, at: source.place(at: problem.offset))
    }
    do throws(YAMLParser.Problem) {
      guard let node = try YAMLParser.document(in: source.string) else {
        return fail(.yaml(.emptyFile), at: SourcePlace(file: source.file))
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

  private mutating func fail(_ problem: YAMLParser.Problem) -> SceneNode? {
    switch problem {
    case .malformed(let remark, let mark):
      if remark.contains("did not find expected"), let (color, place) = unquotedColor(before: place(mark)) {
        return fail(.yaml(.unquotedColor(color)), at: place)
      }
      return fail(.yaml(.malformed(remark: remark)), at: place(mark))
    case .duplicateKey(let name, let mark):
      let first = place(mark)
      let second = DuplicateKeySearch(source).second(name, after: first) ?? first
      return fail(.yaml(.duplicateKey(name, firstLine: first.line ?? 1)), at: second)
    }
  }

  /// Returns the last hex colour up to `place` that starts a comment and thereby hides the closing brace or bracket.
  private func unquotedColor(before place: SourcePlace) -> (String, SourcePlace)? {
    for number in (1...max(place.line ?? 1, 1)).reversed() {
      guard let line = source.line(number), let match = line.firstMatch(of: /[ :\[](#[0-9A-Fa-f]{3,8})\b.*[}\]]/) else {
        continue
      }
      let before = line[..<match.1.startIndex]
      let open = before.count { "{[".contains($0) } - before.count { "}]".contains($0) }
      guard open > 0, before.count(where: { $0 == "\"" }).isMultiple(of: 2) else { continue }
      var found = SourcePlace(file: source.file, line: number, column: before.count + 1)
      found.length = match.1.count
      return (String(match.1), found)
    }
    return nil
  }

  private func place(_ mark: YAMLNode.Mark?) -> SourcePlace {
    guard let mark else { return SourcePlace(file: source.file) }
    return SourcePlace(file: source.file, line: min(mark.line, source.lineCount), column: mark.column)
  }

  private mutating func convert(_ node: YAMLNode) -> SceneNode {
    let place = place(node.mark)
    remainingNodes -= 1
    if remainingNodes < 0 {
      if remainingNodes == -1 { errors.append(SceneError(.yaml(.tooManyNodes(limit: YAMLBounds.nodes)), at: place)) }
      return SceneNode(content: .list([]), place: place)
    }
    switch node.content {
    case .scalar(let text, let isPlain): return scalar(text, isPlain: isPlain, at: place)
    case .list(let items): return SceneNode(content: .list(items.map { convert($0) }), place: place)
    case .mapping(let pairs): return SceneNode(content: .mapping(pairs.flatMap { self.pairs(of: $0) }), place: place)
    }
  }

  private mutating func scalar(_ text: String, isPlain: Bool, at place: SourcePlace) -> SceneNode {
    var place = place
    if isPlain, text.isEmpty { place = span.comment(after: place) ?? place }
    place.length = span.length(of: text, isPlain: isPlain, at: place)
    return SceneNode(content: .scalar(text, isPlain: isPlain), place: place)
  }

  private mutating func pairs(of pair: (key: YAMLNode, value: YAMLNode)) -> [SceneNode.Pair] {
    guard case .scalar(let key, let isPlain) = pair.key.content else {
      errors.append(SceneError(.yaml(.keyNotText), at: place(pair.key.mark)))
      return []
    }
    let value = convert(pair.value)
    // The key `<<` merges the mapping of its alias: `<<: *name`.
    if key == "<<", let merged = value.pairs { return merged }
    let keyPlace = scalar(key, isPlain: isPlain, at: place(pair.key.mark)).place
    return [SceneNode.Pair(key: key, keyPlace: keyPlace, value: value)]
  }
}
