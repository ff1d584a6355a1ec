import GalleyGeometry
import GalleyPrint
import GalleyRender
import GalleyTables
import GalleyTemplate
import GalleyText

struct DocumentFrame {
  let size: Size
  let body: Rect
  let tops: (header: Double, footer: Double)

  private static let minimum = 14.0

  init(_ report: ReportFile, _ style: DocumentStyle, isTurned: Bool = false) throws(ProofError) {
    let paper = report.paper
    let margins = paper.margins
    size = paper.turned(across: (paper.orientation == .landscape) != isTurned)
    body = Rect(
      x: margins.leading, y: margins.top, width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
    let line = style.edge.size * 1.3
    tops = (max(margins.top * 0.5 - line / 2, 8), size.height - max(margins.bottom * 0.5 + line / 2, 8 + line))
    let minimum = style.size * Self.minimum
    guard body.width >= minimum, body.height >= minimum else {
      throw .print(.pageTooSmall(width: size.width, height: size.height, minimum: minimum), at: nil)
    }
  }
}
