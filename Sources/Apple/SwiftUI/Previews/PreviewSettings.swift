import GalleyGeometry
public import GalleyViews

/// How a preview of a `PreviewProvider` is drawn, as its views say.
package struct PreviewSettings: Equatable, Sendable {
  package var name: String?
  package var layout: PreviewLayout?
  package var device: String?
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
  case device
  case sizeThatFits
  case fixed(width: Double, height: Double)
}

/// A device by its name: "iPhone SE (3rd generation)".
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// A platform that previews are drawn for; all are drawn as on iOS.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

extension View {
  public func previewDisplayName(_ value: String?) -> some View { preview { $0.name = value } }

  public func previewLayout(_ value: PreviewLayout) -> some View { preview { $0.layout = value } }

  public func previewDevice(_ value: PreviewDevice?) -> some View { preview { $0.device = value?.rawValue } }

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
