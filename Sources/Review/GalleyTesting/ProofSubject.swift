import Testing

/// What a proof is called: the file of its test, the suite and the test, and the proof's own name if it has one.
struct ProofSubject {
  let folder: String
  /// The file's name without its extension.
  let file: String
  /// The proof's name: the suite's unless the file is called as it is, the test's, and its own.
  let name: String
  let filter: String

  /// The proof `name` at `place`: of the test that Swift Testing runs, or else of the method `function` of `suite`, a
  /// test case of XCTest, if that is known.
  init(_ place: TestPlace, function: String, suite: String?, name: String?) {
    let parts = "\(place.filePath)".split(separator: "/", omittingEmptySubsequences: false)
    folder = parts.dropLast().joined(separator: "/")
    let file = String(parts.last?.prefix { $0 != "." } ?? "Tests")
    self.file = file
    let identity = Test.current.map { TestIdentity($0) } ?? TestIdentity(place, function: function, suite: suite)
    let suites = identity.suites.first == file ? Array(identity.suites.dropFirst()) : identity.suites
    let test = (suites + [identity.test]).joined(separator: ".")
    self.name = name.map { "\(test)-\($0)" } ?? test
    filter = identity.filter
  }
}

private struct TestIdentity {
  let suites: [String]
  /// The test's name, without what it takes.
  let test: String
  let filter: String

  /// A test of Swift Testing: its id is "Module.Outer/Inner/test(_:)/File.swift:10:4".
  init(_ test: Test) {
    let id = "\(test.id)"
    let parts = id.split(separator: "/").map(String.init)
    let index = parts.lastIndex { $0.contains("(") } ?? max(parts.count - 2, 0)
    let module = parts.first?.prefix { $0 != "." } ?? ""
    var suites = Array(parts[..<index])
    if !suites.isEmpty { suites[0] = String(suites[0].dropFirst(module.count + 1)) }
    self.suites = suites
    let function = index == 0 ? String(parts[0].dropFirst(module.count + 1)) : parts[index]
    self.test = String(function.prefix { $0 != "(" })
    let name = parts.count > index + 1 ? parts[...index].joined(separator: "/") + "/" : id
    filter = "^" + Self.literal(name) + (name == id ? "$" : "")
  }

  init(_ place: TestPlace, function: String, suite: String?) {
    suites = suite.map { [$0] } ?? []
    test = String(function.prefix { $0 != "(" })
    let module = "\(place.fileID)".prefix { $0 != "/" }
    filter =
      "^" + Self.literal(module + ".") + (suite.map(Self.literal) ?? "[^/]+") + "/" + Self.literal(test) + "$"
  }

  private static func literal(_ text: some StringProtocol) -> String {
    text.reduce(into: "") { pattern, character in
      if "\\.^$|?*+()[]{}".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
  }
}
