import CoreLocation
import Foundation
import SwiftData

@Model
final class Place {
  var name: String
  var latitude: Double
  var longitude: Double
  var isVisited: Bool
  @Relationship(deleteRule: .cascade) var notes: [Note] = []

  init(name: String, latitude: Double, longitude: Double, isVisited: Bool = false) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.isVisited = isVisited
  }

  var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}

@Model
final class Note {
  var text: String
  var day: Date

  init(text: String, day: Date) {
    self.text = text
    self.day = day
  }
}

extension Place {
  static var samples: [Place] {
    [
      Place(name: "Bergen", latitude: 60.39, longitude: 5.32, isVisited: true),
      Place(name: "Finse", latitude: 60.60, longitude: 7.50),
      Place(name: "Oslo", latitude: 59.91, longitude: 10.75, isVisited: true),
    ]
  }
}
