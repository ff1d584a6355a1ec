import GalleyGeometry
public import GalleyViews

package struct PreviewSettings: Equatable, Sendable {
  package var name: String?
  package var layout: PreviewLayout?
  package var device: String?
  package var orientation: InterfaceOrientation?

  package init() {}
}

/// If several views set preview settings, those of the outermost view apply.
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

public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: Double, height: Double)
}

public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// All platforms are drawn like iOS.
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
