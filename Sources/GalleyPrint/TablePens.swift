import GalleyTemplate
import GalleyText

/// The pens a table is written with.
final class TablePens {
  let cell: TextPen
  let title: TextPen
  let heading: TextPen
  let display: TextPen
  let edge: TextPen

  init(_ look: TableLook, _ engine: TextEngine, _ plan: TablePlan) throws(PrintError) {
    func pen(_ font: ResolvedFont) throws(PrintError) -> TextPen {
      guard let pen = TextPen(engine, font: font, language: plan.language, direction: plan.direction) else {
        throw .missingFont(family: font.family)
      }
      return pen
    }
    cell = try pen(look.cell)
    title = try pen(look.title)
    heading = try pen(look.heading)
    display = try pen(look.display)
    edge = try pen(look.edge)
  }
}
