import GalleyGeometry

extension AlignmentKey {
  var isTextBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
  }

  var isBuiltIn: Bool { AlignmentKey.builtIn.contains(self) }

  private static let builtIn: Set<AlignmentKey> = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
    VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]
}
