public import GalleyGeometry
public import GalleyTables

/// The areas of a printed sheet, in points from its top-left corner.
public struct SheetFrame: Hashable, Sendable {
  public let size: Size
  public let body: Rect
  public let headerTop: Double
  public let footerTop: Double

  private static let minimumSide = 72.0

  /// Computes the areas. Throws ``PrintError/pageTooSmall(width:height:minimum:)`` if they are too small.
  public init(_ print: ScenePrint) throws(PrintError) {
    let plan = print.plan
    let margins = plan.paper.margins
    size = plan.paper.turned(across: plan.paper.orientation == .landscape)
    let line = plan.fontSize * 1.1
    let isRightToLeft = plan.direction == .rightToLeft
    let (left, right) = isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    headerTop = margins.top
    footerTop = size.height - margins.bottom - line
    let top = margins.top + (plan.header.isEmpty ? 0 : line * 2)
    let bottom = plan.footer.isEmpty ? size.height - margins.bottom : footerTop - line
    body = Rect(x: left, y: top, width: size.width - left - right, height: bottom - top)
    guard body.width >= SheetFrame.minimumSide, body.height >= SheetFrame.minimumSide else {
      throw .pageTooSmall(width: size.width, height: size.height, minimum: SheetFrame.minimumSide)
    }
  }
}
