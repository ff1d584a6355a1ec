import Testing

struct ProofSubject {
  let folder: String
  /// The name of the test file, up to the first dot.
  let file: String
  /// The name of the snapshot. It contains the suite unless the suite has the same name as the file.
  let name: String
  let filter: String

  /// Creates the names. Outside Swift Testing, they come from the method `function` of the XCTest class `suite`.
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
  /// The name of the function without its parameter list.
  let test: String
  let filter: String

  /// Parses the id of a test, which has the form "Module.Outer/Inner/test(_:)/File.swift:10:4".
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
