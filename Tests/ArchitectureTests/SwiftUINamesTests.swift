import Testing

@Suite("The table of SwiftUI names in the documentation")
struct SwiftUINamesTests {
  @Test("Every SwiftUI name that the table lists as present is declared publicly")
  func namesThatAreThere() throws {
    let table = try SwiftUINames(markdown: Project.text(of: SwiftUINames.article))
    #expect(!table.present.isEmpty)
    let absent = try table.present.subtracting(Declarations.all())
    #expect(absent.isEmpty, "the article lists these names, but they are not declared: \(absent.sorted())")
  }

  @Test("No SwiftUI name that the table lists as missing is declared publicly")
  func namesThatAreMissing() throws {
    let table = try SwiftUINames(markdown: Project.text(of: SwiftUINames.article))
    #expect(!table.missing.isEmpty)
    let present = try table.missing.intersection(Declarations.all())
    #expect(present.isEmpty, "the article lists these names as missing, but they are declared: \(present.sorted())")
  }

  @Test("Every public view modifier is listed as present in the table")
  func modifiersAreListed() throws {
    let table = try SwiftUINames(markdown: Project.text(of: SwiftUINames.article))
    let unlisted = try Declarations.modifiers().subtracting(table.present)
    #expect(unlisted.isEmpty, "the table of the article lacks \(unlisted.sorted())")
  }

  @Test("In a table row with two cells, the first lists present names and the second missing names")
  func rowsAreRead() {
    let table = SwiftUINames(
      markdown: """
        | there | missing, among others |
        |---|---|
        | `HStack` `Text` | `Form` |
        | `bold` | `blur` |

        | `other` | `table` |
        """)
    #expect(table.present == ["HStack", "Text", "bold"])
    #expect(table.missing == ["Form", "blur"])
  }
}

/// The SwiftUI names that the documentation lists as present and as missing.
struct SwiftUINames {
  /// The path of the article with the table.
  static let article = "Sources/Tool/Galley/Galley.docc/DifferencesFromSwiftUI.md"

  var present: Set<String> = []
  var missing: Set<String> = []

  init(markdown: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.drop { !$0.hasPrefix("| there |") }.prefix { $0.hasPrefix("|") }
    for cells in rows.map({ $0.split(separator: "|") }) where cells.count >= 2 {
      present.formUnion(Self.quoted(in: cells[0]))
      missing.formUnion(Self.quoted(in: cells[1]))
    }
  }

  private static func quoted(in cell: Substring) -> [String] { cell.matches(of: /`(\w+)`/).map { String($0.1) } }
}

/// The public names that are used to write views, found in the library sources.
enum Declarations {
  /// The names of all public types, type aliases, modifiers and environment values.
  static func all() throws -> Set<String> { try types().union(modifiers()).union(environmentValues()) }

  /// The names of all public top-level types and type aliases.
  static func types() throws -> Set<String> {
    let pattern = /^(?:@\w+ )*public (?:[a-z]+ )*(?:struct|class|enum|protocol|typealias) (\w+)/
    let lines = try library().flatMap(\.code).filter { $0.hasPrefix("public ") || $0.hasPrefix("@") }
    return Set(lines.compactMap { $0.firstMatch(of: pattern).map { String($0.1) } })
  }

  /// The names of all public functions in extensions of `View`.
  static func modifiers() throws -> Set<String> {
    try members(of: /^(?:public )?extension View\b/, declared: /^  public (?:consuming )?func ([a-z]\w*)/)
  }

  /// The names of all public properties of `EnvironmentValues`.
  static func environmentValues() throws -> Set<String> {
    try members(of: /^(?:public )?(?:extension|struct) EnvironmentValues\b/, declared: /^  public [^=]*?\bvar (\w+)/)
  }

  private static func members(
    of type: Regex<Substring>, declared pattern: Regex<(Substring, Substring)>
  ) throws -> Set<String> {
    var names: Set<String> = []
    for file in try library() {
      var isInside = false
      for line in file.code {
        if let first = line.utf8.first, first != UInt8(ascii: " ") { isInside = line.contains(type) }
        guard isInside, line.hasPrefix("  public "), let match = line.firstMatch(of: pattern) else { continue }
        names.insert(String(match.1))
      }
    }
    return names
  }

  private static func library() throws -> [SourceFile] {
    try Project.swiftFiles(below: "Sources").filter { $0.module != "GalleyCLI" }
  }
}
