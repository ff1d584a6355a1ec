import GalleyGeometry
import GalleyPDF
import GalleyPicture
import GalleyTables

enum CellChart {
  /// A bar that starts at zero, with one scale for the whole column.
  case bar(ClosedRange<Double>)
  /// A line whose scale goes from the minimum to the maximum of the numbers in the cell.
  case line

  static func minimumWidth(em: Double) -> Double { em * 8 }

  static func bars(of column: Column) -> CellChart? {
    var (minimum, maximum) = (0.0, 0.0)
    for row in 0..<column.count {
      guard let value = column.withUTF8(row, { $0.cellNumber }), value.isFinite else { continue }
      (minimum, maximum) = (min(minimum, value), max(maximum, value))
    }
    return minimum < maximum ? .bar(minimum...maximum) : nil
  }
}

struct CellChartDrawing<Surface: PrintSurface> {
  let colors: PageStyle.Colors
  let surface: Surface

  func drawBar(_ value: Double, on range: ClosedRange<Double>, in area: Rect, isRightToLeft: Bool) throws(PDFError) {
    let length = range.upperBound - range.lowerBound
    guard value.isFinite, length > 0 else { return }
    func x(_ value: Double) -> Double {
      let share = (value - range.lowerBound) / length
      return isRightToLeft ? area.maxX - share * area.width : area.minX + share * area.width
    }
    let (zero, end) = (x(0), x(value))
    let color = value < 0 ? CellChartDrawing.below : colors.accent
    let bar = Rect(x: min(zero, end), y: area.minY, width: abs(end - zero), height: area.height)
    try surface.fill(bar, color.multiplyingAlpha(by: 0.22))
    if range.lowerBound < 0 {
      try surface.fill(Rect(x: zero - 0.25, y: area.minY, width: 0.5, height: area.height), colors.muted)
    }
  }

  private static var below: RGBA { RGBA(255, 59, 48) }

  func drawLine(_ values: [Double], in area: Rect) throws(PDFError) {
    guard let minimum = values.min(), let maximum = values.max(), !values.isEmpty else { return }
    let dot = max(area.height * 0.11, 0.8)
    let inner = Rect(
      x: area.minX + dot, y: area.minY + dot, width: area.width - dot * 2, height: area.height - dot * 2)
    let points = values.enumerated().map { index, value in
      Point(
        x: inner.minX + (values.count > 1 ? Double(index) / Double(values.count - 1) : 0.5) * inner.width,
        y: maximum > minimum ? inner.maxY - (value - minimum) / (maximum - minimum) * inner.height : inner.midY)
    }
    guard let first = points.first, let last = points.last else { return }
    let path = Path.elements([.move(first)] + points.dropFirst().map { .line($0) })
    let end = Rect(x: last.x - dot, y: last.y - dot, width: dot * 2, height: dot * 2)
    try surface.draw([
      .stroke(.init(path, .color(colors.accent), width: max(0.6, area.height * 0.07))),
      .fill(.init(.ellipse(end), .color(colors.accent))),
    ])
  }
}

extension UnsafeBufferPointer<UInt8> {
  var listedNumbers: [Double] { listed.compactMap { $0 }.filter(\.isFinite) }

  var isListOfNumbers: Bool {
    let listed = listed
    return !listed.isEmpty && listed.allSatisfy { $0?.isFinite == true }
  }

  private var listed: [Double?] {
    split { " ,;|[]()\"".utf8.contains($0) }.map { UnsafeBufferPointer(rebasing: $0).cellNumber }
  }
}
