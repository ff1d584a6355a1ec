import GalleyDiagnostics
import GalleyGeometry
import GalleyPicture
import GalleyTemplate
import GalleyText
import GalleyViews

/// All of a scroller's content as a miniature: on the left the whole column with the part that can be seen, on the
/// right that part enlarged, with the rows that exist and the clear space in place of those that do not.
///
/// The cost does not hang on the number of rows.
struct ContentMap {
  private let proof: Proof
  private var ink: DraftingInk
  private let plan: Plan?

  /// What is drawn, along the content from its start, in points of the content.
  fileprivate struct Plan {
    let name: String
    let length: Double
    let window: ClosedRange<Double>
    /// The rows that exist, with their numbers.
    let rows: [(number: Int?, extent: ClosedRange<Double>)]
    /// Where all rows lie, drawn or not, and how many there are.
    let list: (extent: ClosedRange<Double>, count: Int)?
    /// Where sections start.
    let marks: [Double]
  }

  private static let size = Size(width: 420, height: 600)
  private static let whole = Rect(x: 24, y: 56, width: 72, height: 500)
  private static let detail = Rect(x: 200, y: 56, width: 120, height: 500)
  /// How many windows long the enlarged part is.
  private static let reach = 2.2

  init(_ proof: Proof, _ engine: TextEngine) {
    self.proof = proof
    ink = DraftingInk(proof.source.variant.canvas.environment, engine)
    plan = LocatedView.all(in: proof.layout) { $0.scroll?.axes.contains(.vertical) == true }.first
      .flatMap { Plan($0.view) }
  }

  /// The drawing; where nothing scrolls up and down, it says so.
  var picture: Picture {
    var map = self
    map.ink.fill(Rect(size: Self.size), ink.colors.paper)
    if let plan { map.draw(plan) } else { map.write("nothing scrolls up and down here", x: 24, y: 24) }
    return Picture(size: Self.size, items: map.ink.items)
  }

  private mutating func draw(_ plan: Plan) {
    let total = "\(plan.name): \(Self.grouped(plan.length)) pt of content"
    write(total + (plan.list.map { ", \(CountedNoun.text($0.count, "row"))" } ?? ""), x: 20, y: 14)
    write(
      "at \(Self.grouped(plan.window.lowerBound)) pt, \(CountedNoun.text(plan.rows.count, "row")) \(CountedNoun.form(plan.rows.count, "exists", plural: "exist"))",
      x: 20, y: 28)
    drawWhole(plan)
    drawDetail(plan)
  }

  private mutating func write(_ text: String, x: Double, y: Double) {
    ink.label(text, at: [Point(x: x, y: y)], ink.colors.text, isSolid: false)
  }

  // MARK: The whole

  private mutating func drawWhole(_ plan: Plan) {
    let scale = Scale(of: 0...max(plan.length, 1), on: Self.whole)
    drawColumn(plan, scale)
    for mark in plan.marks {
      let y = scale(mark)
      ink.line([Point(x: Self.whole.minX - 5, y: y), Point(x: Self.whole.minX, y: y)], ink.colors.safeArea, width: 1)
    }
    let window = scale.rect(plan.window, least: 3)
    ink.outline(window.insetBy(-1), ink.colors.fits, width: 1.5)
    write("0", x: Self.whole.maxX + 2, y: Self.whole.minY - 6)
    write(Self.grouped(plan.length), x: Self.whole.maxX + 2, y: Self.whole.maxY - 7)
    write(Self.grouped(plan.window.lowerBound), x: Self.whole.maxX + 2, y: window.minY - 6.5)
    let part = Self.enlarged(plan)
    for (place, end) in [(part.lowerBound, Self.detail.minY), (part.upperBound, Self.detail.maxY)] {
      let points = [Point(x: Self.whole.maxX + 1, y: scale(place)), Point(x: Self.detail.minX, y: end)]
      ink.line(points, ink.colors.line, dashes: [2, 2])
    }
  }

  // MARK: The part that can be seen

  /// The part of the content that is enlarged: the window in its middle.
  private static func enlarged(_ plan: Plan) -> ClosedRange<Double> {
    let middle = (plan.window.lowerBound + plan.window.upperBound) / 2
    let half = max(plan.window.upperBound - plan.window.lowerBound, 1) * reach / 2
    return (middle - half)...(middle + half)
  }

