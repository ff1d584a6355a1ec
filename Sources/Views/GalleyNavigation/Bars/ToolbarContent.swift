import GalleyViews

public protocol ToolbarContent {
  /// `Never` for primitive content.
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder var body: Body { get }

  /// The default adds the items of the body.
  func _collect(into items: inout ToolbarItems)
}

extension ToolbarContent {
  public func _collect(into items: inout ToolbarItems) { body._collect(into: &items) }
}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

/// Users cannot customise toolbars.
public protocol CustomizableToolbarContent: ToolbarContent {}

public struct ToolbarItems {
  var items: [(placement: ToolbarItemPlacement, content: AnyView)] = []
}

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(content: (repeat each content))
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalToolbarContent<First, Second> { .first(first) }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalToolbarContent<First, Second> { .second(second) }

  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> AnyToolbarContent {
    AnyToolbarContent(content: content)
  }
}

public struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never

  let content: (repeat each Content)

  public func _collect(into items: inout ToolbarItems) { repeat (each content)._collect(into: &items) }
}

public enum ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  public typealias Body = Never

  case first(First)
  case second(Second)

  public func _collect(into items: inout ToolbarItems) {
    switch self {
    case .first(let content): content._collect(into: &items)
    case .second(let content): content._collect(into: &items)
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public func _collect(into items: inout ToolbarItems) { self?._collect(into: &items) }
}

public struct AnyToolbarContent: ToolbarContent {
  public typealias Body = Never

  let content: any ToolbarContent

  public func _collect(into items: inout ToolbarItems) { content._collect(into: &items) }
}
