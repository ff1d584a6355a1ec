import GalleyGeometry
import GalleyPicture
import GalleyTables

/// The areas of a page, in points from its top-left corner.
struct PageFrame {
  let body: Rect
  let logo: Rect?
  let title: TitleBlock
  let titleHeight: Double
  let isTitled: Bool
  /// The position where the table begins on the last page before it; nil if it begins on a new page.
  var leadEnd: Double?
  let columnTitles: Double
  let titleLines: Int
  let spanTitles: Double
  let headerTop: Double
  let footerTop: Double
  let panels: [Panel]

  struct Panel {
    let places: [(column: Int, x: Double)]
    let edges: ClosedRange<Double>
    var width: Double { edges.upperBound - edges.lowerBound }

    func x(of column: Int) -> Double? { places.first { $0.column == column }?.x }
  }

  let nameWidth: Double
  let heights: PageFiller.Heights

  init(
    _ plan: TablePlan, _ fitting: PageFitting, logo image: PictureImage?, style: TableStyle, pens: TablePens
  ) throws(PrintError) {
    let size = fitting.pageSize
    let margins = plan.paper.margins
    let isRightToLeft = plan.direction == .rightToLeft
    let (left, right) = isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    let isStacked = fitting.fit.layout == .stacked
    let hasSpans = plan.columns.contains { !$0.heading.isEmpty }
    let line = pens.title.lineHeight
    spanTitles = isStacked || !hasSpans ? 0 : line + style.rowPadding * 1.5
    titleLines = isStacked ? 0 : fitting.titleLines(plan, pens.title)
    columnTitles = isStacked ? 0 : spanTitles + Double(titleLines) * line + style.rowPadding * 2.5
    let logo = image.flatMap {
      let edge = Rect(x: left, y: margins.top, width: size.width - left - right, height: 0)
      return $0.place(plan.style.logo, in: edge, isRightToLeft)
    }
    self.logo = logo
    isTitled = plan.report.hasLead
    let titleWidth = size.width - left - right - (logo.map { $0.width + style.widestGap } ?? 0)
    title = TitleBlock(plan, width: titleWidth, pens: pens)
    titleHeight = max(title.height(style, pens), logo.map { $0.height + style.rowPadding * 5 } ?? 0)
    headerTop = margins.top
    footerTop = size.height - margins.bottom - pens.edge.lineHeight
    let top = margins.top + (plan.header.isEmpty ? 0 : pens.edge.lineHeight + style.rowPadding * 3)
    let bottom = plan.footer.isEmpty ? size.height - margins.bottom : footerTop - style.rowPadding * 4
    body = Rect(x: left, y: top, width: size.width - left - right, height: bottom - top)
    heights = PageFiller.Heights(
      line: pens.cell.lineHeight, padding: style.rowPadding * (isStacked ? 5 : 2),
      heading: pens.heading.lineHeight + style.rowPadding * 4,
      total: pens.heading.lineHeight * (plan.totals.isEmpty || plan.averages.isEmpty ? 1 : 2) + style.rowPadding * 3)
    panels = PageFrame.panels(fitting.fit, in: body, isRightToLeft: isRightToLeft)
    nameWidth = min(fitting.widestTitle, body.width * 0.4)
    let minimum = titleHeight + columnTitles + heights.heading + (heights.line + heights.padding) * 2
    guard body.width >= plan.fontSize * 6, body.height >= minimum else {
      throw .pageTooSmall(width: size.width, height: size.height, minimum: minimum)
    }
  }

  func room(onPage index: Int) -> Double { body.maxY - rowsTop(onPage: index) }

  func titlesTop(onPage index: Int) -> Double {
    if index == 0, let leadEnd { return leadEnd }
    return index == 0 && !isTitled ? (titleHeight > 0 ? headerTop + titleHeight : body.minY) : body.minY
  }

  func rowsTop(onPage index: Int) -> Double { titlesTop(onPage: index) + columnTitles }

  private static func panels(_ fit: ColumnFit, in body: Rect, isRightToLeft: Bool) -> [Panel] {
    let all = fit.panels.isEmpty ? [Array(fit.widths.indices)] : fit.panels
    return all.map { columns in
      var x = 0.0
      let places = columns.map { column in
        defer { x += fit.widths[column] + fit.gap }
        return (column: column, x: isRightToLeft ? body.maxX - x - fit.widths[column] : body.minX + x)
      }
      let left = places.map(\.x).min() ?? body.minX
      let right = places.map { $0.x + fit.widths[$0.column] }.max() ?? body.maxX
      return Panel(places: places, edges: left...max(left, right))
    }
  }
}

extension PictureImage {
  /// Returns the area of the logo: as high as `logo` specifies, but at most a third as wide as the body.
  func place(_ logo: PageStyle.Logo?, in body: Rect, _ isRightToLeft: Bool) -> Rect? {
    guard let logo, bitmap.width > 0, bitmap.height > 0 else { return nil }
    let ratio = Double(bitmap.width) / Double(bitmap.height)
    let width = min(logo.height * ratio, body.width / 3)
    let size = Size(width: width, height: width / ratio)
    let x = isRightToLeft ? body.minX : body.maxX - size.width
    return Rect(origin: Point(x: x, y: body.minY), size: size)
  }
}
