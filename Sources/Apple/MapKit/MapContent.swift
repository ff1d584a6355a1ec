import CoreLocation
import GalleyGeometry
import GalleyPicture
public import GalleyViews

public protocol MapContent {
  /// The default adds the body.
  func _collect(into items: inout MapItems)
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
}

extension MapContent {
  public func _collect(into items: inout MapItems) { body._collect(into: &items) }
}

extension MapContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: MapContent {}

public struct MapItems {
  struct Pin {
    let place: CLLocationCoordinate2D
    let anchor: UnitPoint
    let view: AnyView
  }

  struct Overlay {
    var places: [CLLocationCoordinate2D]
    var radius: CLLocationDistance?
    let isClosed: Bool
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var line = StrokeStyle(lineWidth: 2)
  }

  var pins: [Pin] = []
  var overlays: [Overlay] = []
}

@resultBuilder
public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> MapContentGroup {
    var items = MapItems()
    repeat (each content)._collect(into: &items)
    return MapContentGroup(items: items)
  }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither(first: some MapContent) -> MapContentGroup { MapContentGroup(first) }
  public static func buildEither(second: some MapContent) -> MapContentGroup { MapContentGroup(second) }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never

  public func _collect(into items: inout MapItems) { self?._collect(into: &items) }
}

public struct MapContentGroup: MapContent {
  public typealias Body = Never

  let items: MapItems

  init(items: MapItems) { self.items = items }

  init(_ content: some MapContent) {
    var items = MapItems()
    content._collect(into: &items)
    self.items = items
  }

  public func _collect(into items: inout MapItems) {
    items.pins += self.items.pins
    items.overlays += self.items.overlays
  }
}

extension ForEach: MapContent where Content: MapContent {
  public func _collect(into items: inout MapItems) { for element in data { content(element)._collect(into: &items) } }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, id: \.id, content: content)
  }
}

extension ForEach where Content: MapContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: id, content: content) }
}
