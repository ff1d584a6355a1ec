import GalleyGeometry
import GalleyTables
import GalleyText

struct GroupHeights {
  private(set) var headings: [Double] = []
  private(set) var totals: [Double] = []
  private(set) var all = 0.0
  private(set) var cut: [Int] = []
  private(set) var width = 0.0

  init?(_ document: TableDocument) {
    let groups = document.groups.groups.indices
    guard !groups.isEmpty || !document.sums.lines.isEmpty else { return nil }
    let heights = document.frame.heights
    let line = document.pens.heading.lineHeight
    for group in groups {
      let heading = GroupHeading(document, group)
      headings.append(heights.heading + Double(heading.lineCount - 1) * line)
      width = max(width, heading.width(document))
      if heading.isCut { cut.append(group) }
    }
    func total(_ group: Int?) -> Double {
      let more = document.sums.lines.reduce(0) { $0 + SumWords(document, $1, of: group).linesAbove }
      return heights.total + Double(more) * line
    }
    totals = groups.map(total)
    all = total(nil)
    guard
      headings.contains(where: { $0 > heights.heading }) || totals.contains(where: { $0 > heights.total })
        || all > heights.total || document.frame.panels.contains(where: { $0.width < width })
    else { return nil }
  }
}

struct GroupHeading {
  let lines: [String]
  let note: String
  let noteWidth: Double
  let indent: Double
  let isNoteBelow: Bool
  let isCut: Bool
  func width(_ document: TableDocument) -> Double {
    let widths = lines.map { document.pens.heading.width(of: $0) }
    let last = isNoteBelow ? noteWidth : (widths.last ?? 0) + document.style.gap + noteWidth
    return indent + max(widths.max() ?? 0, last)
  }

  var lineCount: Int { lines.count + (isNoteBelow ? 1 : 0) }

  static let maximumHeight = 1.0 / 3

  init(_ document: TableDocument, _ number: Int, isContinued: Bool = false) {
    let (group, plan) = (document.groups.groups[number], document.plan)
    let (pen, gap) = (document.pens.heading, document.style.gap)
    let count = plan.count(group.rows.count)
    note = isContinued ? plan.words.continued : count
    noteWidth = document.pens.cell.width(of: note)
    // Reserves space for the longer of the two notes, so that a heading has the same height on all pages.
    let widest = max(document.pens.cell.width(of: count), document.pens.cell.width(of: plan.words.continued))
    indent = Double(group.level) * gap
    let width = document.frame.body.width - indent * 2
    let title = group.shownTitle.split(whereSeparator: \.isNewline).joined(separator: " ")
    if pen.width(of: title) + gap + widest <= width {
      (lines, isNoteBelow, isCut) = ([title], false, false)
      return
    }
    let maximum = max(Int(document.frame.body.height * Self.maximumHeight / pen.lineHeight), 1)
    let layout = pen.set(title, width: max(width, 1))
    isCut = layout.lines.count > maximum
    lines = (isCut ? pen.set(title, width: max(width, 1), limit: maximum) : layout).lines.map(\.text.trimmed)
    isNoteBelow = pen.width(of: lines.last ?? "") + gap + widest > width
  }
}

/// The label of a total. It is on the same line as the total, or above it if it is wider than the space before the
/// first total.
struct SumWords {
  let lines: [String]
  let linesAbove: Int

  init(_ document: TableDocument, _ line: TableSums.Line, of group: Int?) {
    let pen = document.pens.heading
    let title = group.map { document.groups.groups[$0].title } ?? ""
    var text = document.sums.words(line, title, of: group)
    let width = document.frame.body.width
    if document.fit.layout == .stacked {
      let sums = line.columns.enumerated().map { index, column in
        let texts = document.texts(ofColumn: column)
        return "\(document.table.columns[column].name) \(line.written(index, of: group, texts))"
      }
      text = ([text] + sums).joined(separator: "   ")
    } else if pen.width(of: text) <= Self.room(document, line, of: group) {
      (lines, linesAbove) = ([text], 0)
      return
    }
    let maximum = max(Int(document.frame.body.height * GroupHeading.maximumHeight / pen.lineHeight), 1)
    lines =
      pen.width(of: text) <= width ? [text] : pen.set(text, width: width, limit: maximum).lines.map(\.text.trimmed)
    linesAbove = document.fit.layout == .stacked ? lines.count - 1 : lines.count
  }

  private static func room(_ document: TableDocument, _ line: TableSums.Line, of group: Int?) -> Double {
    document.frame.panels.reduce(document.frame.body.width) { minimum, panel in
      min(minimum, document.spaceForWords(line, of: group, on: panel))
    }
  }
}

extension TableDocument {
  func spaceForWords(_ line: TableSums.Line, of group: Int?, on panel: PageFrame.Panel) -> Double {
    var space = panel.width
    for (sum, column) in line.columns.enumerated() {
      guard let place = printed.firstIndex(where: { $0.index == column }), let x = panel.x(of: place) else { continue }
      let text = line.written(sum, of: group, printed[place].cells)
      let (width, textWidth) = (fit.widths[place], pens.heading.width(of: text))
      let isLeft = plan.direction == .leftToRight
      // In the first column, the label comes first, so the total is at the end of the column.
      let indent =
        place == 0
        ? isLeft ? width - textWidth : 0
        : printed[place].indent(
          of: text, width: width, pen: pens.heading, measure: printed[place].measure, plan.direction)
      let before = isLeft ? x + indent - panel.edges.lowerBound : panel.edges.upperBound - x - indent - textWidth
      space = min(space, before)
    }
    return space - style.gap
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
