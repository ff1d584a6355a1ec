public import GalleyViews

// API that Galley cannot support, declared as unavailable, so that the compiler reports the reason.

@available(*, unavailable, message: "Galley runs no Metal shaders: draw in a Canvas, or use the effects of View")
@dynamicMemberLookup
public enum ShaderLibrary {
  public static subscript(dynamicMember name: String) -> Never { preconditionFailure("no shader is run") }
}

extension View {
  /// Galley cannot run shaders.
  @available(
    *, unavailable, message: "Galley runs no Metal shaders: use colorMultiply, hueRotation or similar modifiers"
  )
  public func colorEffect(_ shader: some Any, isEnabled: Bool = true) -> some View { self }

  @available(*, unavailable, message: "Galley runs no Metal shaders: use a GeometryEffect")
  public func distortionEffect(_ shader: some Any, maxSampleOffset: some Any, isEnabled: Bool = true) -> some View {
    self
  }

  @available(*, unavailable, message: "Galley runs no Metal shaders: draw in a Canvas")
  public func layerEffect(_ shader: some Any, maxSampleOffset: some Any, isEnabled: Bool = true) -> some View { self }
}
