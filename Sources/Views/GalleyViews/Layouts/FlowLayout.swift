public import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// Views side by side, on as many lines as they need.
///
///     FlowLayout(spacing: 6) { ForEach(tags, id: \.self) { Tag($0) } }
///
/// A view has its ideal width, or the container's where that is less. With columns, views have the width of theirs.
public struct FlowLayout: Layout, Hashable, Sendable {
  public enum Columns: Hashable, Sendable {
    case fitting
    case count(_ number: Int)
    /// As many columns of one width as fit, of at least `minimum` points.
    case adaptive(minimum: Double)

    var rule: FlowColumns {
      switch self {
      case .fitting: .fitting
      case .count(let number): .count(number)
      case .adaptive(let minimum): .adaptive(minimum: minimum)
      }
    }
  }

  public var columns: Columns
  public var alignment: HorizontalAlignment
  public var itemAlignment: VerticalAlignment
  /// The space between neighbours on a line in points; nil is 8.
  public var spacing: Double?
  /// The space between lines in points; nil is 8.
  public var lineSpacing: Double?

  public init(
    columns: Columns = .fitting, alignment: HorizontalAlignment = .leading, itemAlignment: VerticalAlignment = .center,
    spacing: Double? = nil, lineSpacing: Double? = nil
  ) {
    self.columns = columns
    self.alignment = alignment
    self.itemAlignment = itemAlignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    arrangement(of: subviews, in: proposal.width).contentSize
  }

  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let arrangement = arrangement(of: subviews, in: proposal.width, linedUpIn: bounds.width)
    for (subview, frame) in zip(subviews, arrangement.frames) {
      subview.place(at: bounds.origin + frame.origin, proposal: offer(to: subview, in: proposal.width))
    }
  }

  public func arrangement(of subviews: Subviews, in width: Double?) -> FlowArrangement {
    arrangement(of: subviews, in: width, linedUpIn: nil)
  }

  private func arrangement(of subviews: Subviews, in width: Double?, linedUpIn room: Double?) -> FlowArrangement {
    // In endless room nothing has to be wrapped, as where none was offered.
    let width = width.flatMap { $0.isFinite ? $0 : nil }
    let column = columns.rule.columns(in: width, spacing: gap)
    var lines = FlowLines(room: width, perLine: column?.count, spacing: gap)
    let items = subviews.map { $0.dimensions(in: offer(to: $0, in: width)) }
    for item in items {
      let above = item[itemAlignment]
      lines.add(width: column?.width ?? item.width, above: above, below: item.height - above)
    }
    return FlowArrangement(lines, of: items, layout: self, column: column?.width, room: room)
  }

  private func offer(to subview: LayoutSubview, in room: Double?) -> ProposedViewSize {
    let width = room.flatMap { $0.isFinite ? $0 : nil }
    if let column = columns.rule.columns(in: width, spacing: gap) {
      return ProposedViewSize(width: column.width, height: nil)
    }
    guard let width, subview.sizeThatFits(.unspecified).width > width else { return .unspecified }
    return ProposedViewSize(width: width, height: nil)
  }

  private var gap: Double { FlowLayout.finite(spacing) }
  var lineGap: Double { FlowLayout.finite(lineSpacing) }

  private static func finite(_ spacing: Double?) -> Double {
    spacing.flatMap { $0.isFinite ? $0 : nil } ?? StackRule.defaultSpacing
  }
}

/// Where a ``FlowLayout`` puts its views, in points from the container's corner, as if reading ran from left to right.
public struct FlowArrangement: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    public let items: Range<Int>
    public let frame: Rect
  }

  public private(set) var lines: [Line] = []
  public private(set) var frames: [Rect] = []
  public let contentSize: Size

  init(_ flow: FlowLines, of items: [ViewDimensions], layout: FlowLayout, column: Double?, room: Double?) {
    let heights = flow.heights
    let gaps = layout.lineGap * Double(max(heights.count - 1, 0))
    contentSize = Size(width: flow.widths.max() ?? 0, height: heights.reduce(gaps, +))
    let box = ViewDimensions(size: Size(width: room ?? contentSize.width, height: 0))
    var y = 0.0
    for (line, height) in heights.enumerated() {
      let range = flow.items(of: line)
      let content = ViewDimensions(size: Size(width: flow.widths[line], height: 0))
      // Columns fill the width; lines of views with widths of their own are lined up in it.
      let start = column == nil ? GuideDistance.from(content[layout.alignment], to: box[layout.alignment]) : 0
      lines.append(Line(items: range, frame: Rect(x: start, y: y, width: flow.widths[line], height: height)))
      var x = start
      for item in items[range] {
        let width = column ?? item.width
        let inside = GuideDistance.from(
          item[layout.alignment], to: ViewDimensions(size: Size(width: width, height: 0))[layout.alignment])
        let top = y + flow.ascents[line] - item[layout.itemAlignment]
        frames.append(Rect(x: x + inside, y: top, width: item.width, height: item.height))
        x += width + flow.spacing
      }
      y += height + layout.lineGap
    }
  }

  public func lines(in rect: Rect) -> [Line] {
    lines.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
  }
}
