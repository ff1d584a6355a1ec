public import GalleyGeometry
import GalleyLayout

public struct LazyVGrid<Content: View>: View {
  private let site = CallSite()
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns of the grid.
  ///   - alignment: The horizontal alignment of the columns if they do not fill the width.
  ///   - spacing: The space between rows, in points (nil: 8).
  ///   - pinnedViews: The section headers or footers that stay visible together with their section.
  ///   - content: The cells. Headers and footers of sections span the whole width.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    let tracks = columns.map(\.track)
    let style = NodeBuilder.RowStyle(
      guide: HorizontalAlignment.center.key, spacing: spacing, pinned: pinnedViews.rows,
      grid: .init(tracks: tracks, guide: alignment.key))
    let cells = builder.lazyRows(along: .vertical, style: style, content._build(into:))
    let rule = LazyGridRule(
      axis: .vertical, tracks: tracks, guide: alignment.key, spacing: spacing, rows: cells, pinned: pinnedViews.rows)
    builder.add(rule, kind: "LazyVGrid")
  }
}

public struct GridItem: Hashable, Sendable {
  public enum Size: Hashable, Sendable {
    case fixed(_ points: Double)
    /// A flexible length between `minimum` and `maximum` points.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// Several tracks, as many as fit, each at least `minimum` points wide.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  public var size: Size
  /// The spacing after the track, in points; nil means 8.
  public var spacing: Double?
  public var alignment: Alignment?

  /// Creates a column, or a row of a horizontal grid.
  ///
  /// - Parameters:
  ///   - size: The width of the column (default: flexible).
  ///   - spacing: The space after the column, in points; nil (the default) is 8.
  ///   - alignment: The alignment of its cells; nil (the default) is the centre.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridTrack {
    let own: GridTrack.Size =
      switch size {
      case .fixed(let points): .fixed(points)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return GridTrack(size: own, spacing: spacing, alignment: alignment ?? .center)
  }
}