  private mutating func drawDetail(_ plan: Plan) {
    let scale = Scale(of: Self.enlarged(plan), on: Self.detail)
    drawColumn(plan, scale)
    let window = scale.rect(plan.window)
    for y in [window.minY, window.maxY] { ink.reserve(Rect(x: window.minX, y: y - 3, width: window.width, height: 6)) }
    for row in plan.rows {
      let rect = scale.rect(row.extent)
      ink.fill(rect, ink.colors.rows.multiplyingAlpha(by: 0.16))
      ink.outline(rect, ink.colors.rows)
      if let number = row.number { labelRow(number, rect) }
    }
    ink.outline(window.insetBy(-2), ink.colors.fits, width: 1.5)
    let x = Self.detail.maxX + 6
    for edge in [plan.window.lowerBound, plan.window.upperBound] {
      ink.label(
        "\(Self.grouped(edge)) pt", at: [Point(x: x, y: scale(edge) - 6.5)], ink.colors.fits, isSolid: false)
    }
    drawSpacers(plan, scale)
  }

  private mutating func labelRow(_ number: Int, _ rect: Rect) {
    let label = "row \(Self.grouped(number))"
    let corner = Point(x: rect.midX - ink.labelWidth(label) / 2, y: rect.midY - DraftingInk.labelHeight / 2)
    ink.label(label, at: [corner], ink.colors.rows, isSolid: false)
  }

  /// Says what stands in for the rows that do not exist.
  private mutating func drawSpacers(_ plan: Plan, _ scale: Scale) {
    guard let list = plan.list, let first = plan.rows.first, let last = plan.rows.last else { return }
    let x = Self.detail.maxX + 6
    let before = first.extent.lowerBound - list.extent.lowerBound
    let after = list.extent.upperBound - last.extent.upperBound
    let edges = [
      (before, scale(first.extent.lowerBound) - 44), (after, scale(last.extent.upperBound) + 18),
    ]
    for (length, y) in edges where length > 0.5 {
      let place = min(max(y, Self.detail.minY), Self.detail.maxY - 28)
      write("clear space", x: x, y: place)
      write("\(Self.grouped(length)) pt", x: x, y: place + DraftingInk.labelHeight + 0.5)
    }
  }

  /// The content's outline; hatched where rows would lie that do not exist.
  private mutating func drawColumn(_ plan: Plan, _ scale: Scale) {
    if let list = plan.list { ink.hatch(scale.rect(list.extent), ink.colors.line.multiplyingAlpha(by: 0.8)) }
    if let first = plan.rows.first, let last = plan.rows.last {
      let built = scale.rect(first.extent.lowerBound...max(first.extent.lowerBound, last.extent.upperBound), least: 1)
      ink.fill(built, ink.colors.paper)
      ink.fill(built, ink.colors.rows.multiplyingAlpha(by: 0.3))
    }
    ink.outline(scale.rect(0...plan.length), ink.colors.line, width: 1)
  }

  /// A whole number with a narrow space after every three digits.
  private static func grouped(_ number: Double) -> String { grouped(Int(number.rounded())) }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(abs(number)))
    let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[max(0, $0 - 3)..<$0]) }
    return (number < 0 ? "−" : "") + groups.reversed().joined(separator: ",")
  }
}

/// Where lengths along the content lie on a column of the map; what lies beyond its ends is cut.
private struct Scale {
  private let part: ClosedRange<Double>
  private let column: Rect

  init(of part: ClosedRange<Double>, on column: Rect) {
    self.part = part
    self.column = column
  }

  func callAsFunction(_ place: Double) -> Double {
    let share = (place - part.lowerBound) / (part.upperBound - part.lowerBound)
    return column.minY + min(max(share, 0), 1) * column.height
  }

  func rect(_ extent: ClosedRange<Double>, least: Double = 0) -> Rect {
    let start = self(extent.lowerBound)
    let height = max(self(extent.upperBound) - start, least)
    return Rect(x: column.minX, y: min(start, column.maxY - height), width: column.width, height: height)
  }
}

extension Rect {
  /// The rectangle with every side moved inwards by `distance`.
  fileprivate func insetBy(_ distance: Double) -> Rect {
    Rect(x: minX + distance, y: minY + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}

extension ContentMap.Plan {
  /// Nil where `scroller` does not scroll.
  init?(_ scroller: InspectedView) {
    guard let scroll = scroller.scroll, let content = scroller.children.first else { return nil }
    let start = content.frame.minY
    func along(_ frame: Rect) -> ClosedRange<Double> { (frame.minY - start)...(max(frame.minY, frame.maxY) - start) }
    name = scroller.id ?? scroller.kind
    length = scroll.contentSize.height
    window = along(scroll.viewport)
    let list = LocatedView.all(in: content) { $0.rows != nil && $0.height == nil }.first?.view
    rows = (list?.children ?? []).map { ($0.row, along($0.frame)) }.sorted { $0.1.lowerBound < $1.1.lowerBound }
    self.list = list.flatMap { view in view.rows.map { (along(view.frame), $0.count) } }
    marks = (list?.rows?.marks ?? []).map { $0 + (list?.frame.minY ?? 0) - start }
  }
}
