import CoreLocation
import MapKit
import SwiftUI

struct PlaceMap: View {
  let places: [Place]
  @State private var position: MapCameraPosition = .automatic

  var body: some View {
    Map(position: $position) {
      ForEach(places) { place in
        Marker(place.name, systemImage: place.isVisited ? "star.fill" : "flag", coordinate: place.coordinate)
          .tint(place.isVisited ? .orange : .blue)
      }
      if places.count > 1 {
        MapPolyline(coordinates: places.map(\.coordinate)).stroke(.blue, lineWidth: 4)
      }
    }
    .mapStyle(.standard(elevation: .realistic))
    .mapControls {
      MapCompass()
      MapScaleView()
    }
  }
}

#Preview("All", traits: .fixedLayout(width: 390, height: 500)) { PlaceMap(places: Place.samples) }

#Preview("Each", traits: .sizeThatFitsLayout, arguments: ["Bergen", "Oslo"]) { name in
  PlaceMap(places: Place.samples.filter { $0.name == name }).frame(width: 200, height: 200)
}
