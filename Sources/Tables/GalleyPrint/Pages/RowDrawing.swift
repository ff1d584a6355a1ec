import GalleyGeometry
import GalleyPDF
import GalleyPicture
import GalleyTables
import GalleyText

struct RowDrawing<Surface: PrintSurface> {
  let document: TableDocument
  let surface: Surface
  let panel: PageFrame.Panel

  private var pen: TextPen { document.pens.cell }
  private var colors: PageStyle.Colors { document.style.colors }

  func draw(_ place: Int, _ lines: Range<Int>, of count: Int, in area: Rect) throws(PDFError) {
    try drawBackground(place, isLast: lines.upperBound == count, in: area)
    let row = document.row(at: place)
    if document.fit.layout == .stacked { return try drawStacked(row, lines, in: area) }
    let top = area.minY + document.frame.heights.padding / 2
    let rules = document.plan.rules.isEmpty ? [] : document.plan.rules.filter { $0.holds(row) }
    if !rules.isEmpty { try drawFills(rules, in: area) }
    for (index, x) in panel.places {
      let (column, width) = (document.printed[index], document.fit.widths[index])
      let own = column.links == nil ? colors.text : colors.address
      let color = rules.isEmpty ? own : rules.last { !$0.isFill && $0.covers(column.plan.field) }?.color ?? own
      if column.chart != nil, lines.lowerBound == 0 {
        let cell = Rect(x: x, y: area.minY, width: width, height: document.frame.heights.line * 1.5)
        if try drawChart(of: column, row, in: cell) { continue }
      }
      let long = document.longCells.entry(row: row, column)
      try column.cells.withText(row, isPlain: long?.isPlain ?? false) { text throws(PDFError) in
        guard !text.isEmpty else { return }
        if count == 1, !isBroken(text, column, width) {
          let indent = column.indent(
            of: text, width: width, pen: column.pen, measure: column.measure, document.plan.direction)
          try column.pen.draw(text, x: x + indent, y: top, color, on: surface)
        } else {
          let block = WrappedCell(pen: column.pen, width: width)
          try block.draw(
            text, lines, pieces: long?.pieces, x: x, y: top,
            alignment: column.textAlignment, color, on: surface)
        }
      }
    }
  }

  private func drawFills(_ rules: [CellRule], in area: Rect) throws(PDFError) {
    for rule in rules where rule.isFill {
      guard let field = rule.field else {
        try surface.fill(area.bleeding(document.style.bleed), rule.color)
        continue
      }
      for (index, x) in panel.places where document.printed[index].plan.field == field {
        let pad = document.fit.gap / 3
        let cell = Rect(
          x: x - pad, y: area.minY, width: document.fit.widths[index] + pad * 2,
          height: area.height)
        try surface.fill(cell, rule.color)
      }
    }
  }

  /// Draws the chart of a cell. Returns whether it replaces the text.
  private func drawChart(of column: PrintedColumn, _ row: Int, in cell: Rect) throws(PDFError) -> Bool {
    let drawing = CellChartDrawing(colors: colors, surface: surface)
    let data = document.table.columns[column.index]
    let height = document.frame.heights
    let area = Rect(
      x: cell.minX, y: cell.minY + height.padding / 4, width: cell.width, height: height.line + height.padding / 2)
    switch column.chart {
    case .bar(let range):
      guard let value = data.withUTF8(row, { $0.cellNumber }) else { return false }
      try drawing.drawBar(value, on: range, in: area, isRightToLeft: document.plan.direction == .rightToLeft)
      return false
    case .line:
      let values = data.withUTF8(row) { $0.listedNumbers }
      if values.isEmpty { return false }
      try drawing.drawLine(values, in: area)
      return true
    case nil: return false
    }
  }

  private func isBroken(_ text: UnsafeBufferPointer<UInt8>, _ column: PrintedColumn, _ width: Double) -> Bool {
    column.measure.widest > width && column.pen.width(of: text) > width
  }

