public import GalleyViews

// What needs something that no picture here can have: the compiler says what, instead of that there is no such name.

/// Functions in Apple's shading language; nothing here runs them.
@available(*, unavailable, message: "Galley runs no Metal shaders: draw in a Canvas, or use the effects of View")
@dynamicMemberLookup
public enum ShaderLibrary {
  public static subscript(dynamicMember name: String) -> Never { preconditionFailure("no shader is run") }
}

extension View {
  /// Colours pixels by a shader; nothing here runs one.
  @available(*, unavailable, message: "Galley runs no Metal shaders: use colorMultiply, hueRotation and their like")
  public func colorEffect(_ shader: some Any, isEnabled: Bool = true) -> some View { self }

  /// Moves pixels by a shader; nothing here runs one.
  @available(*, unavailable, message: "Galley runs no Metal shaders: use a GeometryEffect")
  public func distortionEffect(_ shader: some Any, maxSampleOffset: some Any, isEnabled: Bool = true) -> some View {
    self
  }

  /// Draws the view by a shader; nothing here runs one.
  @available(*, unavailable, message: "Galley runs no Metal shaders: draw in a Canvas")
  public func layerEffect(_ shader: some Any, maxSampleOffset: some Any, isEnabled: Bool = true) -> some View { self }
}
