public import GalleyViews

// Views of other devices: the compiler says why there are none, instead of that there is no such name.

/// A field on a watch.
@available(*, unavailable, message: "TextFieldLink is there on watchOS alone: write a TextField")
public struct TextFieldLink<Label: View>: View {
  public var body: some View { EmptyView() }
}

/// A reader of three dimensions.
@available(*, unavailable, message: "GeometryReader3D is there on visionOS alone: write a GeometryReader")
public struct GeometryReader3D<Content: View>: View {
  public var body: some View { EmptyView() }
}
