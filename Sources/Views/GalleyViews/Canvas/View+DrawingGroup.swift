extension View {
  /// Recorded only: the picture is the same without it.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    recorded("drawingGroup")
  }
}
