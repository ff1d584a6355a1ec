import GalleyTables
import GalleyText

final class TablePens {
  let cell: TextPen
  let monospaced: TextPen
  let title: TextPen
  let heading: TextPen
  let display: TextPen
  let edge: TextPen
  let section: TextPen

  init(_ style: TableStyle, _ engine: TextEngine, _ plan: TablePlan) throws(PrintError) {
    func pen(_ font: ResolvedFont) throws(PrintError) -> TextPen {
      guard let pen = TextPen(engine, font: font, language: plan.language, direction: plan.direction) else {
        throw .missingFont(family: font.family)
      }
      return pen
    }
    cell = try pen(style.cell)
    monospaced = try TablePens.like(cell, style.monospaced, engine, plan)
    title = try pen(style.title)
    heading = try pen(style.heading)
    display = try pen(style.display)
    edge = try pen(style.edge)
    section = try pen(style.section)
  }

  private static func like(
    _ pen: TextPen, _ font: ResolvedFont, _ engine: TextEngine, _ plan: TablePlan
  ) throws(PrintError) -> TextPen {
    // Most tables have no monospaced column, so its font does not have to be installed.
    guard plan.columns.contains(where: \.isMonospaced) else { return pen }
    guard
      let own = TextPen(engine, font: font, language: plan.language, direction: plan.direction, linesOf: pen)
    else { throw .missingFont(family: font.family) }
    return own
  }
}
