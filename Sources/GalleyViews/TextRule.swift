package import GalleyGeometry
package import GalleyLayout
package import GalleyText

/// How a text answers: it wraps to the offered width and shows as many lines as the offered height holds.
///
/// Sizes are rounded up to whole pixels, as SwiftUI's are; they are the only measures that are rounded.
package struct TextRule: LeafRule {
  /// What is set.
  package let request: TextRequest
  /// What it is painted with.
  package let style: ResolvedStyle
  private let grid: PixelGrid
  private let context: BuildContext
  private let origin: ViewOrigin?

  init(request: TextRequest, style: ResolvedStyle, scale: Double, context: BuildContext, origin: ViewOrigin?) {
    self.request = request
    self.style = style
    self.grid = PixelGrid(scale: scale)
    self.context = context
    self.origin = origin
  }

  package var ownGuides: GuideSet { .baselines }

  package func size(for proposal: ProposedViewSize) -> Size {
    let layout = layout(for: proposal)
    var width = grid.roundUp(layout.size.width)
    if let offered = proposal.width, layout.size.width > max(offered, 0) + TextRule.tolerance {
      width = max(offered, 0)
    }
    return Size(width: width, height: grid.roundUp(layout.size.height))
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> Double? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(for: proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(for: proposal).lastBaseline }
    return nil
  }

  /// The paragraph as it is set when the node is offered `proposal`.
  package func layout(for proposal: ProposedViewSize) -> TextLayout {
    let width = proposal.width.map { max($0, 0) }
    let whole = context.measurer.layout(request, width)
    whole.problems.forEach { context.report(ViewProblem(.text($0), origin: origin)) }
    guard let height = proposal.height, whole.size.height > height + TextRule.tolerance, whole.lines.count > 1 else {
      return whole
    }
    let held = whole.lines.prefix { $0.y + $0.height <= height + TextRule.tolerance }.count
    var shorter = request
    shorter.lineLimit = max(held, 1)
    return context.measurer.layout(shorter, width)
  }

  /// Less than one of Pango's units is no difference.
  private static let tolerance = 1.0 / 1024
}
