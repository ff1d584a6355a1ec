import GalleyBuild
import Testing

@Suite("Translation of sources that use Apple modules")
struct AppleSourceTests {
  @Test(
    "Imports of os and its submodules are replaced by imports of UnifiedLogging",
    arguments: [
      ("import os", "import UnifiedLogging"), ("import os.log", "import UnifiedLogging"),
      ("@preconcurrency import OSLog", "@preconcurrency import UnifiedLogging"),
      ("import struct os.Logger", "import struct UnifiedLogging.Logger"),
      ("#if canImport(os)\n#endif", "#if canImport(UnifiedLogging)\n#endif"),
      ("let a = os.Logger()", "let a = UnifiedLogging.Logger()"),
    ])
  func log(source: String, changed: String) { #expect(AppleSource(source).forLinux == changed) }

  @Test func `Compilation conditions for Apple platforms are true on Linux`() {
    let source = #"""
      // os(iOS) in a comment
        #if os(iOS) || (
          os( iOS ) && os(macOS))
      let generated = """
        #if os(iOS)
        """
      #elseif !os(iOS) || canImport(os)
      #endif
      """#
    let changed = #"""
      // os(iOS) in a comment
        #if os(Linux) || (
          os( Linux ) && os(macOS))
      let generated = """
        #if os(iOS)
        """
      #elseif !os(Linux) || canImport(UnifiedLogging)
      #endif
      """#
    #expect(AppleSource(source, system: "iOS").forLinux == changed)
    #expect(AppleSource("#if os(iOS)\n#endif", system: "tvOS").forLinux == nil)
    #expect(AppleSource("let name = \"os(iOS)\"", system: "iOS").forLinux == nil)
  }

  @Test(
    "An import of a submodule is replaced by an import of its module",
    arguments: [
      ("import UIKit.UIApplication", "import UIKit"), ("import CoreGraphics.CGGeometry", "import CoreGraphics"),
      ("import Darwin.C", "import Glibc"), ("import ObjectiveC.runtime", "import AppleFoundation"),
      ("import QuartzCore", "import UIKit"), ("import class QuartzCore.CALayer", "import class UIKit.CALayer"),
    ])
  func parts(source: String, changed: String) { #expect(AppleSource(source).forLinux == changed) }

  @Test("An extension that overrides members is merged into the class declared before it")
  func overrides() {
    #expect(
      AppleSource("class A: UIView { var a = { 1 }() }\n// b\nextension A { override func b() { super.b() } }").forLinux
        == "class A: UIView { var a = { 1 }() \n// b\n override func b() { super.b() } }")
    #expect(AppleSource("class A {}\nextension A { func b() {} }").forLinux == nil)
    #expect(AppleSource("class A {}\nstruct B {}\nextension A { override func b() {} }").forLinux == nil)
    #expect(AppleSource("class A {}\nextension B { override func b() {} }").forLinux == nil)
  }

  @Test("NSError() without arguments is given an empty domain")
  func errors() {
    #expect(AppleSource("throw NSError()").forLinux == "throw NSError(domain: \"\", code: 0)")
    #expect(AppleSource("throw NSError(domain: a, code: 1)").forLinux == nil)
  }

  @Test(
    "A #selector expression becomes a Selector created from the name of its method",
    arguments: [
      ("#selector(tap)", "Selector(\"tap\")"),
      ("#selector(UIResponder.resignFirstResponder)", "Selector(\"resignFirstResponder\")"),
      ("#selector(Coordinator.changed(_:for:))", "Selector(\"changed(_:for:)\")"),
      ("#selector(getter: View.name)", "Selector(\"name\")"),
      ("f(#selector(\n  A.b), 1)", "f(Selector(\"b\")\n, 1)"),
    ])
  func selectors(source: String, changed: String) { #expect(AppleSource(source).forLinux == changed) }

  @Test(
    "Objective-C attributes are removed, and @objc protocols become class protocols",
    arguments: [
      ("@objc func tap() {}", " func tap() {}"), ("@objc(Name) class A {}", " class A {}"),
      ("@IBAction private func tap() {}", " private func tap() {}"),
      ("@objc public protocol A {}", " public protocol A: AnyObject {}"),
      ("@objc protocol A: B {}", " protocol A: B {}"),
    ])
  func marks(source: String, changed: String) { #expect(AppleSource(source).forLinux == changed) }

  @Test(
    "All other code is left unchanged",
    arguments: [
      "import SwiftUI", "import struct SwiftUI.Color", "// import os", "let a = \"#selector(b)\"", "let os = 1",
      "#if os(iOS)\n#endif", "if a.os.name == 1 {}", "import os_utilities", "@objection var a: Int",
      "import A\n.init()",
    ])
  func others(source: String) { #expect(AppleSource(source).forLinux == nil) }
}
