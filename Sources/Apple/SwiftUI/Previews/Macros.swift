public import GalleyViews
public import UIKit

/// A value of one's own in the environment: `@Entry var accent = Color.blue`, in an extension of `EnvironmentValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// A preview of a view, which `galley previews` draws.
///
/// The title is part of the file's name; the traits say on which screen the view stands.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A preview for each of several values, which the closure gets.
@freestanding(declaration)
public macro Preview<Arguments: Sequence>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A preview of what UIKit draws: the views of a hosting controller, or a box with the name of the type.
@freestanding(declaration)
public macro Preview<Shown: UIResponder>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @UIKitPreviewBuilder body: @escaping @MainActor () -> Shown
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// State in a preview: `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
