import CYAML

struct YAMLParser: ~Copyable {
  enum Problem: Error {
    /// `remark` is the message of libyaml, which may come without a position.
    case malformed(remark: String, YAMLNode.Mark?)
    case duplicateKey(String, first: YAMLNode.Mark)
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var anchors: [String: YAMLNode] = [:]

  private init() {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  static func document(in text: String) throws(Problem) -> YAMLNode? {
    let bytes = Array(text.utf8)
    var outcome: Result<YAMLNode?, Problem> = .success(nil)
    bytes.withUnsafeBufferPointer { buffer in
      // libyaml needs a pointer even for empty input.
      guard let start = buffer.baseAddress else { return }
      var parser = YAMLParser()
      yaml_parser_set_input_string(parser.parser, start, buffer.count)
      do throws(Problem) { outcome = .success(try parser.singleDocument()) } catch { outcome = .failure(error) }
    }
    return try outcome.get()
  }

  private mutating func singleDocument() throws(Problem) -> YAMLNode? {
    _ = try next()  // The start of the stream.
    guard try next().type != YAML_STREAM_END_EVENT else { return nil }
    let root = try node(from: next())
    _ = try next()  // The end of the document.
    let end = try next()
    guard end.type == YAML_STREAM_END_EVENT else {
      throw .malformed(remark: "but found another document", end.mark)
    }
    return root
  }

  private mutating func next() throws(Problem) -> YAMLEvent {
    let event = YAMLEvent()
    guard yaml_parser_parse(parser, event.pointer) == 1 else { throw problem }
    return event
  }

  private var problem: Problem {
    let remark = parser.pointee.problem.map { String(cString: $0) } ?? "there is not enough memory"
    let hasPlace = [YAML_SCANNER_ERROR, YAML_PARSER_ERROR, YAML_COMPOSER_ERROR].contains(parser.pointee.error)
    return .malformed(remark: remark, hasPlace ? YAMLNode.Mark(parser.pointee.problem_mark) : nil)
  }

  private mutating func node(from event: consuming YAMLEvent) throws(Problem) -> YAMLNode {
    let (mark, anchor) = (event.mark, event.anchor)
    let content: YAMLNode.Content
    switch event.type {
    case YAML_ALIAS_EVENT:
      guard let node = anchor.flatMap({ anchors[$0] }) else {
        throw .malformed(remark: "found undefined alias", mark)
      }
      return node
    case YAML_SEQUENCE_START_EVENT: content = .list(try items())
    case YAML_MAPPING_START_EVENT: content = .mapping(try pairs())
    default: content = event.scalar
    }
    let node = YAMLNode(content: content, mark: mark)
    if let anchor { anchors[anchor] = node }
    return node
  }

  private mutating func items() throws(Problem) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      let event = try next()
      if event.type == YAML_SEQUENCE_END_EVENT { return items }
      items.append(try node(from: event))
    }
  }

  private mutating func pairs() throws(Problem) -> [(key: YAMLNode, value: YAMLNode)] {
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    while true {
      let event = try next()
      if event.type == YAML_MAPPING_END_EVENT { break }
      let key = try node(from: event)
      pairs.append((key, try node(from: next())))
    }
    try checkKeys(pairs.map(\.key))
    return pairs
  }

  private func checkKeys(_ keys: [YAMLNode]) throws(Problem) {
    var first: [String: YAMLNode.Mark] = [:]
    var repeated: String?
    for key in keys {
      guard let text = key.text else { continue }
      if first[text] == nil { first[text] = key.mark } else { repeated = repeated.map { min($0, text) } ?? text }
    }
    if let repeated, let mark = first[repeated] { throw .duplicateKey(repeated, first: mark) }
  }
}

private struct YAMLEvent: ~Copyable {
  let pointer: UnsafeMutablePointer<yaml_event_t>

  init() {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: yaml_event_t())
  }

  deinit {
    yaml_event_delete(pointer)
    pointer.deallocate()
  }

  var type: yaml_event_type_t { pointer.pointee.type }

  var mark: YAMLNode.Mark { YAMLNode.Mark(pointer.pointee.start_mark) }

  var anchor: String? {
    let data = pointer.pointee.data
    let name =
      switch type {
      case YAML_ALIAS_EVENT: data.alias.anchor
      case YAML_SEQUENCE_START_EVENT: data.sequence_start.anchor
      case YAML_MAPPING_START_EVENT: data.mapping_start.anchor
      case YAML_SCALAR_EVENT: data.scalar.anchor
      default: UnsafeMutablePointer<yaml_char_t>?.none
      }
    return name.map { String(cString: $0) }
  }

  var scalar: YAMLNode.Content {
    let scalar = pointer.pointee.data.scalar
    let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    return .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE || scalar.style == YAML_ANY_SCALAR_STYLE)
  }
}

extension YAMLNode.Mark {
  fileprivate init(_ mark: yaml_mark_t) { self.init(line: mark.line + 1, column: mark.column + 1) }
}
