public import Foundation

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

/// What a widget shows at a time.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// How much it matters then, for stacks of widgets; nil where that is not said.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing is said of how much it matters.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry of a widget matters beside others of the same widget.
public struct TimelineEntryRelevance: Hashable, Sendable, Codable {
  /// The more, the more it matters; at most 0 where it does not.
  public var score: Float
  /// For how long, in seconds; 0 until the next entry.
  public var duration: TimeInterval

  /// What matters by `score` for `duration` seconds.
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
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
  private var date: Date?

  /// Behind the last.
  public static let atEnd = TimelineReloadPolicy(name: "atEnd")
  /// Never.
  public static let never = TimelineReloadPolicy(name: "never")
  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after", date: date) }
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

/// Asks widgets for other entries; there are none.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  /// Asks all widgets.
  public func reloadAllTimelines() {}
  /// Asks those called `kind`.
  public func reloadTimelines(ofKind kind: String) {}
}
