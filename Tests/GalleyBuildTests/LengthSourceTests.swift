import Testing

@testable import GalleyBuild

@Suite("Extensions of Double and CGFloat")
struct LengthSourceTests {
  @Test("Members that Double and CGFloat both declare are kept only in Double; line numbers do not change")
  func members() {
    let source = """
      extension Double {
        var half: Double { self / 2 }
        static let unit: Double = 1
        func times(_ other: Double) -> Double { self * other }
      }
      extension CGFloat {
        /// Half of it.
        @inlinable public var half: CGFloat { self / 2 }
        var third: CGFloat {
          self / 3
        }
        static let unit: CGFloat = 1
        func times(_ other: CGFloat) -> CGFloat {
          self * other
        }
        func times(_ other: Int) -> CGFloat { self }
      }
      """
    let changed = LengthSource(source).without(.init())
    #expect(
      changed?.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").joined(separator: " ")
      }
        == [
          "extension Double {", "var half: Double { self / 2 }", "static let unit: Double = 1",
          "func times(_ other: Double) -> Double { self * other }", "}", "extension CGFloat {", "/// Half of it.", "",
          "var third: CGFloat {", "self / 3", "}", "", "", "", "", "func times(_ other: Int) -> CGFloat { self }", "}",
        ])
  }

  @Test("CGFloat keeps a member that Double calls but does not declare")
  func asking() {
    let length = LengthSource("extension CGFloat: Written { func write() -> String { description } }")
    let double = LengthSource("extension Double: Written { func write() -> String { CGFloat(self).write() } }")
    func words(_ text: String?) -> String? { text?.split(separator: " ").joined(separator: " ") }
    #expect(words(double.without(length.additions)) == "extension Double: Written { }")
    #expect(words(length.without(double.additions)) == "extension CGFloat { func write() -> String { description } }")
  }

  @Test("A conformance shared by Double and CGFloat is kept once; private members elsewhere are ignored")
  func parents() {
    let double = LengthSource(
      "extension Double: Written, Read {\n  func write() {}\n}\nprivate extension Double { func own() {} }")
    func changed(_ source: String) -> String? {
      LengthSource(source).without(double.additions)?.split(separator: " ").joined(separator: " ")
    }
    #expect(changed("extension CGFloat: Written { func write() {} }") == "extension CGFloat { }")
    #expect(
      changed("extension CGFloat: Written, Other { func own() {} }") == "extension CGFloat: Other { func own() {} }")
    #expect(changed("extension CGFloat: Other, Read {}") == "extension CGFloat: Other {}")
    #expect(changed("extension CGFloat { func own() {} }") == nil)
    #expect(changed("extension CGFloat {\n#if os(iOS)\nfunc write() {}\n#endif\n}") == nil)
    #expect(changed("extension Float { func write() {} }") == nil)
  }
}
