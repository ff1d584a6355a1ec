public import GalleyGeometry
import GalleyLayout
public import GalleyPicture

extension View {
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    let way = Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    return transformed("offset", lengths: ["x": x, "y": y], by: DrawingTransform(offset: way))
  }

  public func offset(_ offset: Size) -> some View { self.offset(x: offset.width, y: offset.height) }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let effect = DrawingTransform(angle: angle.radians.isFinite ? angle : .zero, anchor: anchor)
    return transformed("rotationEffect", lengths: ["angle": angle.degrees], by: effect)
  }

  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    let scale = Size(width: x.isFinite ? x : 1, height: y.isFinite ? y : 1)
    return transformed(
      "scaleEffect", lengths: ["x": x, "y": y], by: DrawingTransform(scale: scale, anchor: anchor))
  }

  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  private func transformed(
    _ kind: String, lengths: KeyValuePairs<String, Double?>, by effect: DrawingTransform
  ) -> some View {
    // If a length is invalid, the trace is given up, so the row is built and the error is reported.
    let isSound = lengths.allSatisfy { $1?.isFinite ?? true }
    return ModifiedView(content: self, kind: kind, inputs: effect, onlyDraws: isSound) { builder in
      builder.check(kind, lengths)
      return .init(rule: TransformRule(effect), drawing: TransformDrawing(effect: effect))
    }
  }

  public func zIndex(_ value: Double) -> some View {
    modified("zIndex", lengths: ["value": value], by: DrawingOrderRule(value: value))
  }

  public func blendMode(_ mode: BlendMode) -> some View {
    drawn("blendMode", of: mode) { _ in BlendDrawing(mode: mode) }
  }

  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    LayeredView(
      content: self, layer: mask(), kind: "mask", alignment: alignment,
      rule: LayeredRule(primary: 0, alignment: alignment), drawing: MaskDrawing())
  }
}
