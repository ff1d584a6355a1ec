import Testing

@Suite("Formatting")
struct LintTests {
  @Test("swift format lint reports no issue in any Swift file")
  func everyFileIsFormatted() throws {
    let lint = try Project.swift(
      "format", "lint", "--strict", "--parallel", "--recursive", "Sources", "Tests", "Package.swift")
    #expect(lint.status == 0, "swift format lint failed; `make format` mends most of it:\n\(lint.errors)")
  }
}
