public import GalleyGeometry

/// The text of a document, line by line.
///
/// ```swift
/// let text = DocumentText([[DocumentText.Word("Total", in: Rect(x: 72, y: 72, width: 30, height: 12))]])
/// print(text.lines[0].text)
/// ```
public struct DocumentText: Hashable, Sendable {
  /// The lines of all pages, in reading order.
  public let lines: [Line]

  public struct Word: Hashable, Sendable {
    public var text: String
    public var frame: Rect

    public init(_ text: String, in frame: Rect) {
      self.text = text
      self.frame = frame
    }
  }

  public struct Line: Hashable, Sendable {
    public let page: Int
    /// The vertical centre of the first word, in points from the top.
    public let place: Double
    public let words: [String]

    public var text: String { words.joined(separator: " ") }
  }

  public init(_ pages: [[Word]]) { lines = pages.enumerated().flatMap { Self.lines(of: $1, on: $0) } }

  /// Joins words on the same line even across columns, so that a table row becomes one line.
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
      // Within a line, words keep their reading order, which supports right-to-left text.
      Line(page: page, place: words[row[0]].frame.midY, words: row.sorted().map { words[$0].text })
    }
  }
}

extension DocumentText.Word {
  /// Whether both words are on the same line. Different letters and font sizes may shift the centres slightly.
  fileprivate func isBeside(_ other: DocumentText.Word) -> Bool {
    abs(frame.midY - other.frame.midY) < min(frame.height, other.frame.height) / 2
  }
}
