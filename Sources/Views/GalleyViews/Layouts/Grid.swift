public import GalleyGeometry
import GalleyLayout

public struct Grid<Content: View>: View {
  private let site = CallSite()
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid. The alignment applies to cells; spacings are in points (nil: 8).
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the cells (default: centre).
  ///   - horizontalSpacing: The space between columns, in points; nil (the default) is 8.
  ///   - verticalSpacing: The space between rows, in points; nil (the default) is 8.
  ///   - content: The rows. A view outside any ``GridRow`` spans all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  public func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    builder.check(
      "Grid", ["horizontalSpacing": layout.horizontalSpacing, "verticalSpacing": layout.verticalSpacing])
    let cells = builder.children(along: .vertical, content._build(into:))
    builder.add(layout.builtInRule, cells, kind: "Grid")
  }
}

public struct GridRow<Content: View>: View {
  private let site = CallSite()
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    for (index, cell) in builder.children(along: .horizontal, content._build(into:)).enumerated() {
      var traits = GridCellTraits()
      traits.row = .init(isFirst: index == 0, alignment: alignment)
      builder.add(GridCellRule(traits), [cell], kind: "GridRow")
    }
  }
}

extension View {
  public func gridCellColumns(_ count: Int) -> some View { gridCell("gridCellColumns") { $0.columns = count } }

  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { gridCell("gridCellAnchor") { $0.anchor = anchor } }

  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    gridCell("gridColumnAlignment") { $0.columnAlignment = guide }
  }

  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCell("gridCellUnsizedAxes") { $0.unsizedAxes = axes }
  }

  private func gridCell(_ kind: String, _ set: (inout GridCellTraits) -> Void) -> some View {
    var traits = GridCellTraits()
    set(&traits)
    return modified(kind, by: GridCellRule(traits))
  }
}
