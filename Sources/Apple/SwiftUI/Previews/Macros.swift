public import GalleyViews
public import UIKit

/// Declares a custom value in an extension of `EnvironmentValues`: `@Entry var accent = Color.blue`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Declares a preview of a view, drawn by `galley previews`.
///
/// The title becomes part of the file name; the traits select the screen.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares one preview for each argument.
@freestanding(declaration)
public macro Preview<Arguments: Sequence>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a UIKit object: the views of a hosting controller, a supported control, or a box with the
/// type's name.
@freestanding(declaration)
public macro Preview<Shown: UIResponder>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @UIKitPreviewBuilder body: @escaping @MainActor () -> Shown
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares state in a preview: `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
