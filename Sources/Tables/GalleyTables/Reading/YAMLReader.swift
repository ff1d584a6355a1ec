import GalleyMessages
import Yams

/// Reads a scene file into a tree of ``SceneNode``, and collects what is wrong with it.
package struct YAMLReader {
  private let source: SourceText
  private var span: ScalarSpan
  private var remainingNodes = YAMLBounds.nodes
  package private(set) var errors: [SceneError] = []

  package init(_ source: SourceText) {
    self.source = source
    span = ScalarSpan(source)
  }

  /// The tree, or nil when there is an error that leaves nothing to look at.
  package mutating func read() -> SceneNode? {
    if let offset = source.firstInvalidByte {
      return fail(.file(.invalidUTF8(byte: source.bytes[offset])), at: source.place(at: offset))
    }
    if let problem = YAMLScan.firstProblem(in: source.bytes) {
      return fail(problem.kind, at: source.place(at: problem.offset))
    }
    do {
      // The parser keeps a pointer into the text, so the text must not be short enough to live on the stack.
      let text = source.string + "\n# the end of the file"
      // What a scalar means is decided later: all are texts here, and no patterns are tried on them.
      guard let node = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot() else {
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

  private mutating func fail(_ error: any Error) -> SceneNode? {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return fail(.yaml(.malformed(remark: problem)), at: place(mark))
    case .duplicatedKeysInMapping(let names, let context):
      let first = place(context.mark)
      let name = names.first ?? ""
      let second = DuplicateKeySearch(source).second(name, after: first) ?? first
      return fail(.yaml(.duplicateKey(name, firstLine: first.line ?? 1)), at: second)
    case .reader(let problem, _, _, _):
      return fail(.yaml(.malformed(remark: problem)), at: SourcePlace(file: source.file))
    default:
      return fail(.yaml(.malformed(remark: "\(error)")), at: SourcePlace(file: source.file))
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
      if remainingNodes == -1 { errors.append(SceneError(.yaml(.tooManyNodes(limit: YAMLBounds.nodes)), at: place)) }
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

  private mutating func convert(_ scalar: Node.Scalar) -> SceneNode {
    let isPlain = scalar.style == .plain || scalar.style == .any
    var place = place(scalar.mark)
    if isPlain, scalar.string.isEmpty { place = span.comment(after: place) ?? place }
    place.length = span.length(of: scalar.string, isPlain: isPlain, at: place)
    return SceneNode(content: .scalar(scalar.string, isPlain: isPlain), place: place)
  }

  private mutating func pairs(of pair: (key: Node, value: Node)) -> [SceneNode.Pair] {
    guard case .scalar(let key) = pair.key else {
      errors.append(SceneError(.yaml(.keyNotText), at: place(pair.key.mark)))
      return []
    }
    let value = convert(pair.value)
    // `<<: *name` is YAML's way to mix a mapping in.
    if key.string == "<<", let merged = value.pairs { return merged }
    let keyPlace = convert(key).place
    return [SceneNode.Pair(key: key.string, keyPlace: keyPlace, value: value)]
  }
}
