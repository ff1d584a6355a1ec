public import SwiftUICore

public protocol WidgetConfiguration {
  @MainActor var _content: _WidgetContent { get }
}

extension WidgetConfiguration {
  @MainActor public var _view: AnyView? { _content.placeholder(.systemSmall) }
}

/// The views for the placeholder and for entries.
public struct _WidgetContent {
  package var placeholder: (WidgetFamily) -> AnyView?
  package var view: (any TimelineEntry) -> AnyView?
  package var hasMargins = true
}

public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}

  @MainActor public var _content: _WidgetContent { _WidgetContent(placeholder: { _ in nil }, view: { _ in nil }) }
}

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let placeholder: (WidgetFamily) -> Content
  private let view: (any TimelineEntry) -> Content?

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    placeholder = { content(provider.placeholder(in: TimelineProviderContext(family: $0))) }
    view = { entry in (entry as? Provider.Entry).map(content) }
  }

  @MainActor public var _content: _WidgetContent {
    _WidgetContent(
      placeholder: { AnyView(placeholder($0)) }, view: { entry in view(entry).map { AnyView($0) } })
  }
}

private struct ChangedConfiguration<Inner: WidgetConfiguration>: WidgetConfiguration {
  let inner: Inner
  let change: @MainActor (inout _WidgetContent) -> Void

  @MainActor var _content: _WidgetContent {
    var content = inner._content
    change(&content)
    return content
  }
}

/// Most have no effect: a stage has no widget gallery.
extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration { self }
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ChangedConfiguration(inner: self) { $0.hasMargins = false }
  }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}
