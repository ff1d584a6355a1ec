import Testing

@Suite("Layout contracts")
struct LayoutRuleTests {
  private static let layout = Result { try Project.swiftFiles(below: "Sources").filter { $0.module == "GalleyLayout" } }

  @Test("The LayoutRule protocol has at most ten requirements")
  func fewRequirements() throws {
    let requirements = try #require(try ProtocolRequirements(files: Self.layout.get()).requirements(of: "LayoutRule"))
    #expect(requirements.contains("size"))
    #expect(requirements.count <= 10, "\(requirements.count): \(requirements)")
  }

  @Test("LayoutRule has no default implementations, so every rule implements each requirement")
  func noDefaults() throws {
    let files = try Project.swiftFiles(below: "Sources")
    let places = files.flatMap { $0.places(of: /(\bextension\s+LayoutRule\s*\{)/) }
    #expect(places.isEmpty, "a default implementation hides a misspelt requirement: \(places)")
  }

  @Test("Only code in the lazy containers' folder checks whether a rule is a concrete lazy container")
  func lazyContainersAreAlike() throws {
    let lazy = try Self.layout.get().filter { $0.folder == "Lazy" }
    let rules = Set(lazy.flatMap { TypeNames(code: $0.code).declared }.filter { $0.hasSuffix("Rule") })
    #expect(rules.isSuperset(of: ["LazyContainerRule", "LazyStackRule"]))
    let paths = Set(lazy.map(\.path))
    for file in try Project.swiftFiles(below: "Sources") where !paths.contains(file.path) {
      let casts = file.places(of: Self.cast).filter { rules.contains($0.found) }
      #expect(casts.isEmpty, "ask LazyContainer(node) instead: \(casts)")
    }
  }

  /// A type check or cast to a concrete rule.
  private static var cast: Regex<(Substring, Substring)> { /\b(?:as[?!]?|is)\s+\(?(?:any\s+)?(\w+)/ }

  @Test("Counting requirements includes inherited ones and ignores similar-looking code")
  func counting() {
    let file = SourceFile(
      path: "Sources/Group/Module/A.swift",
      text: """
        protocol A: B & Sendable, AnyObject where Self: C {
          associatedtype Element: Hashable
          /// func none()
          var value: Int { get set }
          static func == (first: Self, second: Self) -> Bool
          init?(_ value: some Sequence<Int>)
          subscript(index: Int) -> Element { get }
          func make<Other>(_ function: (Int) -> Void) -> Other
        }
        protocol B { func inner(); static var shared: Self { get } }
        protocol C { func other() }
        extension B { func inner() {} }
        """)
    let requirements = ProtocolRequirements(files: [file])
    #expect(
      requirements.requirements(of: "A")
        == ["Element", "value", "==", "init", "subscript", "make", "inner", "shared"])
    #expect(requirements.requirements(of: "D") == nil)
  }

  @Test("Type checks are found whether written with is, as or a pattern")
  func casts() {
    let file = SourceFile(
      path: "Sources/Group/Module/A.swift",
      text: """
        if node.rule is LazyGridRule {}
        let rule = node.rule as? any LazyContainerRule
        switch rule { case let rule as LazyFlowRule: rule }
        let rule: LazyStackRule
        """)
    #expect(file.places(of: Self.cast).map(\.found) == ["LazyGridRule", "LazyContainerRule", "LazyFlowRule"])
  }
}
