import GalleyGeometry
package import GalleySnapshot

extension ViewTree {
  /// The tree as last placed, with the displayed position of each view.
  package var inspection: InspectedView {
    InspectedView(root, through: .identity, shown: ShownSpace(context.graph.presentation))
  }
}
