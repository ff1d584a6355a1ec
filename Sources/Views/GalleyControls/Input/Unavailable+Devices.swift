public import GalleyViews

// Views that exist only on other devices, declared as unavailable, so that the compiler reports the reason.

@available(*, unavailable, message: "TextFieldLink exists only on watchOS: use a TextField")
public struct TextFieldLink<Label: View>: View {
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "GeometryReader3D exists only on visionOS: use a GeometryReader")
public struct GeometryReader3D<Content: View>: View {
  public var body: some View { EmptyView() }
}
