public import Foundation

/// Galley draws only the previews of a widget.
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}

extension Widget {
  public static func main() { print("\(Self.self) is a widget: `galley previews` draws its previews.") }
}

public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

extension WidgetBundle {
  public static func main() { print("\(Self.self) has widgets: `galley previews` draws their previews.") }
}

@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildBlock<First: Widget, each Other: Widget>(
    _ first: First, _ others: repeat each Other
  ) -> First { first }
}

public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

public struct TimelineEntryRelevance: Hashable, Sendable, Codable {
  public var score: Float
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

public struct Timeline<Entry: TimelineEntry> {
  public let entries: [Entry]
  public let policy: TimelineReloadPolicy

  public init(entries: [Entry], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

public struct TimelineReloadPolicy: Hashable, Sendable {
  private let name: String
  private var date: Date?

  public static let atEnd = TimelineReloadPolicy(name: "atEnd")
  public static let never = TimelineReloadPolicy(name: "never")
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after", date: date) }
}

public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview = true
  public var displaySize: (width: Double, height: Double) { family._size }
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// Compile-only stub: its functions have no effect.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
}
