import CoreLocation
import GalleyGeometry
import GalleyPicture
public import GalleyViews

/// What lies on a map.
public protocol MapContent {
  /// Adds what lies there. Content of one's own need not write this: its body's is added.
  func _collect(into items: inout MapItems)
  /// What the content is made of; `Never` for the library's own.
  associatedtype Body: MapContent
  /// What the content is made of.
  @MapContentBuilder var body: Body { get }
}

extension MapContent {
  /// Adds what the body has.
  public func _collect(into items: inout MapItems) { body._collect(into: &items) }
}

extension MapContent where Body == Never {
  /// Content that ends the chain has no body; asking for it is a programmer's mistake.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: MapContent {}

/// What lies on a map, while it is collected.
public struct MapItems {
  /// Something at a place.
  struct Pin {
    let place: CLLocationCoordinate2D
    let anchor: UnitPoint
    let view: AnyView
  }

  /// A line, or an area.
  struct Overlay {
    var places: [CLLocationCoordinate2D]
    /// The radius of a circle around the only place, in metres; nil of lines and areas.
    var radius: CLLocationDistance?
    let isClosed: Bool
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var line = StrokeStyle(lineWidth: 2)
  }

  var pins: [Pin] = []
  var overlays: [Overlay] = []
}

/// Collects what lies on a map.
@resultBuilder
public enum MapContentBuilder {
  /// One is itself.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// A single one is itself.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Several, one after the other.
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> MapContentGroup {
    var items = MapItems()
    repeat (each content)._collect(into: &items)
    return MapContentGroup(items: items)
  }
  /// Those under a condition.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// Those of the first branch.
  public static func buildEither(first: some MapContent) -> MapContentGroup { MapContentGroup(first) }
  /// Those of the second branch.
  public static func buildEither(second: some MapContent) -> MapContentGroup { MapContentGroup(second) }
}

extension Optional: MapContent where Wrapped: MapContent {
  /// It ends the chain.
  public typealias Body = Never

  /// Adds it, where there is any.
  public func _collect(into items: inout MapItems) { self?._collect(into: &items) }
}

/// Several things on a map.
public struct MapContentGroup: MapContent {
  /// They end the chain.
  public typealias Body = Never

  let items: MapItems

  init(items: MapItems) { self.items = items }

  init(_ content: some MapContent) {
    var items = MapItems()
    content._collect(into: &items)
    self.items = items
  }

  /// Adds them.
  public func _collect(into items: inout MapItems) {
    items.pins += self.items.pins
    items.overlays += self.items.overlays
  }
}

extension ForEach: MapContent where Content: MapContent {
  /// Adds what is made of each element.
  public func _collect(into items: inout MapItems) { for element in data { content(element)._collect(into: &items) } }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// What `content` makes of the elements of `data`, which know their own identity.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, id: \.id, content: content)
  }
}

extension ForEach where Content: MapContent {
  /// What `content` makes of the elements of `data`, which are told apart by `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: id, content: content) }
}
