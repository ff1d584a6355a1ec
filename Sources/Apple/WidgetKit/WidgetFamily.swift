public import SwiftUICore

public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

  public var _size: (width: Double, height: Double) {
    switch self {
    case .systemSmall: (158, 158)
    case .systemMedium: (338, 158)
    case .systemLarge: (338, 354)
    case .systemExtraLarge: (715, 354)
    case .accessoryCorner, .accessoryCircular: (72, 72)
    case .accessoryRectangular: (160, 72)
    case .accessoryInline: (234, 26)
    }
  }

  package var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCorner.rawValue }
}

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  public var showsWidgetContainerBackground: Bool { true }
  /// Always false.
  public var isWidgetLuminanceReduced: Bool { false }
}

private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}
