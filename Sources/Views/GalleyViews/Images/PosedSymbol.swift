import GalleyGeometry

struct PosedSymbol: View, UnnamedView {
  let symbol: Image
  let pose: SymbolPose
  /// Points per em.
  let size: Double
  let isRightToLeft: Bool

  var body: some View {
    symbol
      .environment(\.symbolPose, nil)
      .scaleEffect(pose.scale)
      .rotationEffect(.degrees(pose.turn))
      .offset(x: pose.shift.x * size * (isRightToLeft ? -1 : 1), y: pose.shift.y * size)
      .opacity(pose.opacity)
  }
}
