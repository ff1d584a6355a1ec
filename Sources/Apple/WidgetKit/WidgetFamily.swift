public import SwiftUICore

/// Sizes of widgets.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

  /// The size on a phone of 393 points, as Apple's guidelines for widgets give it.
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

  /// Whether it is one of the small widgets of a locked screen or a watch's face, which have neither margins nor corners.
  package var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCorner.rawValue }
}

extension EnvironmentValues {
  /// The size of the widget that a view is in; small by default.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the widget is coloured: in its own colours.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// Whether the widget's ground shows: it does.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether the widget shows on a screen that is locked or always on: it does not.
  public var isWidgetLuminanceReduced: Bool { false }
}

private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}
