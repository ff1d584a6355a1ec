package import GalleyGeometry

/// How a container answers for a guide that several of its children set.
package enum CombinedGuide {
  /// Whether the guide `key` of a child can be seen from outside its container: built-in guides but the baselines
  /// cannot.
  package static func leaves(_ key: AlignmentKey) -> Bool { key.isTextBaseline || !key.isBuiltIn }

  /// The first baseline is the highest one, the last baseline the lowest; guides of one's own are averaged over the
  /// children that have one.
  package static func value(of key: AlignmentKey, children: [LayoutNode], placements: [Placement?]) -> Double? {
    var values: [Double] = []
    for (child, placement) in zip(children, placements) {
      guard let placement else { continue }
      let size = child.size(for: placement.proposal)
      guard let value = child.explicitGuide(key, size: size, proposal: placement.proposal) else { continue }
      values.append(placement.origin[key.axis] + value)
    }
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / Double(values.count)
  }
}
