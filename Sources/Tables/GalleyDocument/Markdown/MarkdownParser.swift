import CMarkdown

/// Parses CommonMark with footnotes and with GitHub's tables, strikethrough, task lists and autolinks.
struct MarkdownParser {
  private typealias Node = OpaquePointer

  private var text = MarkdownText()

  private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]
  /// Registers the extensions once per process, because the library keeps them in a global list.
  private static let isReady: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()
  private static let depthLimit = 64

  static func read(_ source: String) -> MarkdownText {
    guard isReady, let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES | CMARK_OPT_SMART | CMARK_OPT_UNSAFE) else {
      return MarkdownText()
    }
    defer { cmark_parser_free(parser) }
    for name in extensions {
      if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
    }
    var source = source
    source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let root = cmark_parser_finish(parser) else { return MarkdownText() }
    defer { cmark_node_free(root) }
    var reader = MarkdownParser()
    reader.readNotes(root)
    reader.text.blocks = reader.blocks(of: root, depth: 0)
    return reader.text
  }

  // MARK: Footnotes

  private mutating func readNotes(_ root: Node) {
    for child in Self.children(of: root) where Self.type(of: child) == "footnote_definition" {
      text.notes.append(blocks(of: child, depth: 1))
    }
  }

  // MARK: Blocks

  private mutating func blocks(of node: Node, depth: Int) -> [MarkdownBlock] {
    guard depth < Self.depthLimit else { return [] }
    return Self.children(of: node).compactMap { block($0, depth: depth + 1) }
  }

  private mutating func block(_ node: Node, depth: Int) -> MarkdownBlock? {
    let line = Int(cmark_node_get_start_line(node))
    guard let kind = kind(of: node, depth: depth, line: line) else { return nil }
    return MarkdownBlock(kind: kind, line: line)
  }

  private mutating func kind(of node: Node, depth: Int, line: Int) -> MarkdownBlock.Kind? {
    switch Self.type(of: node) {
    case "heading": .heading(level: Int(cmark_node_get_heading_level(node)), inlines(of: node, depth))
    case "paragraph": paragraph(node, depth)
    case "list": list(node, depth)
    case "block_quote": .quote(blocks(of: node, depth: depth))
    case "code_block":
      .code(Self.literal(of: node), language: cmark_node_get_fence_info(node).map { String(cString: $0) } ?? "")
    case "table": table(node, depth)
    case "thematic_break": .rule
    case "html_block": html(line)
    default: nil
    }
  }

  private mutating func paragraph(_ node: Node, _ depth: Int) -> MarkdownBlock.Kind {
    var lines: [[MarkdownInline]] = [[]]
    for child in Self.children(of: node) {
      if Self.type(of: child) == "softbreak" {
        lines.append([])
      } else if let part = inline(child, depth + 1) {
        lines[lines.count - 1].append(part)
      }
    }
    let parts = lines.map(\.withAttributes)
    return .definitions(parts) ?? .paragraph(Array(parts.joined(separator: [.text(" ")])))
  }

  private mutating func html(_ line: Int) -> MarkdownBlock.Kind? {
    text.htmlLines.append(line)
    return nil
  }

  private mutating func list(_ node: Node, _ depth: Int) -> MarkdownBlock.Kind {
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    var items: [MarkdownBlock.Item] = []
    for child in Self.children(of: node) {
      let isTask = Self.type(of: child) == "tasklist"
      items.append(
        MarkdownBlock.Item(
          blocks: blocks(of: child, depth: depth),
          isDone: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(child) : nil))
    }
    return .list(
      start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil, isTight: cmark_node_get_list_tight(node) != 0,
      items)
  }

  private mutating func table(_ node: Node, _ depth: Int) -> MarkdownBlock.Kind {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    let letters = cmark_gfm_extensions_get_table_alignments(node)
    let alignments = (0..<count).map { index -> MarkdownBlock.Alignment in
      switch letters?[index] {
      case UInt8(ascii: "c")?: .center
      case UInt8(ascii: "r")?: .trailing
      default: .leading
      }
    }
    var rows: [[[MarkdownInline]]] = []
    for row in Self.children(of: node) {
      rows.append(Self.children(of: row).map { inlines(of: $0, depth) })
    }
    return .table(alignments, rows)
  }

  // MARK: Lines

  private mutating func inlines(of node: Node, _ depth: Int) -> [MarkdownInline] {
    guard depth < Self.depthLimit else { return [] }
    return Self.children(of: node).compactMap { inline($0, depth + 1) }.withAttributes
  }

  private mutating func inline(_ node: Node, _ depth: Int) -> MarkdownInline? {
    switch Self.type(of: node) {
    case "text": .text(Self.literal(of: node))
    case "softbreak": .text(" ")
    case "linebreak": .lineBreak
    case "code": .code(Self.literal(of: node))
    case "strong": .strong(inlines(of: node, depth))
    case "emph": .emphasis(inlines(of: node, depth))
    case "strikethrough": .struck(inlines(of: node, depth))
    case "link": .link(inlines(of: node, depth), target: Self.address(of: node))
    case "image":
      .image(
        MarkdownImage(
          path: Self.address(of: node), alternative: inlines(of: node, depth).plain,
          title: cmark_node_get_title(node).map { String(cString: $0) } ?? ""))
    case "footnote_reference": note(node)
    case "html_inline": html(node)
    default: nil
    }
  }

  private mutating func html(_ node: Node) -> MarkdownInline? {
    // HTML line breaks are common in table cells, where Markdown has no equivalent.
    if Self.literal(of: node).lowercased().filter({ $0 != " " && $0 != "/" }) == "<br>" { return .lineBreak }
    text.htmlLines.append(Int(cmark_node_get_start_line(node)))
    return nil
  }

  /// Returns a footnote. The library numbers footnotes in the order of their references.
  private func note(_ node: Node) -> MarkdownInline? {
    Int(Self.literal(of: node)).map { .note($0) }
  }

  // MARK: Nodes

  private static func children(of node: Node) -> [Node] {
    var children: [Node] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(child)
      next = cmark_node_next(child)
    }
    return children
  }

  private static func type(of node: Node) -> String {
    // For these nodes, the library has no type names.
    switch cmark_node_get_type(node) {
    case CMARK_NODE_FOOTNOTE_REFERENCE: return "footnote_reference"
    case CMARK_NODE_FOOTNOTE_DEFINITION: return "footnote_definition"
    default: break
    }
    return cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
  }

  private static func literal(of node: Node) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private static func address(of node: Node) -> String {
    cmark_node_get_url(node).map { String(cString: $0) } ?? ""
  }
}
