import GalleyViews
public import SwiftUI
import SwiftUICore

/// A preview of a widget for each of several entries, which `galley previews` draws.
@freestanding(declaration)
public macro Preview<Previewed: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Previewed,
  @WidgetTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "WidgetPreviewMacro")

/// A preview of a widget at the first entry that a provider gives, which `galley previews` draws.
@freestanding(declaration)
public macro Preview<Previewed: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Previewed,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "WidgetPreviewMacro")

/// Collects the entries of a preview.
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

/// The preview of a widget; `#Preview(as:)` makes them.
@MainActor
public func _widgetPreview(
  _ name: String?, as family: WidgetFamily, widget: () -> some Widget,
  @WidgetTimelineBuilder timeline: () -> [any TimelineEntry]
) -> Preview {
  let content = widget().body._content
  let entries = timeline()
  let views: [(label: String?, view: () -> AnyView)] = entries.enumerated().map { index, entry in
    let label = entries.count > 1 ? "\(index + 1)" : nil
    return (label, { AnyView(WidgetOnGround(family: family, content: content, view: content.view(entry))) })
  }
  return Preview(name, traits: [.sizeThatFitsLayout], views: views)
}

/// The preview of a widget at the first entry of a provider; `#Preview(as:)` makes them.
@MainActor
public func _widgetPreview(
  _ name: String?, as family: WidgetFamily, widget: () -> some Widget,
  timelineProvider: () -> some TimelineProvider
) -> Preview {
  let content = widget().body._content
  let provider = timelineProvider()
  let view = { AnyView(AskedWidget(family: family, content: content, provider: provider)) }
  return Preview(name, traits: [.sizeThatFitsLayout], views: [(nil, view)])
}

/// A widget that shows what its provider has before anything is known, and then the provider's first entry.
private struct AskedWidget<Provider: TimelineProvider>: View {
  let family: WidgetFamily
  let content: _WidgetContent
  let provider: Provider
  @State private var entry: Provider.Entry?

  var body: some View {
    let context = TimelineProviderContext(family: family)
    WidgetOnGround(family: family, content: content, view: content.view(entry ?? provider.placeholder(in: context)))
      .onAppear { provider.getTimeline(in: context) { entry = $0.entries.first } }
  }
}

/// A widget on a ground like that of a phone's first screen.
private struct WidgetOnGround: View {
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
