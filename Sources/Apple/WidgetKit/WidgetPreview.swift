import GalleyViews
public import SwiftUI
import SwiftUICore

/// Declares a preview; `galley previews` draws each entry.
@freestanding(declaration)
public macro Preview<Previewed: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Previewed,
  @WidgetTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "WidgetPreviewMacro")

/// Declares a preview; `galley previews` draws the first entry of the provider.
@freestanding(declaration)
public macro Preview<Previewed: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Previewed,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "WidgetPreviewMacro")

@resultBuilder
public enum WidgetTimelineBuilder {
  public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [some TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
}

/// Expands `#Preview(as:)` with entries.
@MainActor
public func _widgetPreview(
  _ name: String?, as family: WidgetFamily, widget: () -> some Widget,
  @WidgetTimelineBuilder timeline: () -> [any TimelineEntry]
) -> Preview {
  let content = widget().body._content
  let entries = timeline()
  let views: [(label: String?, view: () -> AnyView)] = entries.enumerated().map { index, entry in
    let label = entries.count > 1 ? "\(index + 1)" : nil
    return (label, { AnyView(WidgetOnBackground(family: family, content: content, view: content.view(entry))) })
  }
  return Preview(name, traits: [.sizeThatFitsLayout], views: views)
}

/// Expands `#Preview(as:)` with a provider.
@MainActor
public func _widgetPreview(
  _ name: String?, as family: WidgetFamily, widget: () -> some Widget,
  timelineProvider: () -> some TimelineProvider
) -> Preview {
  let content = widget().body._content
  let provider = timelineProvider()
  let view = { AnyView(RequestedWidget(family: family, content: content, provider: provider)) }
  return Preview(name, traits: [.sizeThatFitsLayout], views: [(nil, view)])
}

/// Shows the placeholder until the provider delivers the first entry.
private struct RequestedWidget<Provider: TimelineProvider>: View {
  let family: WidgetFamily
  let content: _WidgetContent
  let provider: Provider
  @State private var entry: Provider.Entry?

  var body: some View {
    let context = TimelineProviderContext(family: family)
    WidgetOnBackground(family: family, content: content, view: content.view(entry ?? provider.placeholder(in: context)))
      .onAppear { provider.getTimeline(in: context) { entry = $0.entries.first } }
  }
}

/// A widget on a background similar to a home screen.
private struct WidgetOnBackground: View {
  let family: WidgetFamily
  let content: _WidgetContent
  let view: AnyView?

  var body: some View {
    WidgetFrame(family: family, hasMargins: content.hasMargins, content: shown)
      .padding(20)
      .background(Color(.systemGroupedBackground))
  }

  @ViewBuilder private var shown: some View {
    if let view { view } else { Text(verbatim: "The entry is of another widget's kind.").font(.caption) }
  }
}
