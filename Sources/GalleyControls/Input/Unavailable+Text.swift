public import GalleyViews

// Text that draws itself glyph by glyph: the compiler says why there is none, instead of that there is no such name.

/// Text glyph by glyph; Galley draws what Pango set.
@available(*, unavailable, message: "Galley draws text as Pango sets it: draw in a Canvas to place it otherwise")
public protocol TextRenderer {}

/// A mark of a part of a text for its renderer.
@available(*, unavailable, message: "Galley draws text as Pango sets it: style a part with Text(...) + Text(...)")
public protocol TextAttribute {}

/// The text that a renderer draws.
@available(*, unavailable, message: "Galley draws text as Pango sets it: draw in a Canvas to place it otherwise")
public struct TextProxy {}

/// A field on a watch.
@available(*, unavailable, message: "TextFieldLink is there on watchOS alone: write a TextField")
public struct TextFieldLink<Label: View>: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A reader of three dimensions.
@available(*, unavailable, message: "GeometryReader3D is there on visionOS alone: write a GeometryReader")
public struct GeometryReader3D<Content: View>: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}
