import GalleyMessages

/// Names of SwiftUI that scenes do not have, with what does nearly the same.
///
/// People write from memory what they know of SwiftUI, and nothing is less help than a name that is spelled nearly so.
enum SwiftUINames {
  /// What stands for the view `name`; nil where SwiftUI has none, or scenes do.
  static func view(_ name: String) -> String? {
    views[name] ?? (controls.contains(name) ? control(name) : nil)
  }

  /// What stands for the control that `name` is probably meant to be; nil where it is like none.
  static func control(like name: String) -> String? {
    Suggestion.closest(to: name, among: controls.sorted()).map(control)
  }

  private static func control(_ name: String) -> String {
    "\(name) is for Swift code: draw how it looks with Text and shapes"
  }

  /// What stands for the modifier `name`; nil where SwiftUI has none, or scenes do.
  static func modifier(_ name: String) -> String? {
    if let words = modifiers[name] { return words }
    if actions.contains(name) { return "\(name) is for Swift code: scenes have no closures" }
    if name.hasPrefix("accessibility") { return "\(name) is for Swift code: pictures do not show it" }
    return missing.contains(name) ? "SwiftUI has \(name), and scenes do not" : nil
  }

  private static let views = [
    "GeometryReader": "GeometryReader is for Swift code: scenes have no closures",
    "ScrollViewReader": "scrollers are moved under 'states:' and by the steps of 'script:'",
    "NavigationView": "write NavigationStack",
    "AsyncImage": "write Image with a file beside the scene",
    "EmptyView": "leave the view out, or write Spacer", "AnyView": "write the view itself",
    "UnevenRoundedRectangle": "RoundedRectangle has one radius for all corners",
    "ContainerRelativeShape": "write RoundedRectangle with a cornerRadius",
    "HSplitView": "write HStack", "VSplitView": "write VStack", "TupleView": "write a list of views",
    "Path": "Path is for Swift code: scenes have Rectangle, RoundedRectangle, Circle, Capsule and Ellipse",
    "Canvas": "Canvas is for Swift code: scenes have no closures",
    "TimelineView": "TimelineView is for Swift code: scenes have no closures",
    "AnyLayout": "AnyLayout is for Swift code: ViewThatFits chooses between views",
  ]

  private static let controls: Set<String> = [
    "MultiDatePicker", "OutlineGroup", "NavigationSplitView", "PhotosPicker", "Map", "Chart",
    "RenameButton", "SignInWithAppleButton",
  ]

  private static let modifiers = [
    "foregroundColor": "write foregroundStyle", "accentColor": "write tint", "kerning": "write tracking",
    "edgesIgnoringSafeArea": "write ignoresSafeArea", "hidden": "write if: or unless:, or opacity: 0 to keep its room",
    "fontDesign": "write font: { design: rounded }",
    "listRowSeparatorLeading": "write padding inside the row", "containerShape": "write clipShape",
    "scrollPosition": "write where it stands under 'states:', or scrollTo in 'script:'",
    "defaultScrollAnchor": "write where it stands under 'states:'",
    "scrollDisabled": "scenes scroll only where they are told",
    "visualEffect": "write scrollTransition or scrollProgress",
    "stroke": "stroke belongs to shapes, beside their names",
    "strokeBorder": "write stroke beside a shape's name", "fill": "fill belongs to shapes: Circle: blue",
    "safeAreaBar": "write safeAreaInset",
    "alignmentGuide": "alignmentGuide is for Swift code: use alignment and offset",
    "navigationBarTitle": "write navigationTitle", "navigationBarItems": "write toolbar",
    "onDelete": "write swipeActions", "navigationViewStyle": "take it out: a NavigationStack has one style",
    "environment": "dynamicTypeSize, colorScheme, layoutDirection and locale are modifiers",
    "popover": "write sheet or overlay",
    "resizable": "resizable belongs to Image", "interpolation": "write smooth: false beside Image",
    "multilineAlignment": "write multilineTextAlignment", "textCase": "write the text as it shall stand",
    "rotation3DEffect": "write rotationEffect, which turns on the plane",
    "transformEffect": "write scaleEffect, rotationEffect or offset",
    "animation": "steps of 'script:' have an animation each", "transition": "steps of 'script:' have an animation each",
  ]

  private static let actions: Set<String> = [
    "onLongPressGesture", "onAppear", "onDisappear", "onChange", "onReceive", "task", "gesture",
    "simultaneousGesture", "highPriorityGesture", "onSubmit", "onHover",
    "onDrag", "onDrop", "preference", "onPreferenceChange",
    "environmentObject", "onScrollGeometryChange", "onScrollPhaseChange", "onScrollVisibilityChange",
    "onGeometryChange",
    "focused", "allowsHitTesting", "contentShape", "modifier", "anchorPreference", "overlayPreferenceValue",
    "backgroundPreferenceValue", "matchedGeometryEffect", "onOpenURL",
  ]

  private static let missing: Set<String> = [
    "drawingGroup", "compositingGroup",
    "symbolVariant", "projectionEffect", "scrollClipDisabled", "allowsTightening", "textScale",
    "containerBackground", "materialActiveAppearance", "flipsForRightToLeftLayoutDirection",
    "gaugeStyle", "listItemTint", "headerStyle", "scrollEdgeEffectStyle",
  ]
}
