public import GalleyViews
public import UIKit

@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Declares a preview, drawn by `galley previews`. The title becomes part of the file name; the traits select the
/// screen.
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

/// Draws the views of a hosting controller, a supported control, or a box with the type's name.
@freestanding(declaration)
public macro Preview<Shown: UIResponder>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @UIKitPreviewBuilder body: @escaping @MainActor () -> Shown
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
