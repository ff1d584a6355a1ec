import Testing

@testable import GalleyViews

@Suite("Assumptions about Swift's runtime")
struct RuntimeLayoutTests {
  @Test
  func `The runtime memory layout of this toolchain matches the assumptions`() {
    #expect(RuntimeLayout.problem == nil)
  }
}
