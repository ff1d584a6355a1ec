/// Only recorded in the layout snapshot.
extension View {
  public func accessibilityRotor(
    _ label: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some AccessibilityRotorContent
  ) -> some View { recorded("accessibilityRotor", ["label": Text(label).plain]) }

  @_disfavoredOverload
  public func accessibilityRotor(
    _ label: some StringProtocol,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some AccessibilityRotorContent
  ) -> some View { recorded("accessibilityRotor", ["label": String(label)]) }

  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some AccessibilityRotorContent
  ) -> some View { recorded("accessibilityRotor", ["rotor": systemRotor.name]) }

  public func accessibilityRotor<Entry: Identifiable>(
    _ label: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { recorded("accessibilityRotor", ["label": Text(label).plain]) }

  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    recorded("accessibilityRotorEntry", ["id": "\(id)"])
  }

  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { recorded("accessibilityLabeledPair", ["role": "\(role)", "id": "\(id)"]) }

  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    recorded("accessibilityLinkedGroup", ["id": "\(id)"])
  }

  public func accessibilityChartDescriptor(_ representable: some AXChartDescriptorRepresentable) -> some View {
    recorded("accessibilityChartDescriptor", ["title": representable.makeChartDescriptor().title ?? "none"])
  }
}

public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

public struct AccessibilitySystemRotor: Hashable, Sendable {
  let name: String

  public static let headings = AccessibilitySystemRotor(name: "headings")
  public static let links = AccessibilitySystemRotor(name: "links")
  public static let images = AccessibilitySystemRotor(name: "images")
  public static let lists = AccessibilitySystemRotor(name: "lists")
  public static let tables = AccessibilitySystemRotor(name: "tables")
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
}

public protocol AccessibilityRotorContent {}

public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}

  public init(
    _ label: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  public init(
    _ label: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: \.id, content: content)
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: id, content: content) }
}

@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }

  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }

  public static func buildEither(first content: some AccessibilityRotorContent) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries()
  }

  public static func buildEither(second content: some AccessibilityRotorContent) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries()
  }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

public struct AccessibilityRotorEntries: AccessibilityRotorContent {}

public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
}
