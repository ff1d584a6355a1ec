struct MarkdownBlock: Hashable {
  var kind: Kind
  var line: Int

  indirect enum Kind: Hashable {
    case heading(level: Int, [MarkdownInline])
    case paragraph([MarkdownInline])
    case list(start: Int?, isTight: Bool, [Item])
    case quote([MarkdownBlock])
    case definitions([Definition])
    case code(String, language: String)
    case table([Alignment], [[[MarkdownInline]]])
    case rule
  }

  struct Item: Hashable {
    var blocks: [MarkdownBlock]
    var isDone: Bool?
  }

  struct Definition: Hashable {
    var term: [MarkdownInline]
    var texts: [[MarkdownInline]]
  }

  enum Alignment: Hashable {
    case leading
    case center
    case trailing
  }
}

extension MarkdownBlock {
  /// The text of a caption: the rest of a paragraph that begins with "Table:" or a colon.
  var tableCaption: [MarkdownInline]? {
    guard case .paragraph(let parts) = kind, case .text(let text)? = parts.first else { return nil }
    guard let mark = ["Table: ", "table: ", ": "].first(where: text.hasPrefix) else { return nil }
    return [.text(String(text.dropFirst(mark.count)))] + parts.dropFirst()
  }
}

extension [MarkdownBlock] {
  func isTable(_ index: Int) -> Bool {
    guard indices.contains(index), case .table = self[index].kind else { return false }
    return true
  }
}

indirect enum MarkdownInline: Hashable {
  case text(String)
  case lineBreak
  case strong([MarkdownInline])
  case emphasis([MarkdownInline])
  case struck([MarkdownInline])
  case code(String)
  case link([MarkdownInline], target: String)
  case image(MarkdownImage)
  case note(Int)

  var plain: String {
    switch self {
    case .text(let text), .code(let text): text
    case .lineBreak: " "
    case .strong(let parts), .emphasis(let parts), .struck(let parts), .link(let parts, _): parts.plain
    case .image(let image): image.alternative
    case .note: ""
    }
  }
}

extension [MarkdownInline] {
  var plain: String { reduce(into: "") { $0 += $1.plain } }
}

struct MarkdownText: Hashable {
  var blocks: [MarkdownBlock] = []
  var notes: [[MarkdownBlock]] = []
  var htmlLines: [Int] = []
}
