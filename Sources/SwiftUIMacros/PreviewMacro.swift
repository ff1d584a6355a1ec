import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Title", traits: …) { view }`: a type that `galley previews` finds and draws.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = body(of: node) else { throw MacroExpansionErrorMessage("#Preview needs a closure with a view") }
    let arguments = Array(node.arguments.filter { $0.label?.text != "body" })
    let title = arguments.first { $0.label == nil }?.expression.trimmedDescription ?? "nil"
    let traits = traits(in: arguments)
    let values = arguments.first { $0.label?.text == "arguments" }?.expression.trimmedDescription
    let name = context.makeUniqueName("Preview")
    let place = context.location(of: node)
    let make =
      values.map { "SwiftUI.Preview(\(title), traits: [\(traits)], arguments: \($0))" }
      ?? "SwiftUI.Preview(\(title), traits: [\(traits)])"
    return [
      """
      struct \(name): SwiftUI.PreviewRegistry {
        static var fileID: String { \(place?.file ?? "\"\"") }
        static var line: Int { \(place?.line ?? "0") }
        @MainActor static var preview: SwiftUI.Preview {
          \(raw: make) \(raw: closure(body))
        }
      }
      """
    ]
  }

  private static func body(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
    node.trailingClosure ?? node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
  }

  /// The arguments from `traits:` on, up to the next label.
  private static func traits(in arguments: [LabeledExprSyntax]) -> String {
    guard let start = arguments.firstIndex(where: { $0.label?.text == "traits" }) else { return "" }
    let rest = arguments[(start + 1)...].prefix { $0.label == nil }
    return ([arguments[start]] + rest).map(\.expression.trimmedDescription).joined(separator: ", ")
  }

  /// The closure, with what is `@Previewable` in it as properties of a view around.
  private static func closure(_ body: ClosureExprSyntax) -> String {
    let (kept, rest) = body.statements.reduce(into: ([VariableDeclSyntax](), [CodeBlockItemSyntax]())) { found, item in
      if let variable = item.item.as(VariableDeclSyntax.self), variable.isPreviewable {
        found.0.append(variable.withoutPreviewable)
      } else {
        found.1.append(item)
      }
    }
    guard !kept.isEmpty else { return body.description }
    return """
      {
        struct __Previewed: SwiftUI.View {
          \(kept.map(\.trimmedDescription).joined(separator: "\n    "))
          var body: some SwiftUI.View {
            \(rest.map(\.description).joined())
          }
        }
        return __Previewed()
      }
      """
  }
}

extension VariableDeclSyntax {
  private func isMark(_ attribute: AttributeListSyntax.Element) -> Bool {
    attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Previewable") ?? false
  }

  /// Whether the variable is marked `@Previewable`.
  fileprivate var isPreviewable: Bool { attributes.contains(where: isMark) }

  /// The variable without the mark.
  fileprivate var withoutPreviewable: VariableDeclSyntax {
    with(\.attributes, attributes.filter { !isMark($0) })
  }
}

/// `@Previewable @State var …`, in a preview: a property of the view that the preview shows.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
