public import GalleyGeometry

/// What the pages of a document say, line by line.
public struct DocumentText: Hashable, Sendable {
  /// The lines of all pages, in reading order.
  public let lines: [Line]

  public struct Word: Hashable, Sendable {
    public var text: String
    /// Where it stands on its page, in points from the top left.
    public var frame: Rect

    public init(_ text: String, in frame: Rect) {
      self.text = text
      self.frame = frame
    }
  }

  public struct Line: Hashable, Sendable {
    public let page: Int
    /// The middle of its first word, in points from the top of the page.
    public let place: Double
    public let words: [String]

    public var text: String { words.joined(separator: " ") }
  }

  /// The text of `pages`, each with its words in reading order.
  public init(_ pages: [[Word]]) { lines = pages.enumerated().flatMap { Self.lines(of: $1, on: $0) } }

  /// Words on one height make a line, in columns too: a row of a table is read as one.
  private static func lines(of words: [Word], on page: Int) -> [Line] {
    let order = words.indices.sorted { (words[$0].frame.midY, $0) < (words[$1].frame.midY, $1) }
    var rows: [[Int]] = []
    for index in order {
      if let first = rows.last?.first, words[index].isBeside(words[first]) {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.map { row in
      // Along a line words follow each other as they are read, from either side.
      Line(page: page, place: words[row[0]].frame.midY, words: row.sorted().map { words[$0].text })
    }
  }
}

extension DocumentText.Word {
  /// Whether the middle of the word is as high as that of `other`, but for what other letters or sizes make.
  fileprivate func isBeside(_ other: DocumentText.Word) -> Bool {
    abs(frame.midY - other.frame.midY) < min(frame.height, other.frame.height) / 2
  }
}
