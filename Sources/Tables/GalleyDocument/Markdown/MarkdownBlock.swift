/// A block of a text in Markdown.
struct MarkdownBlock: Hashable {
  /// What it is.
  var kind: Kind
  /// The line of the text that it begins on, from 1.
  var line: Int

  /// What a block is.
  indirect enum Kind: Hashable {
    /// A heading, from level 1.
    case heading(level: Int, [MarkdownInline])
    /// A paragraph.
    case paragraph([MarkdownInline])
    /// Items under bullets, or under numbers from `start`.
    case list(start: Int?, isTight: Bool, [Item])
    /// Blocks of somebody else.
    case quote([MarkdownBlock])
    /// Code, with the language that it says.
    case code(String, language: String)
    /// Rows of cells under a row of titles.
    case table([Alignment], [[[MarkdownInline]]])
    /// A line across.
    case rule
  }

  /// An item of a list.
  struct Item: Hashable {
    /// What it says.
    var blocks: [MarkdownBlock]
    /// Whether it is done; nil for an item that is no task.
    var isDone: Bool?
  }

  /// Where the cells of a column stand.
  enum Alignment: Hashable {
    case leading
    case center
    case trailing
  }
}

/// A piece of a line of Markdown.
indirect enum MarkdownInline: Hashable {
  /// Letters.
  case text(String)
  /// A break of a line that is meant.
  case lineBreak
  /// What is said with more weight.
  case strong([MarkdownInline])
  /// What is said with another slope.
  case emphasis([MarkdownInline])
  /// What no longer holds.
  case struck([MarkdownInline])
  /// Code.
  case code(String)
  /// What leads somewhere.
  case link([MarkdownInline], target: String)
  /// An image.
  case image(MarkdownImage)
  /// The mark of a footnote, by its number from 1.
  case note(Int)

  /// The letters alone.
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
  /// The letters alone.
  var plain: String { reduce(into: "") { $0 += $1.plain } }
}

/// A text in Markdown: its blocks, and its footnotes in the order of their numbers.
struct MarkdownText: Hashable {
  /// What it says.
  var blocks: [MarkdownBlock] = []
  /// What its footnotes say.
  var notes: [[MarkdownBlock]] = []
  /// The lines that hold HTML, which is not shown.
  var htmlLines: [Int] = []
}
