public import CoreLocation
public import GalleyPicture
public import GalleyViews

public struct MapPolyline: MapOverlayContent {
  public typealias Body = Never

  public var _overlay: MapOverlay

  public init(coordinates: [CLLocationCoordinate2D]) {
    _overlay = MapOverlay(.init(places: coordinates, isClosed: false, stroke: AnyShapeStyle(Color.blue)))
  }
}

public struct MapPolygon: MapOverlayContent {
  public typealias Body = Never

  public var _overlay: MapOverlay

  public init(coordinates: [CLLocationCoordinate2D]) {
    _overlay = MapOverlay(.init(places: coordinates, isClosed: true, fill: AnyShapeStyle(Color.blue.opacity(0.3))))
  }
}

public struct MapCircle: MapOverlayContent {
  public typealias Body = Never

  public var _overlay: MapOverlay

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    _overlay = MapOverlay(
      .init(places: [center], radius: radius, isClosed: true, fill: AnyShapeStyle(Color.blue.opacity(0.3))))
  }
}

public struct MapOverlay {
  var item: MapItems.Overlay

  init(_ item: MapItems.Overlay) { self.item = item }
}

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

  /// Has no effect.
  public func mapOverlayLevel(level: MKOverlayLevel) -> Self { self }
}

public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}
