public import GalleyGeometry
public import GalleyScroll

/// What a scroller does when it is pulled and let go.
package struct ScrollSettings {
  package var physics = ScrollPhysics()
  /// Where it comes to rest; nil is anywhere.
  package var behavior: (any ScrollTargetBehavior)?
  var bounceBehavior = ScrollBounceBehavior.automatic
  /// Whether fingers do not move it.
  var isDisabled = false
  var clips = true

  /// How far beyond its upper edge it comes to rest, in points, as while what it shows is refreshed.
  var hold = 0.0
  /// Where it stands of itself.
  var anchors = ScrollAnchors()

  /// What holds for scrollers inside the scroller: they come to rest anywhere, and stand at their start.
  var inside: ScrollSettings {
    var inside = self
    inside.behavior = nil
    inside.anchors = ScrollAnchors()
    inside.clips = true
    inside.hold = 0
    return inside
  }
}

/// When a scroller can be pulled beyond its edges.
public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic
  /// On its axes, also where all of its content shows.
  case always
  /// Only on axes on which its content is larger than the window.
  case basedOnSize
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension View {
  /// Says where the next scrollers inside come to rest when they are let go.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollSettings) { $0.behavior = behavior }
  }

  /// Says how fast the scrollers inside slow down when they are let go.
  public func scrollDecelerationRate(_ rate: ScrollDecelerationRate) -> some View {
    transformEnvironment(\.scrollSettings) { $0.physics.decelerationRate = rate }
  }

  /// Says how the content of the scrollers inside comes back from beyond its edges.
  public func scrollBounce(_ bounce: ScrollBounce) -> some View {
    transformEnvironment(\.scrollSettings) { $0.physics.bounce = bounce }
  }

  /// Says that fingers do not move the scrollers inside; programs do.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Says that the next scrollers inside also show what is outside of their windows, such as shadows of rows.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.clips = !disabled }
  }

  /// Says when the scrollers inside can be pulled beyond their edges; that they say for all of their axes alike.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View {
    transformEnvironment(\.scrollSettings) { $0.bounceBehavior = behavior }
  }
}

extension ViewPayload {
  package var scrollSettings: ScrollSettings? {
    get { self[NodeScrollSettingsKey.self] }
    set { self[NodeScrollSettingsKey.self] = newValue }
  }
}

private enum NodeScrollSettingsKey: NodeValueKey {
  typealias Value = ScrollSettings
  static let isInherited = true
}
