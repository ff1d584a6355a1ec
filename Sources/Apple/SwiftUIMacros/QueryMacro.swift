import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The property returns the results of a stored `Query`.
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
      \(raw: property.access)var _\(raw: property.name): \
      SwiftData.Query<\(raw: property.element), \(raw: property.type)> = SwiftData.Query\(raw: arguments)
      """
    ]
  }
}

private struct QueriedProperty {
  let name: String
  let type: String
  let element: String
  /// Internal unless the property is `fileprivate`: a private query would make the type's memberwise initializer
  /// private, unlike Apple's macro.
  let access: String

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroExpansionErrorMessage("use @Query with exactly one `var`") }
    guard let type = binding.typeAnnotation?.type.trimmed, let element = Self.element(of: type) else {
      throw MacroExpansionErrorMessage("@Query needs the type of a list of objects: `@Query var \(name): [Object]`")
    }
    self.name = name.filter { $0 != "`" }
    (self.type, self.element) = (type.description, element)
    let isOfFile = variable.modifiers.contains { $0.name.text == "fileprivate" }
    access = isOfFile ? "fileprivate " : ""
  }

  private static func element(of type: TypeSyntax) -> String? {
    if let list = type.as(ArrayTypeSyntax.self) { return list.element.trimmedDescription }
    guard let name = type.as(IdentifierTypeSyntax.self), name.name.text == "Array" else { return nil }
    return name.genericArgumentClause?.arguments.first?.argument.trimmedDescription
  }
}
