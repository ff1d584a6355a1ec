/// What a line along an outline looks like.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width, in points.
  public var lineWidth: Double
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  /// How far a pointed corner may reach, in half widths, before it is cut.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [Double]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Double

  /// A line of `lineWidth` points.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  public enum LineCap: String, Hashable, Sendable, CaseIterable {
    case butt
    case round
    case square
  }

  public enum LineJoin: String, Hashable, Sendable, CaseIterable {
    case miter
    case round
    case bevel
  }

  package var isPlain: Bool {
    lineCap == .butt && lineJoin == .miter && miterLimit == StrokeStyle.plainLimit && dashPhase == 0
  }

  package static let plainLimit = 10.0

  /// The limit of pointed corners, which no writer may have below 1.
  package var safeLimit: Double { miterLimit.isFinite ? max(1, miterLimit) : StrokeStyle.plainLimit }
}