  private func drawBackground(_ place: Int, isLast: Bool, in area: Rect) throws(PDFError) {
    if document.plan.isZebra {
      if place % 2 == 1 { try surface.fill(area.bleeding(document.style.bleed), colors.band) }
    } else if isLast {
      try surface.fill(Rect(x: area.minX, y: area.maxY - 0.25, width: area.width, height: 0.25), colors.rule)
    }
  }

  private func drawStacked(_ row: Int, _ lines: Range<Int>, in area: Rect) throws(PDFError) {
    let frame = document.frame
    let isLeft = document.plan.direction == .leftToRight
    let width = frame.valueWidth(gap: document.fit.gap)
    let block = WrappedCell(pen: pen, width: width)
    let prepared = pen.prepare("")
    let starts = document.longCells.starts(row: row, document.printed, in: block, using: prepared)
    var y = area.minY + frame.heights.padding / 2
    let heading = starts.indices.dropLast().first { starts[$0 + 1] > starts[$0] }
    for (index, column) in document.printed.enumerated() where starts[index + 1] > lines.lowerBound {
      let (first, count) = (starts[index], starts[index + 1] - starts[index])
      if first >= lines.upperBound { break }
      let long = document.longCells.entry(row: row, column)
      try column.cells.withText(row, isPlain: long?.isPlain ?? false) { text throws(PDFError) in
        let own = (lines.lowerBound - first)..<(lines.upperBound - first)
        let shown = own.clamped(to: 0..<count)
        guard !shown.isEmpty else { return }
        // The first value identifies the record, so it has a background.
        if index == heading { try drawBand(y: y, lines: shown.count) }
        if shown.lowerBound == 0 { try drawName(of: column, y: y) }
        let x = isLeft ? frame.body.minX + frame.nameWidth + document.fit.gap : frame.body.minX
        let color = column.links == nil ? colors.text : colors.address
        try block.draw(text, shown, pieces: long?.pieces, x: x, y: y, alignment: .leading, color, on: surface)
        y += Double(shown.count) * pen.lineHeight
      }
    }
  }

  private func drawBand(y: Double, lines: Int) throws(PDFError) {
    let pad = document.frame.heights.padding / 8
    let body = document.frame.body
    let height = Double(lines) * pen.lineHeight + pad * 2
    let band = Rect(x: body.minX, y: y - pad, width: body.width, height: height)
    try surface.fill(band.bleeding(document.style.bleed), colors.groupBand)
  }

  private func drawName(of column: PrintedColumn, y: Double) throws(PDFError) {
    let frame = document.frame
    let pen = document.pens.title
    let title = pen.shortened(column.plan.title, to: frame.nameWidth + 0.01)
    let isLeft = document.plan.direction == .leftToRight
    let x = isLeft ? frame.body.minX : frame.body.maxX - pen.width(of: title)
    let drop = self.pen.baseline - pen.baseline
    try pen.draw(title, x: x, y: y + drop, colors.muted, on: surface)
  }

  func links(_ place: Int, _ lines: Range<Int>, in area: Rect) -> [PDFPage.Link] {
    guard document.printed.contains(where: { $0.links != nil }), lines.lowerBound == 0 else { return [] }
    let row = document.row(at: place)
    return panel.places.compactMap { index, x in
      guard let links = document.printed[index].links, links.withUTF8(row, \.isAddress), document.fit.layout != .stacked
      else {
        return nil
      }
      let cell = Rect(
        x: x, y: area.minY, width: document.fit.widths[index], height: area.height)
      return PDFPage.Link(cell, to: .address(links[row]))
    }
  }
}

extension CellRule {
  fileprivate func covers(_ name: String) -> Bool { field == nil || field == name }
}

extension Rect {
  func bleeding(_ distance: Double) -> Rect {
    Rect(x: minX - distance, y: minY, width: width + distance * 2, height: height)
  }
}
