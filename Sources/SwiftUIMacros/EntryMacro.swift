import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Value = default`, in an extension of `EnvironmentValues`: a value of one's own, with its key.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration)
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration)
    guard let type = entry.type else {
      return [
        """
        private struct \(raw: entry.key): SwiftUI.EnvironmentKey {
          static let defaultValue = \(entry.value)
        }
        """
      ]
    }
    return [
      """
      private struct \(raw: entry.key): SwiftUI.EnvironmentKey {
        static var defaultValue: \(type) { \(entry.value) }
      }
      """
    ]
  }
}

/// What a declaration marked `@Entry` says.
private struct Entry {
  let key: String
  let type: TypeSyntax?
  let value: ExprSyntax

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroExpansionErrorMessage("@Entry stands before one `var`") }
    key = "__Key_\(name.filter { $0 != "`" })"
    type = binding.typeAnnotation?.type.trimmed
    if let value = binding.initializer?.value.trimmed {
      self.value = value
    } else if type?.is(OptionalTypeSyntax.self) == true {
      value = "nil"
    } else {
      throw MacroExpansionErrorMessage("@Entry needs a default value: `@Entry var \(name) = …`")
    }
  }
}
