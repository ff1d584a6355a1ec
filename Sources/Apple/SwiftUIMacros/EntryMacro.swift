import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Implements `@Entry var name: Value = default` in an extension of `EnvironmentValues`, `ContainerValues`,
/// `FocusedValues` or `Transaction`.
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
    let owner = try EntryOwner(context)
    if owner == .focused { return [try entry.focusedKey] }
    guard let type = entry.type else {
      // Without a type annotation, the macro cannot tell whether the value is sendable. The variable is never assigned
      // again, so sharing it is safe.
      return [
        """
        private struct \(raw: entry.key): SwiftUI.\(raw: owner.rawValue) {
          nonisolated(unsafe) static var defaultValue = \(entry.value)
        }
        """
      ]
    }
    return [
      """
      private struct \(raw: entry.key): SwiftUI.\(raw: owner.rawValue) {
        static var defaultValue: \(type) { \(entry.value) }
      }
      """
    ]
  }
}

private enum EntryOwner: String {
  case environment = "EnvironmentKey"
  case container = "ContainerValueKey"
  case focused = "FocusedValueKey"
  case transaction = "TransactionKey"

  init(_ context: some MacroExpansionContext) throws {
    let name = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first?
      .extendedType.trimmedDescription
    switch name?.split(separator: ".").last {
    case "EnvironmentValues", nil: self = .environment
    case "ContainerValues": self = .container
    case "FocusedValues": self = .focused
    case "Transaction": self = .transaction
    default:
      throw MacroExpansionErrorMessage(
        "use @Entry in an extension of EnvironmentValues, ContainerValues, FocusedValues or Transaction")
    }
  }
}

extension Entry {
  fileprivate var focusedKey: DeclSyntax {
    get throws {
      guard let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType else {
        throw MacroExpansionErrorMessage("@Entry of FocusedValues needs an optional type")
      }
      return """
        private struct \(raw: key): SwiftUI.FocusedValueKey {
          typealias Value = \(wrapped)
        }
        """
    }
  }
}

private struct Entry {
  let key: String
  let type: TypeSyntax?
  let value: ExprSyntax

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroExpansionErrorMessage("use @Entry with exactly one `var`") }
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
