import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query` before a property of a view: its objects are those that a query beside it finds.
struct QueryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    ["get { _\(raw: try QueriedProperty(declaration).name).wrappedValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let property = try QueriedProperty(declaration)
    let arguments = node.arguments.map { "(\($0.trimmedDescription))" } ?? "()"
    return [
      """
      @SwiftData._KeptQuery \(raw: property.access)var _\(raw: property.name): \
      SwiftData.Query<\(raw: property.element), \(raw: property.type)> = SwiftData.Query\(raw: arguments)
      """
    ]
  }
}

/// What a property says that is marked `@Query`.
private struct QueriedProperty {
  let name: String
  let type: String
  /// The type of one object.
  let element: String
  /// Who sees the query: the type alone, unless the property says something else.
  let access: String

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroExpansionErrorMessage("@Query stands before one `var`") }
    guard let type = binding.typeAnnotation?.type.trimmed, let element = Self.element(of: type) else {
      throw MacroExpansionErrorMessage("@Query needs the type of a list of objects: `@Query var \(name): [Object]`")
    }
    self.name = name.filter { $0 != "`" }
    (self.type, self.element) = (type.description, element)
    let modifiers: Set = ["private", "fileprivate", "internal", "package", "public"]
    access = variable.modifiers.first { modifiers.contains($0.name.text) }.map { "\($0.trimmed) " } ?? ""
  }

  /// The type of what a list of the type `type` has in it.
  private static func element(of type: TypeSyntax) -> String? {
    if let list = type.as(ArrayTypeSyntax.self) { return list.element.trimmedDescription }
    guard let name = type.as(IdentifierTypeSyntax.self), name.name.text == "Array" else { return nil }
    return name.genericArgumentClause?.arguments.first?.argument.trimmedDescription
  }
}
