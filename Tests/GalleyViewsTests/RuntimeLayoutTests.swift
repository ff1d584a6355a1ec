import Testing

@testable import GalleyViews

@Suite("Assumptions about the Swift runtime")
struct RuntimeLayoutTests {
  @Test
  func `The runtime of this toolchain has the memory layout that Galley assumes`() {
    #expect(RuntimeLayout.problem == nil)
  }
}
