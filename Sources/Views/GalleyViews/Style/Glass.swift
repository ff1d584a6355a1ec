public import GalleyGeometry
import GalleyMotion
public import GalleyPicture

public struct Glass: Hashable, Sendable {
  private enum Kind { case regular, clear, identity }

  private let kind: Kind
  private var color: Color?

  public static let regular = Glass(kind: .regular)
  public static let clear = Glass(kind: .clear)
  public static let identity = Glass(kind: .identity)

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Returns the glass unchanged: a picture shows the glass at rest.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var isShown: Bool { kind != .identity }

  /// Approximates iOS 26 as closely as a blur with a tint allows.
  func material(in scheme: ColorScheme) -> ResolvedMaterial {
    let isLight = scheme == .light
    var tint = isLight ? RGBA(255, 255, 255, alpha: 0.45) : RGBA(28, 28, 30, alpha: 0.45)
    if kind == .clear { tint.alpha = 0.12 }
    if let color {
      tint = color.rgba(in: scheme)
      tint.alpha *= 0.8
    }
    return ResolvedMaterial(
      name: kind == .clear ? "clear glass" : "glass", radius: kind == .clear ? 2 : 6, saturation: 1.4, tint: tint)
  }
}

private struct GlassStyle: ShapeStyle, Hashable {
  let glass: Glass

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .material(glass.material(in: environment.colorScheme))
  }
}

/// The default outline of glass: a capsule.
public struct DefaultGlassEffectShape: Shape, Hashable {
  public init() {}

  public func path(in rect: Rect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Draws glass of `shape` behind the view: a blur, a tint and a bright edge.
  ///
  /// Unlike iOS, Galley does not refract light, and separate pieces of glass do not merge.
  ///
  /// - Parameters:
  ///   - glass: The tint and the blur (default: `.regular`).
  ///   - shape: The outline of the glass, in the frame of the view.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    background {
      if glass.isShown {
        shape.fill(GlassStyle(glass: glass))
          .overlay { shape.strokeBorder(GlassEdge(), lineWidth: 1) }
          .shadow(color: Color(white: 0, opacity: 0.1), radius: 8, y: 2)
      }
    }
  }
}

private struct GlassEdge: ShapeStyle, Hashable {
  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let isLight = environment.colorScheme == .light
    let (strong, weak) = isLight ? (0.9, 0.25) : (0.4, 0.08)
    return LinearGradient(
      stops: [
        .init(color: Color(white: 1, opacity: strong), location: 0),
        .init(color: Color(white: 1, opacity: weak), location: 0.5),
        .init(color: Color(white: 1, opacity: strong * 0.7), location: 1),
      ], startPoint: .topLeading, endPoint: .bottomTrailing
    ).resolve(in: environment)
  }
}

/// Each piece of glass is drawn separately.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}
