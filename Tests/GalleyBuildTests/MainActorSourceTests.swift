import GalleyBuild
import GalleyFiles
import Testing

@Suite("Isolation of views to the main actor")
struct MainActorSourceTests {
  private func bound(_ source: String) -> String? { MainActorSource(source).bound(to: MainActorSource.protocols) }

  @Test(
    "Types that conform to View and extensions of View are isolated to the main actor",
    arguments: [
      ("struct A: View {}", "@preconcurrency @MainActor struct A: @preconcurrency View {}"),
      (
        "public struct A<B: View>: Equatable, SwiftUI.View {}",
        "@preconcurrency @MainActor public struct A<B: View>: Equatable, @preconcurrency SwiftUI.View {}"
      ),
      (
        "struct A<B, C>: View where B: View, C == () -> Int {}",
        "@preconcurrency @MainActor struct A<B, C>: @preconcurrency View where B: View, C == () -> Int {}"
      ),
      (
        "private final class A: B, ViewModifier {}",
        "@preconcurrency @MainActor private final class A: B, @preconcurrency ViewModifier {}"
      ),
      (
        "public extension View where Self: Equatable { func a() { let b = 1 }; @C static var d: Int { 1 } }",
        "public extension View where Self: Equatable { @preconcurrency @MainActor func a() { let b = 1 }; "
          + "@C @preconcurrency @MainActor static var d: Int { 1 } }"
      ),
      (
        "extension View { nonisolated func a() {} }\nlet b = 1",
        "extension View { nonisolated func a() {} }\nlet b = 1"
      ),
      (
        "struct A: B & PreviewProvider & View {}",
        "@preconcurrency @MainActor struct A: @preconcurrency B & PreviewProvider & View {}"
      ),
      ("protocol Card: View {}", "@preconcurrency @MainActor protocol Card: View {}"),
      (
        "extension A: @preconcurrency View { var body: B { b() } }",
        "extension A: @preconcurrency View { @preconcurrency @MainActor var body: B { b() } }"
      ),
      (
        "@MainActor(unsafe)\nstruct A: View & B {}", "@MainActor(unsafe)\nstruct A: @preconcurrency View & B {}"
      ),
    ])
  func views(source: String, changed: String) {
    #expect((bound(source) ?? source) == changed)
    let before = "let a = 1\n@available(iOS 17, *) "
    #expect((bound(before + source) ?? before + source) == before + changed)
  }

  @Test(
    "Other types, nonisolated types, comments and strings are left unchanged",
    arguments: [
      "struct A: Hashable { var view: View }", "nonisolated struct A: View {}", "public nonisolated struct A: View {}",
      "@Painter.Actor struct A {}", "// struct A: View {}", "/* /* */ struct A: View {} */",
      "let a = \"struct A: View {}\"", "let a = #\"\"struct A: View {}\"#",
      "let a = \"\"\"\n\"struct A: View {}\n\"\"\"",
      "let a = \"\\(b(\"struct A: View {}\")) struct A: View {}\"", "struct A: Shape {}", "extension Array {}",
      "class func make(a: View) {}", "func a<T: View>(_ t: T) {}", "enum A { case view(View) }",
    ])
  func others(source: String) { #expect(bound(source) == nil) }

  @Test("A type that conforms to View in an extension is also isolated")
  func extensions() {
    #expect(
      bound("struct A {}\nextension A: View {}")
        == "@preconcurrency @MainActor struct A {}\nextension A: @preconcurrency View {}")
  }

  @Test("Types that conform to a protocol that refines View, even in another file, are isolated too")
  func package() throws {
    let texts = [
      "/app/A.swift": "struct A: Card {}\n", "/app/B.swift": "protocol Card: Panel {}\n",
      "/app/C.swift": "protocol Panel: View {}\n", "/app/D.swift": "struct D {}\n",
    ]
    let files = FileReader(
      read: { path, _ throws(FileProblem) in
        guard let text = texts[path] else { throw .notFound }
        return Array(text.utf8)
      }, list: { $0 == "/app" ? ["A.swift", "B.swift", "C.swift", "D.swift"] : [] }, resolve: { $0 })
    let overlay = PlatformOverlay(package: "/app", system: nil, output: "/out", files)
    #expect(overlay.files.map(\.path) == ["/out/-A.swift", "/out/-B.swift", "/out/-C.swift", "/out/overlay.json"])
    #expect(overlay.files.first?.text == "@preconcurrency @MainActor struct A: @preconcurrency Card {}\n")
  }

  @Test("Conforming to a type alias of a main-actor protocol isolates a type to the main actor too")
  func aliases() {
    let source = MainActorSource("private typealias Shown = SwiftUI.UIViewRepresentable\ntypealias A = B<View>")
    let protocols = MainActorSource.protocols.union(source.refining(MainActorSource.protocols))
    #expect(protocols.subtracting(MainActorSource.protocols) == ["Shown"])
    #expect(
      MainActorSource("struct A: Shown {}").bound(to: protocols)
        == "@preconcurrency @MainActor struct A: @preconcurrency Shown {}")
  }

  @Test("The conformance of a main-actor type to a delegate protocol is marked @preconcurrency")
  func delegates() {
    #expect(
      bound("@MainActor\nfinal class A: NSObject, WKNavigationDelegate {}")
        == "@MainActor\nfinal class A: NSObject, @preconcurrency WKNavigationDelegate {}")
    #expect(bound("final class A: NSObject, WKNavigationDelegate {}") == nil)
    #expect(bound("@MainActor final class A: NSObject, B {}") == nil)
  }
}
