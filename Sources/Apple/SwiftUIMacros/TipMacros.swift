import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Parameter static var name: Value = default`, in a hint: a value that its rules ask for.
struct TipParameterMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let name = try parts(of: declaration).name
    return ["get { $\(raw: name).wrappedValue }", "set { $\(raw: name).wrappedValue = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, type, value) = try parts(of: declaration)
    let kind = type.map { "<\($0)>" } ?? ""
    return ["static let $\(raw: name) = TipKit.Tips.Parameter\(raw: kind)(\(value))"]
  }

  private static func parts(
    of declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, type: String?, value: ExprSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
      variable.modifiers.contains(where: { $0.name.text == "static" }), let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = binding.initializer?.value.trimmed
    else { throw MacroExpansionErrorMessage("@Parameter stands before one `static var` with a value") }
    return (name, binding.typeAnnotation?.type.trimmedDescription, value)
  }
}

/// `#Rule(value) { condition }`: when a hint shows.
struct TipRuleMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let condition = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self),
      let subject = node.arguments.first?.expression
    else { throw MacroExpansionErrorMessage("#Rule needs a value and a condition") }
    return "TipKit.Tips.Rule(\(subject.trimmed), \(condition.trimmed))"
  }
}
