public import GalleyGeometry
public import GalleyScroll

package struct ScrollSettings {
  package var physics = ScrollPhysics()
  package var behavior: (any ScrollTargetBehavior)?
  var bounceBehavior = ScrollBounceBehavior.automatic
  var isDisabled = false
  var clips = true

  /// The distance in points by which the content rests beyond the upper edge, for example during a refresh.
  var hold = 0.0
  var anchors = ScrollAnchors()

  var inside: ScrollSettings {
    var inside = self
    inside.behavior = nil
    inside.anchors = ScrollAnchors()
    inside.clips = true
    inside.hold = 0
    return inside
  }
}

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
