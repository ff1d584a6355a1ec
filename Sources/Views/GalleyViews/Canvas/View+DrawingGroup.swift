extension View {
  /// Recorded only.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    recorded("drawingGroup")
  }
}
