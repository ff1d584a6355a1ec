import Combine
import Foundation

struct Brew: Identifiable, Codable, Equatable {
  let id: UUID
  var title: String
  var grams: Double
  var minutes: Int
  var steps: [Step]
  var theme: Theme

  struct Step: Identifiable, Codable, Equatable {
    let id: UUID
    var name: String

    init(name: String) {
      id = UUID()
      self.name = name
    }
  }

  init(title: String, grams: Double, minutes: Int, steps: [String], theme: Theme) {
    id = UUID()
    self.title = title
    self.grams = grams
    self.minutes = minutes
    self.steps = steps.map { Step(name: $0) }
    self.theme = theme
  }

  static let samples = [
    Brew(title: "Filter coffee", grams: 18, minutes: 4, steps: ["Rinse the paper", "Bloom", "Pour"], theme: .clay),
    Brew(title: "Green tea", grams: 3, minutes: 2, steps: ["Warm the pot", "Steep"], theme: .leaf),
    Brew(
      title: "Cold brew", grams: 60, minutes: 720, steps: ["Grind coarse", "Stir", "Wait", "Strain"], theme: .night),
  ]
}

/// Stores the brews in a file.
final class BrewStore: ObservableObject {
  @Published var brews: [Brew]
  @Published private(set) var total = 0.0
  private var subscriptions = Set<AnyCancellable>()

  init(brews: [Brew] = Brew.samples) {
    self.brews = brews
    $brews.map { $0.map(\.grams).reduce(0, +) }.assign(to: \.total, on: self).store(in: &subscriptions)
  }

  private static func file() throws -> URL {
    try FileManager.default.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
      .appendingPathComponent("brews.data")
  }

  @MainActor func load() async throws {
    let task = Task<[Brew], Error> {
      guard let data = try? Data(contentsOf: Self.file()) else { return [] }
      return try JSONDecoder().decode([Brew].self, from: data)
    }
    brews = try await task.value
  }
}
