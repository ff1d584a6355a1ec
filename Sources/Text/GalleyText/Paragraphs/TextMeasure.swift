public import GalleyGeometry

/// The size and baselines of text in points, which are the same as those of its ``TextLayout``.
public struct TextMeasure: Hashable, Sendable {
  /// The width of the widest line and the height of all lines.
  public var size: Size
  /// The first baseline, from the top of the block.
  public var firstBaseline: Double
  /// The last baseline, from the top of the block.
  public var lastBaseline: Double
  public var lineCount: Int
  public var isTruncated: Bool
  public var problems: [TextProblem]

  public init(_ layout: TextLayout) {
    size = layout.size
    firstBaseline = layout.firstBaseline
    lastBaseline = layout.lastBaseline
    lineCount = layout.lines.count
    isTruncated = layout.isTruncated
    problems = layout.problems
  }

  static var none: TextMeasure { TextMeasure() }

  private init() {
    (size, firstBaseline, lastBaseline, lineCount, isTruncated, problems) = (.zero, 0, 0, 1, false, [])
  }

  init(_ lines: LineCount, box: LineBox, in request: TextRequest) {
    let height = box.ascent + box.descent
    let top = TextMeasure.top(ofLine: lines.count, box: box, in: request)
    size = Size(width: PangoUnits.points(lines.width), height: top + height)
    firstBaseline = box.ascent
    lastBaseline = top + box.ascent
    lineCount = lines.count
    isTruncated = lines.isTruncated
    problems = []
  }

  static func height(ofLines count: Int, box: LineBox, in request: borrowing TextRequest) -> Double {
    top(ofLine: count, box: box, in: request) + (box.ascent + box.descent)
  }

  private static func top(ofLine number: Int, box: LineBox, in request: borrowing TextRequest) -> Double {
    let distance = request.lineDistance(height: box.ascent + box.descent)
    var top = 0.0
    // The distance is added line by line, as in a layout, because a product could differ in the last bit.
    for _ in 1..<max(number, 1) { top += distance }
    return top
  }
}

struct LineCount: Equatable {
  var count: Int
  var width: Int32
  var isTruncated = false
}
