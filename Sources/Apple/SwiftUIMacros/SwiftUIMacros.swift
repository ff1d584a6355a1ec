import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct SwiftUIMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    PreviewMacro.self, WidgetPreviewMacro.self, PreviewableMacro.self, EntryMacro.self, ModelMacro.self,
    ModelPropertyMacro.self, ModelActorMacro.self, SchemaRuleMacro.self, QueryMacro.self,
  ]
}
