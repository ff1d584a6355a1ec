public import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// A layout that places views side by side and wraps them onto as many lines as necessary.
///
/// ```
/// FlowLayout(spacing: 6) { ForEach(tags, id: \.self) { Text($0) } }
/// ```
///
/// Each view gets its ideal width, limited to that of the container, or the width of its column.
public struct FlowLayout: Layout, Hashable, Sendable {
  public enum Columns: Hashable, Sendable {
    /// Each line holds as many views as fit.
    case fitting
    /// A fixed number of columns of equal width.
    case count(_ number: Int)
    /// As many columns of equal width as fit, each at least `minimum` points wide.
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
  /// The spacing, in points; nil means 8.
  public var spacing: Double?
  /// The spacing, in points; nil means 8.
  public var lineSpacing: Double?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - columns: Whether the views form columns (default: each line holds as many views as fit).
  ///   - alignment: The alignment of lines that are shorter than the container (default: leading).
  ///   - itemAlignment: The vertical alignment of the views on a line (default: centre).
  ///   - spacing: The space between views on a line, in points; nil (the default) is 8.
  ///   - lineSpacing: The space between lines, in points; nil (the default) is 8.
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

  /// Returns the arrangement of `subviews`. A width of nil or infinity puts all views on one line, unless there are
  /// columns.
  ///
  /// - Parameters:
  ///   - subviews: The views to arrange.
  ///   - width: The available width, in points.
  public func arrangement(of subviews: Subviews, in width: Double?) -> FlowArrangement {
    arrangement(of: subviews, in: width, linedUpIn: nil)
  }

  private func arrangement(of subviews: Subviews, in width: Double?, linedUpIn space: Double?) -> FlowArrangement {
    // If the width is infinite, no line has to be wrapped, just as if the width were unspecified.
    let width = width.flatMap { $0.isFinite ? $0 : nil }
    let column = columns.rule.columns(in: width, spacing: gap)
    var lines = FlowLines(space: width, perLine: column?.count, spacing: gap)
    let items = subviews.map { $0.dimensions(in: offer(to: $0, in: width)) }
    for item in items {
      let above = item[itemAlignment]
      lines.add(width: column?.width ?? item.width, above: above, below: item.height - above)
    }
    return FlowArrangement(lines, of: items, layout: self, column: column?.width, space: space)
  }

  private func offer(to subview: LayoutSubview, in space: Double?) -> ProposedViewSize {
    let width = space.flatMap { $0.isFinite ? $0 : nil }
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

/// Lines and view frames, in points from the container's corner, for left-to-right layout.
public struct FlowArrangement: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    public let items: Range<Int>
    public let frame: Rect
  }

  public private(set) var lines: [Line] = []
  public private(set) var frames: [Rect] = []
  public let contentSize: Size

  init(_ flow: FlowLines, of items: [ViewDimensions], layout: FlowLayout, column: Double?, space: Double?) {
    let heights = flow.heights
    let gaps = layout.lineGap * Double(max(heights.count - 1, 0))
    contentSize = Size(width: flow.widths.max() ?? 0, height: heights.reduce(gaps, +))
    let box = ViewDimensions(size: Size(width: space ?? contentSize.width, height: 0))
    var y = 0.0
    for (line, height) in heights.enumerated() {
      let range = flow.items(of: line)
      let content = ViewDimensions(size: Size(width: flow.widths[line], height: 0))
      // Columns fill the whole width. Without columns, each line is aligned within the available width.
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
