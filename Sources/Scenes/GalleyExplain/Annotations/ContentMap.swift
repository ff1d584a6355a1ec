import GalleyGeometry
import GalleyMessages
import GalleyPicture
import GalleyRender
import GalleySnapshot
import GalleyTemplate
import GalleyText
import GalleyViews

/// A map with the whole content on the left and the visible part, enlarged, on the right. The cost does not depend on
/// the number of rows, because content that is too long to be recognisable is hatched.
struct ContentMap {
  private let proof: Proof
  private var ink: DraftingInk
  private let plan: Plan?
  private let tiles: [ContentTiles.Tile]

  fileprivate struct Plan {
    let name: String
    let length: Double
    let window: ClosedRange<Double>
    let width: Double
    let rows: [(number: Int?, extent: ClosedRange<Double>)]
    let list: (extent: ClosedRange<Double>, count: Int)?
    let marks: [Double]
  }

  private static let size = Size(width: 420, height: 600)
  private static let wholeSpace = Rect(x: 24, y: 56, width: 72, height: 500)
  private static let detailArea = Rect(x: 200, y: 56, width: 120, height: 500)
  private static let reach = 2.2
  private static let minimumWidth = 20.0
  private let whole: Rect
  /// The scale of the whole content; nil if it would be too small to be recognisable.
  private let wholeScale: Double?

  init(_ proof: Proof, _ tiles: ContentTiles, _ engine: TextEngine) {
    self.proof = proof
    self.tiles = tiles.tiles
    ink = DraftingInk(proof.source.variant.canvas.environment, engine)
    plan = ContentTiles.scroller(in: proof.layout).flatMap(Plan.init)
    let (width, length) = (max(plan?.width ?? 1, 1), max(plan?.length ?? 1, 1))
    let scale = min(Self.wholeSpace.height / length, Self.wholeSpace.width / width)
    wholeScale = scale * width >= Self.minimumWidth ? scale : nil
    whole =
      wholeScale == nil
      ? Self.wholeSpace
      : Rect(x: Self.wholeSpace.minX, y: Self.wholeSpace.minY, width: width * scale, height: length * scale)
  }

  var picture: Picture {
    var map = self
    map.ink.fill(Rect(size: Self.size), ink.colors.paper)
    if let plan { map.draw(plan) } else { map.write("no vertical scroll view here", x: 24, y: 24) }
    return Picture(size: Self.size, items: map.ink.items)
  }

  private mutating func draw(_ plan: Plan) {
    let total = "\(plan.name): \(Self.grouped(plan.length)) pt of content"
    write(total + (plan.list.map { ", \(CountedNoun.text($0.count, "row"))" } ?? ""), x: 20, y: 14)
    let verb = CountedNoun.form(plan.rows.count, "exists", plural: "exist")
    write(
      "at \(Self.grouped(plan.window.lowerBound)) pt, \(CountedNoun.text(plan.rows.count, "row")) \(verb)",
      x: 20, y: 28)
    drawWhole(plan)
    drawDetail(plan)
  }

  private mutating func write(_ text: String, x: Double, y: Double) {
    ink.label(text, at: [Point(x: x, y: y)], ink.colors.text, isSolid: false)
  }

  // MARK: The whole content

  private mutating func drawWhole(_ plan: Plan) {
    let scale = Scale(of: 0...max(plan.length, 1), on: whole)
    drawColumn(plan, scale, miniature: wholeScale, from: 0)
    for mark in plan.marks {
      let y = scale(mark)
      ink.line([Point(x: whole.minX - 5, y: y), Point(x: whole.minX, y: y)], ink.colors.safeArea, width: 1)
    }
    let window = scale.rect(plan.window, minimum: 3)
    ink.outline(window.insetBy(-1), ink.colors.fits, width: 1.5)
    write("0", x: whole.maxX + 2, y: whole.minY - 6)
    write(Self.grouped(plan.length), x: whole.maxX + 2, y: whole.maxY - 7)
    write(Self.grouped(plan.window.lowerBound), x: whole.maxX + 2, y: window.minY - 6.5)
    let part = Self.enlarged(plan)
    for (place, end) in [(part.lowerBound, detail(plan).minY), (part.upperBound, detail(plan).maxY)] {
      let points = [Point(x: whole.maxX + 1, y: scale(place)), Point(x: detail(plan).minX, y: end)]
      ink.line(points, ink.colors.line, dashes: [2, 2])
    }
  }

  // MARK: The visible part

  private static func enlarged(_ plan: Plan) -> ClosedRange<Double> {
    let middle = (plan.window.lowerBound + plan.window.upperBound) / 2
    let half = max(plan.window.upperBound - plan.window.lowerBound, 1) * reach / 2
    return (middle - half)...(middle + half)
  }

  private mutating func drawDetail(_ plan: Plan) {
    let part = Self.enlarged(plan)
    let scale = Scale(of: part, on: detail(plan))
    drawColumn(plan, scale, miniature: scale.factor, from: part.lowerBound)
    let window = scale.rect(plan.window)
    for row in plan.rows {
      let rect = scale.rect(row.extent)
      guard rect.height > 0 else { continue }
      ink.outline(rect, ink.colors.rows.multiplyingAlpha(by: 0.7))
      if let number = row.number { labelRow(number, rect) }
    }
    ink.outline(window.insetBy(-2), ink.colors.fits, width: 1.5)
    let x = detail(plan).maxX + 6
    for edge in [plan.window.lowerBound, plan.window.upperBound] {
      ink.label(
        "\(Self.grouped(edge)) pt", at: [Point(x: x, y: scale(edge) - 6.5)], ink.colors.fits, isSolid: false)
    }
    drawSpacers(plan, scale)
  }

