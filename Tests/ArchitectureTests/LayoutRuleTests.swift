import Testing

@Suite("The contracts of layout")
struct LayoutRuleTests {
  private static let layout = Result { try Project.swiftFiles(below: "Sources").filter { $0.module == "GalleyLayout" } }

  @Test("A layout rule is asked at most ten things")
  func fewRequirements() throws {
    let requirements = try #require(try ProtocolRequirements(files: Self.layout.get()).requirements(of: "LayoutRule"))
    #expect(requirements.contains("size"))
    #expect(requirements.count <= 10, "\(requirements.count): \(requirements)")
  }

  @Test("No rule gets an answer it did not ask for: what a layout rule is asked has no default")
  func noDefaults() throws {
    let files = try Project.swiftFiles(below: "Sources")
    let places = files.flatMap { $0.places(of: /(\bextension\s+LayoutRule\s*\{)/) }
    #expect(places.isEmpty, "a default hides a misspelt answer: \(places)")
  }

  @Test("Who is not in the folder of lazy containers does not ask which of them one is")
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

  /// A question for a type.
  private static var cast: Regex<(Substring, Substring)> { /\b(?:as[?!]?|is)\s+\(?(?:any\s+)?(\w+)/ }

  @Test("Requirements are counted with those that are inherited, and without what only looks like one")
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

  @Test("A question for a type is found however it is put")
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
