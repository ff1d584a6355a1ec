import Testing

@testable import GalleyViews

@Suite("Assumptions about Swift's runtime")
struct RuntimeLayoutTests {
  @Test
  func `The runtime of this toolchain is laid out as assumed`() {
    #expect(RuntimeLayout.problem == nil)
  }
}
