public import CoreLocation
import GalleyControls
public import GalleyGeometry
import GalleyText
public import GalleyViews

public struct Marker: MapContent {
  public typealias Body = Never

  private let place: CLLocationCoordinate2D
  private let title: Text
  private let symbol: Image?
  private let letters: Text?
  private var color = Color.red

  private init(_ title: Text, _ place: CLLocationCoordinate2D, symbol: Image? = nil, letters: Text? = nil) {
    (self.title, self.place, self.symbol, self.letters) = (title, place, symbol, letters)
  }

  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { self.init(Text(title), coordinate) }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) { self.init(Text(title), coordinate) }

  public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), coordinate, symbol: Image(systemName: systemImage))
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), coordinate, symbol: Image(systemName: systemImage))
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), coordinate, symbol: Image(image))
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), coordinate, letters: monogram)
  }

  public func tint(_ color: Color?) -> Marker {
    var marker = self
    if let color { marker.color = color }
    return marker
  }

  public func _collect(into items: inout MapItems) {
    let view = VStack(spacing: 2) {
      ZStack {
        Circle().fill(color)
        if let symbol { symbol.foregroundStyle(.white) } else { letters?.foregroundStyle(.white) }
      }
      .font(.system(size: 14, weight: .semibold))
      .frame(width: 30, height: 30)
      .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
      title.font(.caption).foregroundStyle(Color.primary)
    }
    .dynamicTypeSize(.large)
    // The tip of the balloon, which is above the name, is at the coordinate.
    items.pins.append(.init(place: place, anchor: UnitPoint(x: 0.5, y: 0.62), view: AnyView(view)))
  }
}

public struct Annotation<Title: View, Content: View>: MapContent {
  public typealias Body = Never

  private let place: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let title: Title
  private let content: Content

  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Title
  ) { (place, self.anchor, self.content, title) = (coordinate, anchor, content(), label()) }

  public func _collect(into items: inout MapItems) {
    let view = content.overlay(alignment: .bottom) {
      title.font(.caption).fixedSize().alignmentGuide(.bottom) { $0[.top] - 2 }
    }
    items.pins.append(.init(place: place, anchor: anchor, view: AnyView(view)))
  }
}

extension Annotation where Title == Text {
  public init(
    _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(coordinate: coordinate, anchor: anchor, content: content, label: { Text(title) }) }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(coordinate: coordinate, anchor: anchor, content: content, label: { Text(title) }) }
}

/// Draws nothing.
public struct UserAnnotation: MapContent {
  public typealias Body = Never

  public init() {}

  public func _collect(into items: inout MapItems) {}
}

extension MapContent {
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }

  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

  public func tag(_ tag: some Hashable) -> some MapContent { self }
}
