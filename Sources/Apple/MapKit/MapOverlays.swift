public import CoreLocation
public import GalleyPicture
public import GalleyViews

/// A line over places.
public struct MapPolyline: MapOverlayContent {
  public typealias Body = Never

  public var _overlay: MapOverlay

  public init(coordinates: [CLLocationCoordinate2D]) {
    _overlay = MapOverlay(.init(places: coordinates, isClosed: false, stroke: AnyShapeStyle(Color.blue)))
  }
}

/// An area between places.
public struct MapPolygon: MapOverlayContent {
  public typealias Body = Never

  public var _overlay: MapOverlay

  public init(coordinates: [CLLocationCoordinate2D]) {
    _overlay = MapOverlay(.init(places: coordinates, isClosed: true, fill: AnyShapeStyle(Color.blue.opacity(0.3))))
  }
}

/// The area around a place.
public struct MapCircle: MapOverlayContent {
  public typealias Body = Never

  public var _overlay: MapOverlay

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    _overlay = MapOverlay(
      .init(places: [center], radius: radius, isClosed: true, fill: AnyShapeStyle(Color.blue.opacity(0.3))))
  }
}

/// A line or an area on a map.
public struct MapOverlay {
  var item: MapItems.Overlay

  init(_ item: MapItems.Overlay) { self.item = item }
}

/// A line or an area on a map, which has a style.
public protocol MapOverlayContent: MapContent where Body == Never {
  var _overlay: MapOverlay { get set }
}

extension MapOverlayContent {
  public func _collect(into items: inout MapItems) { items.overlays.append(_overlay.item) }

  public func foregroundStyle(_ style: some ShapeStyle) -> Self {
    var content = self
    content._overlay.item.fill = _overlay.item.isClosed ? AnyShapeStyle(style) : nil
    return content
  }

  public func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> Self {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> Self {
    var changed = self
    (changed._overlay.item.stroke, changed._overlay.item.line) = (AnyShapeStyle(content), style)
    return changed
  }

  /// How high the line or the area lies; on a stage over all tiles.
  public func mapOverlayLevel(level: MKOverlayLevel) -> Self { self }
}

/// How high a line or an area lies.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}
