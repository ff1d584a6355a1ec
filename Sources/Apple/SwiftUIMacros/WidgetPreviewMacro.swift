import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Declares a type that `galley previews` finds and draws.
struct WidgetPreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let arguments = Array(node.arguments)
    func argument(_ label: String) -> String? {
      arguments.first { $0.label?.text == label }?.expression.trimmedDescription
        ?? node.additionalTrailingClosures.first { $0.label.text == label }?.closure.trimmedDescription
    }
    guard let family = argument("as"), let widget = argument("widget") ?? node.trailingClosure?.trimmedDescription
    else {
      throw MacroExpansionErrorMessage("#Preview(as:) needs the size of a widget and a closure with the widget")
    }
    let content = ["timeline", "timelineProvider"].compactMap { label in argument(label).map { "\(label): \($0)" } }
    guard let content = content.first else {
      throw MacroExpansionErrorMessage("#Preview(as:) needs entries: timeline: { … }")
    }
    let title = arguments.first { $0.label == nil }?.expression.trimmedDescription ?? "nil"
    return [
      PreviewMacro.registry(
        "WidgetKit._widgetPreview(\(title), as: \(family), widget: \(widget), \(content))", of: node, in: context)
    ]
  }
}
