import Testing

@testable import GalleyViews

@Suite("Assumptions about the Swift runtime")
struct RuntimeLayoutTests {
  @Test
  func `The memory layout of this toolchain's runtime is as assumed`() {
    #expect(RuntimeLayout.problem == nil)
  }
}
