import GalleyGeometry
public import GalleyViews

/// How a preview of a `PreviewProvider` is drawn, as its views say.
package struct PreviewSettings: Equatable, Sendable {
  /// What the preview is called.
  package var name: String?
  /// On what it is drawn.
  package var layout: PreviewLayout?
  /// The device's name.
  package var device: String?
  /// How the device is held.
  package var orientation: InterfaceOrientation?

  package init() {}
}

/// The settings that views of a preview say; the outermost of each kind holds.
package struct PreviewSettingsKey: PreferenceKey {
  package static var defaultValue: PreviewSettings { PreviewSettings() }

  package static func reduce(value: inout PreviewSettings, nextValue: () -> PreviewSettings) {
    let next = nextValue()
    value.name = value.name ?? next.name
    value.layout = value.layout ?? next.layout
    value.device = value.device ?? next.device
    value.orientation = value.orientation ?? next.orientation
  }
}

/// On what a preview is drawn.
public enum PreviewLayout: Hashable, Sendable {
  /// The device's screen.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// A screen of a fixed size, in points.
  case fixed(width: Double, height: Double)
}

/// A device by its name: "iPhone SE (3rd generation)".
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral, RawRepresentable {
  /// The name.
  public let rawValue: String
  /// The device called `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The device of a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

/// A platform that previews are drawn for; all are drawn as on iOS.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

extension PreviewProvider {
  /// The platform of the previews; nil leaves it open.
  public static var platform: PreviewPlatform? { nil }
}

extension View {
  /// What the preview of the view is called.
  public func previewDisplayName(_ value: String?) -> some View { preview { $0.name = value } }

  /// On what the preview of the view is drawn.
  public func previewLayout(_ value: PreviewLayout) -> some View { preview { $0.layout = value } }

  /// The device that the preview of the view is drawn for.
  public func previewDevice(_ value: PreviewDevice?) -> some View { preview { $0.device = value?.rawValue } }

  /// How the device of the view's preview is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    preview { $0.orientation = value }
  }

  private func preview(_ change: (inout PreviewSettings) -> Void) -> some View {
    var settings = PreviewSettings()
    change(&settings)
    return transformPreference(PreviewSettingsKey.self) { found in
      let inner = found
      found = settings
      PreviewSettingsKey.reduce(value: &found) { inner }
    }
  }
}
