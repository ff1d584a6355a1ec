public import GalleyGeometry
import GalleyLayout
import GalleyMotion

public struct AnyLayout: Layout, BuiltInLayout {
  private let layout: any Layout

  public init(_ layout: some Layout) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  var builtInRule: any ContainerRule { layout.rule }
  var builtInOrientation: Axis? { layout.orientation }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    size(of: subviews, offered: proposal)
  }

  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, in: bounds, offered: proposal)
  }
}
