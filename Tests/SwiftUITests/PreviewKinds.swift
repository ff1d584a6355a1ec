import SwiftUI
import UIKit
import WidgetKit

// Previews of all kinds, written as in apps.

struct SoupEntry: TimelineEntry {
  let date: Date
  let name: String
}

struct SoupProvider: TimelineProvider {
  func placeholder(in context: Context) -> SoupEntry { SoupEntry(date: .now, name: "Soup") }

  func getSnapshot(in context: Context, completion: @escaping (SoupEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SoupEntry>) -> Void) {
    completion(Timeline(entries: [SoupEntry(date: .now, name: "Of \(context.family)")], policy: .atEnd))
  }
}

struct SoupView: View {
  let entry: SoupEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    Text(family == .systemSmall ? entry.name : "\(entry.name), wide").containerBackground(.green, for: .widget)
  }
}

struct SoupWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "soup", provider: SoupProvider()) { SoupView(entry: $0) }
      .configurationDisplayName("Soup")
      .description("The soup of the day")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

#Preview("Soups", as: .systemSmall) {
  SoupWidget()
} timeline: {
  SoupEntry(date: .now, name: "Pea")
  SoupEntry(date: .now, name: "Bean")
}

#Preview("Today", as: .systemMedium, widget: { SoupWidget() }, timelineProvider: { SoupProvider() })

private final class KitchenController: UIViewController, @unchecked Sendable {}

#Preview("Controller") { KitchenController() }

#Preview("Hosting", traits: .sizeThatFitsLayout) {
  UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
}

#Preview("View", traits: .fixedLayout(width: 90, height: 50)) {
  let view = UIView()
  view.tag = 1
  return view
}

private struct SampleKitchen: PreviewModifier {
  static func makeSharedContext() async throws -> Kitchen { Kitchen() }

  func body(content: Content, context: Kitchen) -> some View { content.environmentObject(context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor fileprivate static var sampleKitchen: Self { .modifier(SampleKitchen()) }
}

#Preview("Shared", traits: .sampleKitchen, .fixedLayout(width: 80, height: 40)) { Count() }

#Preview("Right", traits: .landscapeRight) {
  @Previewable @State var isOn = true
  @Previewable @Environment(\.verticalSizeClass) var height
  Toggle(height == .compact ? "low" : "high", isOn: $isOn)
}

// Two previews without a title.

#Preview { Text("first") }

#Preview { Text("second") }

#Preview("Own type") {
  struct Switch: View {
    @State private var isOn = true

    var body: some View { Toggle("Light", isOn: $isOn) }
  }

  return Switch()
}

@MainActor final class DishList: ObservableObject {
  @Published private(set) var dishes = ["Soup"]

  func add(_ dish: String) { dishes.append(dish) }
}

#Preview("State of the main actor") {
  @Previewable @StateObject var list = DishList()
  Text(list.dishes.joined(separator: ", ")).onAppear { list.add("Pie") }
}
