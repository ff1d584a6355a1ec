public import Foundation

/// A widget: here it is compiled, and its previews are drawn.
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}

extension Widget {
  /// Says that the widget has no screen to run on here, and ends.
  public static func main() { print("\(Self.self) is a widget: `galley previews` draws its previews.") }
}

/// Several widgets.
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

extension WidgetBundle {
  /// Says that the widgets have no screen to run on here, and ends.
  public static func main() { print("\(Self.self) has widgets: `galley previews` draws their previews.") }
}

/// Collects widgets.
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildBlock<First: Widget, each Other: Widget>(
    _ first: First, _ others: repeat each Other
  ) -> First { first }
}

/// How a widget is coloured.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// What a widget shows at a time.
public protocol TimelineEntry {
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
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// What a widget shows, one thing after the other.
public struct Timeline<Entry: TimelineEntry> {
  public let entries: [Entry]
  public let policy: TimelineReloadPolicy

  public init(entries: [Entry], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

/// When a widget asks for other entries.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private let name: String
  private var date: Date?

  public static let atEnd = TimelineReloadPolicy(name: "atEnd")
  /// Never.
  public static let never = TimelineReloadPolicy(name: "never")
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after", date: date) }
}

/// What is known of a widget that asks for entries.
public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview = true
  public var displaySize: (width: Double, height: Double) { family._size }
}

/// Gives a widget what it shows.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// Asks widgets for other entries; there are none.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
}
