public import GalleyGeometry
import GalleyLayout

struct ContainerRelativeRule: MeasuredRule {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (Double, Axis) -> Double
  let context: BuildContext

  var traits: LayoutTraits { LayoutTraits(modifiedChild: 0, dependence: .container) }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    frame(container(of: node)).size(for: proposal, of: node)
  }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    frame(container(of: node)).place(node, in: size, proposal: proposal, context: context)
  }

  func explicitGuide(_ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode) -> Double? {
    frame(container(of: node)).explicitGuide(key, size: size, proposal: proposal, of: node)
  }

  func isEqual(to other: any LayoutRule) -> Bool { false }

  private func frame(_ container: ProposedViewSize) -> FixedFrameRule {
    func side(_ axis: Axis) -> Double? {
      axes.contains(axis) ? container[axis].flatMap { $0.isFinite ? length($0, axis) : nil } : nil
    }
    return FixedFrameRule(width: side(.horizontal), height: side(.vertical), alignment: alignment)
  }

  private func container(of node: LayoutNode) -> ProposedViewSize {
    var around = node.parent
    while let current = around {
      if let space = ViewPayload.of(current)?.container { return space }
      around = current.parent
    }
    return context.canvas
  }
}

extension View {
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Sizes the view to `span` of `count` equal columns (or rows) of the nearest scroll view, or of the canvas.
  ///
  /// `spacing` is the distance between columns, in points.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the view is sized.
  ///   - count: The number of columns or rows that fit into the container, at least 1.
  ///   - span: The number of columns or rows that the view covers (default: 1).
  ///   - spacing: The distance between columns or rows, in points.
  ///   - alignment: The alignment of a view that does not fill the frame (default: centre).
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let one = (length - spacing * Double(count - 1)) / Double(max(count, 1))
      return one * Double(span) + spacing * Double(span - 1)
    }
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (Double, Axis) -> Double
  ) -> some View {
    ModifiedView(content: self, kind: "containerRelativeFrame") { builder in
      let rule = ContainerRelativeRule(axes: axes, alignment: alignment, length: length, context: builder.context)
      return .init(rule: rule)
    }
  }
}

extension ViewPayload {
  var container: ProposedViewSize? {
    get { self[ContainerRoomKey.self] }
    set { self[ContainerRoomKey.self] = newValue }
  }
}

private enum ContainerRoomKey: NodeValueKey {
  typealias Value = ProposedViewSize
}
