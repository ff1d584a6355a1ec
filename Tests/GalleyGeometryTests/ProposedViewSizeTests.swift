import GalleyGeometry
import Testing

@Suite("Proposed view sizes")
struct ProposedViewSizeTests {
  @Test(
    "Insets reduce a proposed size at most to zero and leave unspecified dimensions unspecified",
    arguments: [
      (ProposedViewSize(width: 100, height: nil), ProposedViewSize(width: 70, height: nil)),
      (ProposedViewSize(width: 30, height: 3), ProposedViewSize(width: 0, height: 0)),
      (ProposedViewSize(width: 29, height: 2), ProposedViewSize(width: 0, height: 0)),
      (ProposedViewSize(width: .infinity, height: 0), ProposedViewSize(width: .infinity, height: 0)),
      (.unspecified, .unspecified),
    ])
  func inset(offered: ProposedViewSize, left: ProposedViewSize) {
    #expect(offered.inset(by: EdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20)) == left)
  }

  @Test("An unspecified dimension of a proposed size is replaced by 10 pt by default")
  func replacing() {
    let offered = ProposedViewSize(width: nil, height: 5)
    #expect(offered.replacingUnspecifiedDimensions() == Size(width: 10, height: 5))
    #expect(offered.replacingUnspecifiedDimensions(by: Size(width: 3, height: 3)) == Size(width: 3, height: 5))
  }
}
