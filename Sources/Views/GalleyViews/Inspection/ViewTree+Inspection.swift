import GalleyGeometry
package import GalleySnapshot

extension ViewTree {
  package var inspection: InspectedView {
    InspectedView(root, through: .identity, shown: ShownSpace(context.graph.presentation))
  }
}
