import GalleyGeometry
public import GalleySnapshot

extension LayoutSnapshot {
  /// The frames of all views with an id, in pixels and in drawing order.
  public var namedFrames: [(id: String, frame: PixelRect)] { view.namedFrames(scale: scale) }
}

extension InspectedView {
  fileprivate func namedFrames(scale: Double) -> [(id: String, frame: PixelRect)] {
    let own = id.map { [(id: $0, frame: PixelRect(around: frame, scale: scale))] } ?? []
    return own + children.flatMap { $0.namedFrames(scale: scale) }
  }
}

extension PixelRect {
  /// Creates the rectangle of all pixels that `rect`, in points, touches.
  init(around rect: Rect, scale: Double) {
    func whole(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }
    let (left, top) = (
      whole((rect.minX * scale + 1e-6).rounded(.down)), whole((rect.minY * scale + 1e-6).rounded(.down))
    )
    self.init(
      x: left, y: top, width: whole((rect.maxX * scale - 1e-6).rounded(.up)) - left,
      height: whole((rect.maxY * scale - 1e-6).rounded(.up)) - top)
  }
}
