import Foundation
import SwiftUI

struct Trail: Hashable, Codable, Identifiable {
  enum Region: String, CaseIterable, Codable {
    case lakes = "Lakes"
    case rivers = "Rivers"
    case hills = "Hills"
  }

  var id: Int
  var name: String
  var park: String
  var region: Region
  var length: Double
  var climb: Double
  var isFeatured: Bool
  var isFavorite: Bool
  var heights: [Double]
  var text: String
}

@Observable
class TrailStore {
  var trails: [Trail] = load("trails.json")

  var featured: [Trail] { trails.filter(\.isFeatured) }
  var regions: [String: [Trail]] { Dictionary(grouping: trails, by: { $0.region.rawValue }) }
}

/// Decodes a JSON file from the resources of the package.
private func load<Value: Decodable>(_ name: String) -> Value {
  guard let url = Bundle.module.url(forResource: name, withExtension: nil), let data = try? Data(contentsOf: url) else {
    preconditionFailure("\(name) is missing")
  }
  do {
    return try JSONDecoder().decode(Value.self, from: data)
  } catch {
    preconditionFailure("\(name): \(error)")
  }
}

extension CGFloat {
  static let gutter: CGFloat = 15
}
