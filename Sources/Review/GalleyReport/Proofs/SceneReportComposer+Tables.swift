import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyRender
import GalleySnapshot
import GalleyTables
import GalleyTemplate
import GalleyViews

extension SceneReportComposer {
  func gathered<Value: Hashable>(
    _ values: (Explanation) -> [Value]
  ) -> [(value: Value, sources: [ScenePicture])] {
    var order: [Value] = []
    var sources: [Value: [ScenePicture]] = [:]
    for explanation in chapter.explanations {
      for value in values(explanation) {
        if sources[value] == nil { order.append(value) }
        sources[value, default: []].append(explanation.proof.source)
      }
    }
    return order.map { ($0, sources[$0] ?? []) }
  }

  /// Returns a description such as "all", "top and middle" or "dynamicType large…xxxLarge".
  func words(for sources: [ScenePicture]) -> String {
    if sources.count == chapter.explanations.count { return SceneReportLabels.everywhere }
    return PictureNames(chapter.explanations.map(\.proof.source)).names(of: sources, leavesOutComplete: true)
      .joined(separator: "; ")
  }

  func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  // MARK: Columns

  private struct ColumnFact: Hashable {
    let list: InspectedSharedSize.List?
    let column: InspectedSharedSize.Column
    let caps: [ColumnCap]
  }

  var columns: SceneReport.Section? {
    let facts = gathered { explanation in
      explanation.proof.sharedSizes.flatMap { sharedSize in
        sharedSize.columns.map { column in
          let caps = chapter.caps[explanation.proof.source.variant]?[ColumnName(sharedSize.list, column.key)]
          return ColumnFact(list: sharedSize.list, column: column, caps: caps ?? [])
        }
      }
    }
    guard !facts.isEmpty else { return nil }
    typealias Cell = SceneReport.Table.Cell
    let rows = facts.map { fact, sources in
      let column = fact.column
      return [
        Cell(column.key), Cell(fact.list?.id ?? fact.list?.kind ?? SceneReportLabels.none),
        Cell(Self.width(of: column), number: column.width),
        Cell(column.widest.map(Self.words) ?? SceneReportLabels.none),
        Cell(column.runnerUp.map(Self.words) ?? SceneReportLabels.none),
        Cell("\(column.cut) of \(column.cells)", number: Double(column.cut)),
        Cell(fact.caps.isEmpty ? SceneReportLabels.none : unique(fact.caps.map(Self.words)).joined(separator: "\n")),
        Cell(words(for: sources), target: sources.first.map(anchor(shownFor:))),
      ]
    }
    let heads = [
      SceneReport.Table.Column(SceneReportLabels.key), .init(SceneReportLabels.list),
      .init(SceneReportLabels.width, isNumber: true),
      .init(SceneReportLabels.setBy), .init(SceneReportLabels.runnerUp), .init(SceneReportLabels.cut, isNumber: true),
      .init(SceneReportLabels.caps),
      .init(SceneReportLabels.shownIn),
    ]
    return SceneReport.Section(
      anchor: anchor("columns"), title: SceneReportLabels.columns, note: SceneReportLabels.columnsNote,
      blocks: [.table(SceneReport.Table(columns: heads, rows: rows))])
  }

  /// Returns the anchor of an image. Images on other canvases are in the section on variants.
  func anchor(shownFor source: ScenePicture) -> String {
    source.variant == scene.variants.first ? anchor(of: source) : anchor("variants")
  }

  private static func width(of column: InspectedSharedSize.Column) -> String {
    let width = InspectedView.text(column.width)
    return switch column.mode {
    case .growing?: "\(width) \(SceneReportLabels.growing)"
    case .capped?: "\(width) \(SceneReportLabels.capped)"
    case .percentile(let share)?: "\(width), \(SceneReportLabels.percentile(share))"
    case .exact?, nil: width
    }
  }

  private static func words(_ cell: InspectedSharedSize.Cell) -> String {
    SceneReportLabels.cell(Self.short(cell.words), row: cell.row, width: cell.width)
  }

  private static func words(_ cap: ColumnCap) -> String {
    SceneReportLabels.cap(width: cap.width, cut: cap.cut)
  }

  static func short(_ words: String) -> String {
    let line = String(words.map { $0.isNewline ? " " : $0 })
    return line.count > 48 ? "\(line.prefix(30))…\(line.suffix(14))" : line
  }
}
