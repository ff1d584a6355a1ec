import GalleyTemplate
import GalleyText

/// The pens a table is written with.
final class TablePens {
  let cell: TextPen
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
    title = try pen(style.title)
    heading = try pen(style.heading)
    display = try pen(style.display)
    edge = try pen(style.edge)
    section = try pen(style.section)
  }
}
