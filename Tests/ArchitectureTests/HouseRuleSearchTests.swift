import Testing

@Suite("The searches of the house rules")
struct ForbiddenCodeTests {
  @Test(
    "A force is found",
    arguments: ["try! read()", "a as! B", "list.first!.name", "f()!", "a[0]!", "var a: Int!", "fatalError()"])
  func forceIsFound(code: String) {
    #expect(code.contains(ForbiddenCode.force))
  }

  @Test("A negation is no force", arguments: ["!done", "a != b", "(!a && !b)", "[!a]", "return !a"])
  func negationIsNoForce(code: String) {
    #expect(!code.contains(ForbiddenCode.force))
  }

  @Test(
    "Comments and strings are blanked and code is not",
    arguments: [
      ("a // b!", "a      "),
      ("\"b!\" c", "     c"),
      ("\"\\(f(\"x!\"))y!\" c", "               c"),
      ("#\"a\"b!\"# c", "         c"),
      ("/* /* a! */ b! */ c", "                  c"),
      ("\"\\\"!\" c", "      c"),
    ])
  func blanking(text: String, code: String) {
    #expect(SwiftBlanker.blank(text) == code)
  }

  @Test(
    "A function is as long as its lines, and a requirement without a body has no length",
    arguments: [
      (["func a() {", "  b()", "}"], [3]),
      (["  init(", "    a: Int", "  ) {", "  }"], [4]),
      (["protocol P {", "  func a()", "  func b() -> Int", "}"], []),
      (["func a() { { b() }() }", "func c() {", "}"], [1, 2]),
      (["subscript(a: Int) -> Int {", "  get { 1 }", "}"], [3]),
    ])
  func functionLength(code: [String], lengths: [Int]) {
    #expect(FunctionLength.all(in: code).map(\.lines) == lengths)
  }
}
