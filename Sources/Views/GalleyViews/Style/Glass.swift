public import GalleyGeometry
import GalleyMotion
public import GalleyPicture

/// What a ground of glass is like.
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

  /// Whether the glass answers to fingers. It is taken; a picture shows glass at rest.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var isShown: Bool { kind != .identity }

  /// The ground, whose numbers are as near to pictures of iOS 26 as a blur and a tint come.
  func ground(in scheme: ColorScheme) -> ResolvedMaterial {
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

/// The style of a ground of glass.
private struct GlassStyle: ShapeStyle, Hashable {
  let glass: Glass

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .material(glass.ground(in: environment.colorScheme))
  }
}

/// The shape of glass where nothing is said: a capsule.
public struct DefaultGlassEffectShape: Shape, Hashable {
  public init() {}

  public func path(in rect: Rect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Lays glass of `shape` beneath the view: what lies below is softened and tinted, and an edge catches the light.
  ///
  /// Light is not bent, and pieces of glass do not flow together.
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

/// The light at the edge of glass: bright where it comes from and where it leaves.
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

/// Views with glass that belong together; each piece is drawn for itself.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}
