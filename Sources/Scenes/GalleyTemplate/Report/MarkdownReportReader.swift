import GalleyMessages
import GalleyTables

/// Reads a Markdown report. Its keys are in YAML at the top, between two `---` lines. Its tables, charts and scenes are
/// in fenced blocks:
///
///     ```table
///     data: sales.csv
///     totals: amount
///     ```
struct MarkdownReportReader {
  private let source: SourceText
  private var blocks: [SceneNode] = []
  private var lines: [String] = []
  private var firstLine = 1
  private(set) var foreignKeys: [String] = []
  private(set) var errors: [SceneError] = []

  private static let kinds = ["table", "chart", "scene", "image"]

  init(_ source: SourceText) { self.source = source }

  mutating func read() -> SceneNode? {
    var number = 1
    var pairs: [SceneNode.Pair] = []
    if source.line(1)?.trimmed == "---", let end = (2...max(2, source.lineCount)).first(where: isFrontEnd) {
      guard let front = node(fromLine: 2, to: end) else { return nil }
      pairs = front.pairs ?? []
      number = end + 1
      // Without the key `report`, some keys of the front matter may be meant for another program.
      if front["report"] == nil {
        let known = Set(ReportKeys.defined().fields.map(\.key))
        foreignKeys = pairs.map(\.key).filter { !known.contains($0) }
        pairs.removeAll { foreignKeys.contains($0.key) }
      }
    }
    readBody(from: number)
    let place = SourcePlace(file: source.file, line: number)
    func add(_ key: String, _ content: SceneNode.Content) {
      guard !pairs.contains(where: { $0.key == key }) else { return }
      pairs.append(SceneNode.Pair(key: key, keyPlace: place, value: SceneNode(content: content, place: place)))
    }
    add("report", .scalar("1", isPlain: true))
    add("body", .list(blocks))
    return SceneNode(content: .mapping(pairs), place: place)
  }

  private func isFrontEnd(_ number: Int) -> Bool {
    ["---", "..."].contains(source.line(number)?.trimmed ?? "")
  }

  private mutating func readBody(from start: Int) {
    var number = start
    firstLine = start
    var fence: String?
    while number <= source.lineCount {
      let line = source.line(number) ?? ""
      if let open = fence {
        if line.trimmed.hasPrefix(open), line.trimmed.allSatisfy({ $0 == open.first }) { fence = nil }
      } else if let (marks, kind) = Self.fence(line) {
        if let kind, let end = end(of: marks, from: number + 1) {
          endText()
          addBlock(kind, from: number, to: end)
          number = end + 1
          firstLine = number
          continue
        }
        fence = marks
      }
      lines.append(line)
      number += 1
    }
    endText()
  }

  private static func fence(_ line: String) -> (marks: String, kind: String?)? {
    let text = line.trimmed
    guard let first = text.first, first == "`" || first == "~" else { return nil }
    let marks = text.prefix { $0 == first }
    guard marks.count >= 3 else { return nil }
    let word = text.dropFirst(marks.count).split(separator: " ").first.map(String.init)
    return (String(marks), word.flatMap { kinds.contains($0) ? $0 : nil })
  }

  private func end(of marks: String, from start: Int) -> Int? {
    guard start <= source.lineCount else { return nil }
    return (start...source.lineCount).first { number in
      let text = source.line(number)?.trimmed ?? ""
      return text.hasPrefix(marks) && text.allSatisfy { $0 == marks.first }
    }
  }

  private mutating func endText() {
    defer { lines = [] }
    guard lines.contains(where: { !$0.trimmed.isEmpty }) else { return }
    let place = SourcePlace(file: source.file, line: firstLine)
    blocks.append(SceneNode(content: .scalar(lines.joined(separator: "\n"), isPlain: false), place: place))
  }

  private mutating func addBlock(_ kind: String, from start: Int, to end: Int) {
    let place = SourcePlace(file: source.file, line: start)
    guard let value = node(fromLine: start + 1, to: end) else { return }
    let pair = SceneNode.Pair(key: kind, keyPlace: place, value: value)
    blocks.append(SceneNode(content: .mapping([pair]), place: place))
  }

  private mutating func node(fromLine start: Int, to end: Int) -> SceneNode? {
    let blank = String(repeating: "\n", count: start - 1)
    let own = (start..<max(start, end)).compactMap { source.line($0) }.joined(separator: "\n")
    var reader = YAMLReader(SourceText(file: source.file, bytes: Array((blank + own).utf8)))
    let node = reader.read()
    errors += reader.errors
    return node
  }
}

extension String {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
