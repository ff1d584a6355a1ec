package import GalleyGeometry

package struct FitRule: PlainContainerRule, MeasuredRule, Equatable {
  package let axes: Axis.Set

  package init(axes: Axis.Set) { self.axes = axes }

  /// An overflow smaller than this still counts as fitting. It is one Pango unit, the smallest step of a text width.
  static let tolerance = 1.0 / 1024

  package var traits: LayoutTraits { .plain }

  package func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    guard !children.isEmpty else { return .zero }
    return children[choice(for: proposal, among: children)].size(for: proposal)
  }

  package func placements(
    in size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [Placement?] {
    guard !children.isEmpty else { return [] }
    let chosen = choice(for: proposal, among: children)
    return children.indices.map { $0 == chosen ? Placement(origin: .zero, proposal: proposal) : nil }
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    let children = node.children
    guard !children.isEmpty else { return nil }
    return children[choice(for: proposal, among: children)].explicitGuide(key, size: size, proposal: proposal)
  }

  /// The last child needs no check.
  package func choice(for proposal: ProposedViewSize, among children: [LayoutNode]) -> Int {
    children.dropLast().firstIndex { fits(ideal(of: $0, proposal), in: proposal) } ?? children.count - 1
  }

  package func ideal(of child: LayoutNode, _ proposal: ProposedViewSize) -> Size {
    child.size(for: question(for: proposal))
  }

  func question(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  private func fits(_ size: Size, in proposal: ProposedViewSize) -> Bool {
    Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis), let offered = proposal[axis] else { return true }
      return size[axis] <= offered + FitRule.tolerance
    }
  }
}
