import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Declares a type that `galley previews` finds and draws.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = body(of: node) else { throw MacroExpansionErrorMessage("#Preview needs a closure with a view") }
    let arguments = Array(node.arguments.filter { $0.label?.text != "body" })
    let title = arguments.first { $0.label == nil }?.expression.trimmedDescription ?? "nil"
    let traits = traits(in: arguments)
    let values = arguments.first { $0.label?.text == "arguments" }?.expression.trimmedDescription
    let made = MadePreview(body)
    guard values == nil || made.view == nil else {
      throw MacroExpansionErrorMessage("#Preview with arguments has no @Previewable")
    }
    let make =
      values.map { "SwiftUI.Preview(\(title), traits: [\(traits)], arguments: \($0))" }
      ?? "SwiftUI.Preview(\(title), traits: [\(traits)])"
    return [registry("\(make) \(made.closure)", of: node, in: context, with: made.view ?? "")]
  }

  static func registry(
    _ preview: String, of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext,
    with members: String = ""
  ) -> DeclSyntax {
    let name = context.makeUniqueName("Preview")
    let place = context.location(of: node)
    return """
      struct \(name): SwiftUI.PreviewRegistry {
        static var fileID: String { \(place?.file ?? "\"\"") }
        static var line: Int { \(place?.line ?? "0") }
        @MainActor static var preview: SwiftUI.Preview {
          \(raw: preview)
        }
        \(raw: members)
      }
      """
  }

  private static func body(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
    node.trailingClosure ?? node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
  }

  private static func traits(in arguments: [LabeledExprSyntax]) -> String {
    guard let start = arguments.firstIndex(where: { $0.label?.text == "traits" }) else { return "" }
    let rest = arguments[(start + 1)...].prefix { $0.label == nil }
    return ([arguments[start]] + rest).map(\.expression.trimmedDescription).joined(separator: ", ")
  }
}

/// The closure of a preview, and a view with its `@Previewable` properties if there are any.
private struct MadePreview {
  let closure: String
  let view: String?

  init(_ body: ClosureExprSyntax) {
    var kept: [VariableDeclSyntax] = []
    var rest: [CodeBlockItemSyntax] = []
    for item in body.statements {
      if let variable = item.item.as(VariableDeclSyntax.self), variable.isPreviewable {
        kept.append(variable.withoutPreviewable)
      } else {
        rest.append(item)
      }
    }
    guard !kept.isEmpty else {
      (closure, view) = (body.description, nil)
      return
    }
    closure = "{ Previewed() }"
    // The target's default isolation does not apply to declarations made by macros, hence the explicit `@MainActor`.
    view = """
      @MainActor struct Previewed: @MainActor SwiftUI.View {
        \(kept.map(\.trimmedDescription).joined(separator: "\n  "))
        var body: some SwiftUI.View {
          \(rest.map(\.description).joined())
        }
      }
      """
  }
}

extension VariableDeclSyntax {
  private func isMark(_ attribute: AttributeListSyntax.Element) -> Bool {
    attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Previewable") ?? false
  }

  fileprivate var isPreviewable: Bool { attributes.contains(where: isMark) }

  fileprivate var withoutPreviewable: VariableDeclSyntax {
    with(\.attributes, attributes.filter { !isMark($0) })
  }
}

struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
