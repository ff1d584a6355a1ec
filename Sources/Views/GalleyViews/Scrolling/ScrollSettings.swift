public import GalleyGeometry
public import GalleyScroll

/// What a scroller does when it is pulled and let go.
package struct ScrollSettings {
  package var physics = ScrollPhysics()
  /// Where it comes to rest; nil is anywhere.
  package var behavior: (any ScrollTargetBehavior)?
  var bounceBehavior = ScrollBounceBehavior.automatic
  var isDisabled = false
  var clips = true

  /// How far beyond its upper edge it comes to rest, in points, as while what it shows is refreshed.
  var hold = 0.0
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
  case always
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
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollSettings) { $0.behavior = behavior }
  }

  public func scrollDecelerationRate(_ rate: ScrollDecelerationRate) -> some View {
    transformEnvironment(\.scrollSettings) { $0.physics.decelerationRate = rate }
  }

  public func scrollBounce(_ bounce: ScrollBounce) -> some View {
    transformEnvironment(\.scrollSettings) { $0.physics.bounce = bounce }
  }

  /// Says that fingers do not move the scrollers inside; programs do.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isDisabled = $0.isDisabled || disabled }
  }

  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.clips = !disabled }
  }

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
