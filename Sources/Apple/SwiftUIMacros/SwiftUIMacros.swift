import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros that source files with `import SwiftUI` write.
@main
struct SwiftUIMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    PreviewMacro.self, WidgetPreviewMacro.self, PreviewableMacro.self, EntryMacro.self, ModelMacro.self,
    ModelPropertyMacro.self, ModelActorMacro.self, SchemaRuleMacro.self, QueryMacro.self,
  ]
}
