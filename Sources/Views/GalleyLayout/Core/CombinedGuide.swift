package import GalleyGeometry

package enum CombinedGuide {
  package static func leaves(_ key: AlignmentKey) -> Bool { key.isTextBaseline || !key.isBuiltIn }

  /// Returns the topmost first baseline, the lowest last baseline, or the mean of a custom guide.
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
