extension View {
  /// Draws the view into a bitmap first; pictures are the same without.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    told("drawingGroup")
  }
}
