import GalleyGeometry
package import GalleySnapshot

extension ViewTree {
  /// The laid-out tree as it was last placed, and where each view of it is drawn now.
  package var inspection: InspectedView {
    InspectedView(root, through: .identity, shown: ShownSpace(context.graph.presentation))
  }
}