  private mutating func labelRow(_ number: Int, _ rect: Rect) {
    let label = "row \(Self.grouped(number))"
    // The label is next to the column, so that the content of the row remains visible.
    let corner = Point(x: rect.minX - ink.labelWidth(label), y: rect.midY - DraftingInk.labelHeight / 2)
    ink.label(label, at: [corner], ink.colors.rows, isSolid: false)
  }

  private mutating func drawSpacers(_ plan: Plan, _ scale: Scale) {
    guard let list = plan.list, let first = plan.rows.first, let last = plan.rows.last else { return }
    let (x, column) = (detail(plan).maxX + 6, detail(plan))
    let before = first.extent.lowerBound - list.extent.lowerBound
    let after = list.extent.upperBound - last.extent.upperBound
    let edges = [
      (before, scale(first.extent.lowerBound) - 44), (after, scale(last.extent.upperBound) + 18),
    ]
    for (length, y) in edges where length > 0.5 {
      let place = min(max(y, column.minY), column.maxY - 28)
      write("clear space", x: x, y: place)
      write("\(Self.grouped(length)) pt", x: x, y: place + DraftingInk.labelHeight + 0.5)
    }
  }

  private func detail(_ plan: Plan) -> Rect {
    let space = Self.detailArea
    let length = max(plan.window.upperBound - plan.window.lowerBound, 1) * Self.reach
    let scale = min(space.height / length, space.width / max(plan.width, 1))
    return Rect(x: space.minX, y: space.minY, width: max(plan.width, 1) * scale, height: length * scale)
  }

  private mutating func drawColumn(_ plan: Plan, _ scale: Scale, miniature: Double?, from origin: Double) {
    let outline = scale.rect(0...plan.length)
    if let miniature {
      ink.fill(outline, ink.colors.paper)
      for tile in tiles {
        let corner = Point(x: outline.minX, y: scale.start)
        if let item = tile.item(at: corner, from: origin, scale: miniature, within: scale.part) { ink.add(item) }
      }
    }
    drawMissing(plan, scale)
    if miniature == nil, let first = plan.rows.first, let last = plan.rows.last {
      let built = scale.rect(first.extent.lowerBound...max(first.extent.lowerBound, last.extent.upperBound), minimum: 1)
      ink.fill(built, ink.colors.rows.multiplyingAlpha(by: 0.3))
    }
    ink.outline(outline, ink.colors.line, width: 1)
  }

  private mutating func drawMissing(_ plan: Plan, _ scale: Scale) {
    guard let list = plan.list else { return }
    let color = ink.colors.line.multiplyingAlpha(by: 0.8)
    guard let first = plan.rows.first, let last = plan.rows.last else {
      return ink.hatch(scale.rect(list.extent), color)
    }
    let ends = [
      (list.extent.lowerBound, first.extent.lowerBound), (last.extent.upperBound, list.extent.upperBound),
    ]
    for (lower, upper) in ends where upper > lower { ink.hatch(scale.rect(lower...upper), color) }
  }

  private static func grouped(_ number: Double) -> String { grouped(Int(number.rounded())) }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(abs(number)))
    let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[max(0, $0 - 3)..<$0]) }
    return (number < 0 ? "−" : "") + groups.reversed().joined(separator: ",")
  }
}

private struct Scale {
  let part: ClosedRange<Double>
  private let column: Rect
  var start: Double { column.minY }
  var factor: Double { column.height / max(part.upperBound - part.lowerBound, 1e-9) }

  init(of part: ClosedRange<Double>, on column: Rect) {
    self.part = part
    self.column = column
  }

  func callAsFunction(_ place: Double) -> Double {
    let share = (place - part.lowerBound) / (part.upperBound - part.lowerBound)
    return column.minY + min(max(share, 0), 1) * column.height
  }

  func rect(_ extent: ClosedRange<Double>, minimum: Double = 0) -> Rect {
    let start = self(extent.lowerBound)
    let height = max(self(extent.upperBound) - start, minimum)
    return Rect(x: column.minX, y: min(start, column.maxY - height), width: column.width, height: height)
  }
}

extension Rect {
  fileprivate func insetBy(_ distance: Double) -> Rect {
    Rect(x: minX + distance, y: minY + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}

extension ContentMap.Plan {
  init?(_ scroller: InspectedView) {
    guard let scroll = scroller.scroll, let content = scroller.children.first else { return nil }
    let start = content.frame.minY
    func along(_ frame: Rect) -> ClosedRange<Double> { (frame.minY - start)...(max(frame.minY, frame.maxY) - start) }
    name = scroller.id ?? scroller.kind
    length = scroll.contentSize.height
    window = along(scroll.viewport)
    width = scroll.viewport.width
    let list = LocatedView.all(in: content) { $0.rows != nil && $0.height == nil }.first?.view
    rows = (list?.children ?? []).map { ($0.row, along($0.frame)) }.sorted { $0.1.lowerBound < $1.1.lowerBound }
    self.list = list.flatMap { view in view.rows.map { (along(view.frame), $0.count) } }
    marks = (list?.rows?.marks ?? []).map { $0 + (list?.frame.minY ?? 0) - start }
  }
}
