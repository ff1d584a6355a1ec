public import GalleyGeometry
public import GalleyMotion
import GalleyText

extension View {
  public func mask(_ mask: some View) -> some View { self.mask { mask } }

  public func accentColor(_ color: Color?) -> some View {
    transformEnvironment(\.tint) { tint in if let color { tint = color } }
  }

  public func hidden() -> some View {
    drawn("hidden", of: 0.0) { _ in OpacityDrawing(opacity: 0) }.allowsHitTesting(false)
  }

  public func kerning(_ kerning: Double) -> some View { tracking(kerning) }

  /// Extends the view into the given safe area regions.
  ///
  /// The keyboard lies on top of all bars, so a view that ignores only the keyboard still avoids the bars.
  ///
  /// - Parameters:
  ///   - regions: The safe area regions to ignore. Only `.container` has an effect.
  ///   - edges: The edges on which the view is extended (default: all).
  public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> some View {
    ignoresSafeArea(edges: regions.contains(.container) ? edges : [])
  }

  public func animation(_ animation: Animation?) -> some View { transaction { $0.animation = animation } }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  @_disfavoredOverload
  public func background(_ content: some View, alignment: Alignment = .center) -> some View {
    background(alignment: alignment) { content }
  }

  @_disfavoredOverload
  public func overlay(_ content: some View, alignment: Alignment = .center) -> some View {
    overlay(alignment: alignment) { content }
  }

  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay { shape.fill(style, style: fillStyle) } }

  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  public func background(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  public func clipShape(_ shape: some Shape, style: FillStyle) -> some View { clipShape(shape) }

  public func cornerRadius(_ radius: Double, antialiased: Bool) -> some View { cornerRadius(radius) }

  public func clipped(antialiased: Bool) -> some View { clipped() }

  public func background() -> some View { background(BackgroundStyle()) }

  public func background(in shape: some Shape) -> some View { background(BackgroundStyle(), in: shape) }

  public func position(_ position: Point) -> some View { self.position(x: position.x, y: position.y) }

  /// Only recorded in the layout snapshot.
  public func compositingGroup() -> some View { recorded("compositingGroup") }

  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { colorScheme in if let scheme { colorScheme = scheme } }
      .preference(key: PreferredColorSchemeKey.self, value: scheme)
  }
}

extension Text {
  public func kerning(_ kerning: Double) -> Text { tracking(kerning) }
}

public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// If several views prefer a colour scheme, the preference of the first one applies.
package enum PreferredColorSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }

  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}
