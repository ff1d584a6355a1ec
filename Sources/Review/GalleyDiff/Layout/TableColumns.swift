import GalleyGeometry
import GalleySnapshot

struct TableColumns {
  private struct Side {
    let widths: [String]
    let alignments: [String]
    /// The column headers; nil for headers that are not visible.
    let titles: [String?]

    init?(_ view: InspectedView, _ control: InspectedView.Control) {
      guard control.kind == "Table", let columns = control.arguments["columns"] else { return nil }
      let parts = columns.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
      widths = parts.map { $0.first ?? Self.flexible }
      alignments = parts.map { $0.count > 1 ? $0[1] : "leading" }
      let count = widths.count
      let hasTitles = control.arguments["titles"] != "hidden"
      let cells = hasTitles ? view.firstTableRow?.children ?? [] : []
      titles = (0..<count).map { cells.count == count ? cells[$0].texts.first : nil }
    }

    static let flexible = "*"

    func name(_ place: Int) -> ViewName {
      var name = ViewName(sharedBy: "", of: "column")
      (name.id, name.text, name.row) = (nil, titles[place], titles[place] == nil ? place : nil)
      return name
    }
  }

  private let sides: (old: Side, new: Side)
  private let both: [(old: Int, new: Int)]

  init?(
    _ old: InspectedView, _ new: InspectedView, _ controls: (old: InspectedView.Control, new: InspectedView.Control)
  ) {
    guard let before = Side(old, controls.old), let after = Side(new, controls.new) else { return nil }
    sides = (before, after)
    both = Self.matches(before, after)
  }

  /// Matches columns by header. If the column count is unchanged, the remaining columns are matched by position.
  private static func matches(_ old: Side, _ new: Side) -> [(old: Int, new: Int)] {
    func unique(_ titles: [String?]) -> [String: Int] {
      Dictionary(titles.enumerated().compactMap { place, title in title.map { ($0, [place]) } }, uniquingKeysWith: +)
        .compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
    let (before, after) = (unique(old.titles), unique(new.titles))
    var partners = Dictionary(
      uniqueKeysWithValues: after.compactMap { title, place in before[title].map { (place, $0) } })
    let taken = Set(partners.values)
    let isAsMany = old.widths.count == new.widths.count
    let areNameless = old.titles.allSatisfy { $0 == nil } || new.titles.allSatisfy { $0 == nil }
    if isAsMany || areNameless {
      for place in new.widths.indices where partners[place] == nil && place < old.widths.count && !taken.contains(place)
      {
        partners[place] = place
      }
    }
    return partners.map { (old: $0.value, new: $0.key) }.sorted { $0.new < $1.new }
  }

  func aligned(_ old: InspectedView, _ new: InspectedView) -> (InspectedView, InspectedView) {
    (
      old.keepingCells(both.map(\.old), of: sides.old.widths.count),
      new.keepingCells(both.map(\.new), of: sides.new.widths.count)
    )
  }

  var changes: [LayoutChange] {
    let gone = sides.old.widths.indices.filter { place in !both.contains { $0.old == place } }
    let added = sides.new.widths.indices.filter { place in !both.contains { $0.new == place } }
    return gone.map { .removed(sides.old.name($0), LayoutShift()) }
      + added.map { .added(sides.new.name($0), LayoutShift()) } + moves
      + both.flatMap(changes)
  }

  private func changes(of column: (old: Int, new: Int)) -> [LayoutChange] {
    let name = sides.new.name(column.new)
    let steps = [
      ("columnWidth", sides.old.widths[column.old], sides.new.widths[column.new]),
      ("columnAlignment", sides.old.alignments[column.old], sides.new.alignments[column.new]),
    ]
    return steps.filter { $0.1 != $0.2 }.map { .attribute(name, name: $0.0, from: $0.1, to: $0.2) }
  }

  private var moves: [LayoutChange] {
    let ranks = both.map(\.old)
    let displaced = zip(ranks.indices, ranks.sorted()).filter { ranks[$0.0] != $0.1 }.map(\.0)
    guard let first = displaced.first, let last = displaced.last else { return [] }
    if displaced.count == 2 {
      return [.swapped(sides.new.name(both[first].new), sides.new.name(both[last].new))]
    }
    // If all columns of a run moved by one position, only the column that moved from one end to the other is reported.
    let run = Array(ranks[first...last])
    if run.dropFirst().elementsEqual(run.dropFirst().sorted()) {
      return [.reordered(sides.new.name(both[first].new), from: both[first].old, to: both[first].new)]
    }
    if run.dropLast().elementsEqual(run.dropLast().sorted()) {
      return [.reordered(sides.new.name(both[last].new), from: both[last].old, to: both[last].new)]
    }
    var names = sides.new.name(both[first].new)
    (names.text, names.kind) = (nil, "columns")
    return [.shuffled(names, count: displaced.count, areRows: false)]
  }
}

extension InspectedView {
  private static let tableRow = "TableRowLayout"

  fileprivate var firstTableRow: InspectedView? { kind == Self.tableRow ? self : children.firstAnswer(\.firstTableRow) }

  /// A copy without the column index, which could be mistaken for a row index.
  private var unnumbered: InspectedView {
    var view = self
    view.row = nil
    if id?.hasPrefix("column-") == true || row != nil && id == row.map({ "\($0)" }) { view.id = nil }
    if children.count == 1 { view.children = [children[0].unnumbered] }
    return view
  }

  fileprivate func keepingCells(_ places: [Int], of count: Int) -> InspectedView {
    var view = self
    view.children =
      kind == Self.tableRow && children.count == count
      ? places.map { children[$0].unnumbered } : children.map { $0.keepingCells(places, of: count) }
    return view
  }
}
