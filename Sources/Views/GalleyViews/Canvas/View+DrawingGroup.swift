extension View {
  /// Only recorded in the layout snapshot.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    recorded("drawingGroup")
  }
}
