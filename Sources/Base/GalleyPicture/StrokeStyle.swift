public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: Double
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  /// The maximum length of a mitre, in half line widths. Longer ones become bevels.
  public var miterLimit: Double
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [Double]
  /// The offset into the dash pattern at the start of the line, in points.
  public var dashPhase: Double

  /// Creates a line style.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points (default: 1).
  ///   - lineCap: The shape of open ends and of dashes (default: `.butt`, which ends at the end point).
  ///   - lineJoin: The shape of corners (default: `.miter`).
  ///   - miterLimit: The maximum length of a mitre, in half line widths (default: 10). Longer ones become bevels.
  ///   - dash: The alternating lengths of dashes and gaps, in points (default: empty, a solid line).
  ///   - dashPhase: The offset into the dash pattern at the start of the line, in points (default: 0).
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

  /// The mitre limit, which is at least 1, because output formats allow no smaller value.
  package var safeLimit: Double { miterLimit.isFinite ? max(1, miterLimit) : StrokeStyle.plainLimit }
}
