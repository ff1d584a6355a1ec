#if os(Linux)
  import Foundation
  import Testing

  /// Checks that the symbols that SwiftAPI.md lists exist and are fully documented.
  @Suite("The article on the Swift API")
  struct SwiftAPITests {
    private static let symbols = Result { try SymbolGraph.modules.flatMap(SymbolGraph.symbols(of:)) }

    @Test("Every listed symbol exists, and its doc comment has all required sections", arguments: ListedSymbol.all)
    func documented(_ listed: ListedSymbol) throws {
      let found = try Self.symbols.get().filter { listed.isName(of: $0.path) }
      #expect(found.count == 1, "'\(listed.name)' names \(found.map(\.path))")
      for symbol in found {
        let gaps = symbol.gaps(isEntryPoint: listed.isEntryPoint)
        #expect(gaps.isEmpty, "the comment of \(symbol.path) lacks \(gaps)")
      }
    }

    @Test("The article lists each symbol once, and the first symbol of each group is an entry point")
    func list() throws {
      let names = ListedSymbol.all.map(\.name)
      #expect((60...120).contains(names.count) && Set(names).count == names.count)
      let groups = try Project.text(of: ListedSymbol.article).components(separatedBy: "\n## ").dropFirst()
      #expect(groups.count == 9)
      for group in groups { #expect(ListedSymbol.rows(of: group).first?.isEntryPoint == true, "\(group.prefix(20))") }
    }

    @Test("A name that ends in an ellipsis matches longer argument lists; any other matches only itself")
    func names() {
      func isName(_ name: String, of path: String) -> Bool {
        ListedSymbol(name: name, isEntryPoint: false).isName(of: path)
      }
      #expect(isName("Stage.init(size:…)", of: "Stage.init(size:scale:)"))
      #expect(!isName("Stage.init(size:…)", of: "Stage.init(proposal:scale:)"))
      #expect(isName("Stage.png()", of: "Stage.png()") && !isName("Stage", of: "StageError"))
    }

    @Test(
      "A missing section of a doc comment is reported",
      arguments: [
        ([], ["a summary"]), (["- Parameter a: A."], ["a summary"]),
        (["Draws."], ["the parameter 'a'", "the result", "the errors"]),
        (["Draws.", "- Parameter a: A.", "- Returns: B."], ["the errors"]),
        (["Draws.", "- Parameters:", "  - a: A.", "- Returns: B.", "- Throws: C."], []),
      ] as [([String], [String])])
    func gaps(_ comment: [String], expected: [String]) {
      let draw = symbol("swift.method", "func draw(at a: (Int) throws -> Int) throws(C) -> B", comment)
      #expect(draw.gaps(isEntryPoint: false) == expected)
    }

    @Test("Only a function that itself throws must document errors, and only an entry point needs an example")
    func exceptions() {
      let wait = symbol("swift.init", "init(at a: () throws -> Int)", ["Waits.", "- Parameter a: A."])
      #expect(wait.gaps(isEntryPoint: false) == [])
      let type = symbol("swift.struct", "struct A", ["A type."])
      #expect(type.gaps(isEntryPoint: false) == [] && type.gaps(isEntryPoint: true) == ["an example"])
      let shown = symbol("swift.struct", "struct A", ["A type.", "", "```swift", "A()", "```"])
      #expect(shown.gaps(isEntryPoint: true) == [])
    }

    private func symbol(_ kind: String, _ declaration: String, _ comment: [String]) -> SymbolGraph.Symbol {
      let parameter = SymbolGraph.Signature.Parameter(name: "at", internalName: "a")
      return SymbolGraph.Symbol(
        kind: SymbolGraph.Kind(identifier: kind), pathComponents: ["A"],
        declarationFragments: [SymbolGraph.Fragment(spelling: declaration)],
        docComment: SymbolGraph.Comment(lines: comment.map { SymbolGraph.Comment.Line(text: $0) }),
        functionSignature: SymbolGraph.Signature(
          parameters: [parameter], returns: [SymbolGraph.Fragment(spelling: "B")]))
    }
  }

  /// A row of a table in the article on the Swift API.
  struct ListedSymbol: Sendable, CustomTestStringConvertible {
    static let article = "\(Paper.catalogue)/SwiftAPI.md"
    static let all = rows(of: (try? Project.text(of: article)) ?? "")

    let name: String
    /// Whether the name is bold, which means that its doc comment must have an example.
    let isEntryPoint: Bool

    var testDescription: String { name }

    static func rows(of text: String) -> [ListedSymbol] {
      text.matches(of: /(?m)^\| (\*\*)?`([^`]+)`/).map { ListedSymbol(name: String($0.2), isEntryPoint: $0.1 != nil) }
    }

    /// Whether this name matches the symbol `path`: exactly, or as its beginning if the name ends in `…`.
    func isName(of path: String) -> Bool {
      name.hasSuffix("…)") ? path.hasPrefix(name.dropLast(2)) : path == name
    }
  }

  extension SymbolGraph.Symbol {
    /// Returns the required sections that the doc comment lacks.
    func gaps(isEntryPoint: Bool) -> [String] {
      let lines = (docComment?.lines ?? []).map { $0.text.trimmingCharacters(in: .whitespaces) }
      guard let first = lines.first, !first.isEmpty, !first.hasPrefix("- ") else { return ["a summary"] }
      func has(_ beginning: String) -> Bool { lines.contains { $0.hasPrefix(beginning) } }
      var gaps = isEntryPoint && !has("```") ? ["an example"] : []
      guard let functionSignature, isFunction else { return gaps }
      for parameter in functionSignature.parameters ?? [] {
        let name = parameter.internalName ?? parameter.name
        if !has("- \(name):"), !has("- Parameter \(name):") { gaps.append("the parameter '\(name)'") }
      }
      if returnsValue, !has("- Returns:") { gaps.append("the result") }
      if canThrow, !has("- Throws:") { gaps.append("the errors") }
      return gaps
    }

    private var isFunction: Bool {
      ["swift.func", "swift.init", "swift.method", "swift.type.method", "swift.subscript"].contains(kind.identifier)
    }

    private var returnsValue: Bool {
      let type = (functionSignature?.returns ?? []).map(\.spelling).joined()
      return kind.identifier != "swift.init" && !["", "()", "Void"].contains(type)
    }

    /// Whether the function itself throws, as opposed to a closure that it takes as a parameter.
    private var canThrow: Bool {
      var (depth, outside) = (0, "")
      for character in declaration {
        if "([{".contains(character) { depth += 1 }
        if depth == 0 { outside.append(character) }
        if ")]}".contains(character) { depth -= 1 }
      }
      return outside.components(separatedBy: "->")[0].split(separator: " ").contains("throws")
    }
  }
#endif
