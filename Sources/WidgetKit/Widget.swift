public import Foundation
import SwiftUI
public import SwiftUICore

/// A widget: here it is compiled, and its previews are drawn.
public protocol Widget {
  /// What it is made of.
  associatedtype Body: WidgetConfiguration
  /// What it is made of.
  var body: Body { get }
  /// The widget.
  init()
}

extension Widget {
  /// Says that the widget has no screen to run on here, and ends.
  public static func main() { print("\(Self.self) is a widget: `galley previews` draws its previews.") }
}

/// Several widgets.
public protocol WidgetBundle {
  /// What they are.
  associatedtype Body: Widget
  /// What they are.
  @WidgetBundleBuilder var body: Body { get }
  /// The widgets.
  init()
}

extension WidgetBundle {
  /// Says that the widgets have no screen to run on here, and ends.
  public static func main() { print("\(Self.self) has widgets: `galley previews` draws their previews.") }
}

/// Collects widgets.
@resultBuilder
public enum WidgetBundleBuilder {
  /// The first of them.
  public static func buildBlock<First: Widget, each Other: Widget>(
    _ first: First, _ others: repeat each Other
  ) -> First { first }
}

/// What a widget is made of.
public protocol WidgetConfiguration {
  /// Its view at its first entry; nil where it has none.
  @MainActor var _view: AnyView? { get }
}

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
}

/// How a widget is coloured.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  /// In its own colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two colours.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// In white.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
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

/// What a widget shows at a time.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
}

/// What a widget shows, one thing after the other.
public struct Timeline<Entry: TimelineEntry> {
  /// The entries.
  public let entries: [Entry]
  /// When there are others.
  public let policy: TimelineReloadPolicy

  /// Entries.
  public init(entries: [Entry], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

/// When a widget asks for other entries.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private let name: String

  /// Behind the last.
  public static let atEnd = TimelineReloadPolicy(name: "atEnd")
  /// Never.
  public static let never = TimelineReloadPolicy(name: "never")
  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after") }
}

/// What is known of a widget that asks for entries.
public struct TimelineProviderContext {
  /// Its size.
  public let family: WidgetFamily
  /// Whether it is a preview: it is.
  public let isPreview = true
  /// Its size in points.
  public var displaySize: (width: Double, height: Double) { family._size }
}

/// Gives a widget what it shows.
public protocol TimelineProvider {
  /// What it shows at a time.
  associatedtype Entry: TimelineEntry
  /// What is known of the widget.
  typealias Context = TimelineProviderContext

  /// What it shows before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What it shows for a moment.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// What it shows.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// A widget that is made of a provider's entries.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let first: () -> Content

  /// The widget called `kind`, whose entries `content` shows.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) { first = { content(provider.placeholder(in: TimelineProviderContext(family: .systemSmall))) } }

  /// The view of what shows before anything is known.
  @MainActor public var _view: AnyView? { AnyView(first()) }
}

/// What is said of a widget besides: taken, since a stage has no gallery of widgets.
extension WidgetConfiguration {
  /// What the widget is called.
  public func configurationDisplayName(_ name: LocalizedStringKey) -> Self { self }
  /// What the widget is for.
  public func description(_ description: LocalizedStringKey) -> Self { self }
  /// The sizes it has.
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
  /// Whether it reaches to its edges.
  public func contentMarginsDisabled() -> Self { self }
  /// Whether its ground can be taken away.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }
}

/// Asks widgets for other entries; there are none.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  /// Asks all widgets.
  public func reloadAllTimelines() {}
  /// Asks those called `kind`.
  public func reloadTimelines(ofKind kind: String) {}
}

/// A preview as large as a widget.
public struct WidgetPreviewContext: Hashable, Sendable {
  /// The size.
  public let family: WidgetFamily

  /// As large as a widget of `family`.
  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  /// Shows the view as large as a widget, on its ground.
  public func previewContext(_ context: WidgetPreviewContext) -> some View {
    padding(16)
      .frame(width: context.family._size.width, height: context.family._size.height)
      .background(Color(.systemBackground))
      .clipShape(RoundedRectangle(cornerRadius: 22))
      .environment(\.widgetFamily, context.family)
  }
}
