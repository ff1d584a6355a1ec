import Testing

/// The compiler builds dependent modules one after another, however many processors there are.
@Suite("The longest chain of dependent modules")
struct ModuleChainTests {
  /// The maximum number of lines in a chain of modules.
  private static let limit = 90_000

  @Test("The longest chain of dependent modules is within its line limit")
  func longestChainIsShort() throws {
    let modules = try Module.all()
    let lines = Dictionary(try Project.swiftFiles(below: "Sources").map { ($0.module, $0.lines.count) }) { $0 + $1 }
    try #require(lines["GalleyGeometry"] != nil)
    var chains = ModuleChains(dependencies: modules.mapValues(\.dependencies), lines: lines)
    let longest = modules.keys.map { chains.longest(to: $0) }.max { $0.lines < $1.lines }
    let chain = try #require(longest)
    #expect(chain.lines <= Self.limit, "\(chain.lines) lines: \(chain.modules.joined(separator: " → "))")
  }

  @Test("The longest chain continues with the dependency that has the most lines")
  func chainsAreAdded() {
    var chains = ModuleChains(
      dependencies: ["app": ["views", "data"], "views": ["base"], "data": ["base", "CLibrary"], "base": []],
      lines: ["app": 1, "views": 20, "data": 30, "base": 4])
    let chain = chains.longest(to: "app")
    #expect(chain.modules == ["base", "data", "app"])
    #expect(chain.lines == 35)
  }
}

/// Chains of dependent modules, weighted by their lines of code.
struct ModuleChains {
  struct Chain {
    var modules: [String] = []
    var lines = 0
  }

  let dependencies: [String: Set<String>]
  let lines: [String: Int]
  private var known: [String: Chain] = [:]

  init(dependencies: [String: Set<String>], lines: [String: Int]) {
    (self.dependencies, self.lines) = (dependencies, lines)
  }

  /// Returns the chain with the most lines that ends with `module`.
  mutating func longest(to module: String) -> Chain {
    if let chain = known[module] { return chain }
    guard let needed = dependencies[module] else { return Chain() }
    var chain = Chain()
    for name in needed.sorted() {
      let other = longest(to: name)
      if other.lines > chain.lines { chain = other }
    }
    chain.modules.append(module)
    chain.lines += lines[module] ?? 0
    known[module] = chain
    return chain
  }
}
