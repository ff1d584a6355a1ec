import SwiftData
import SwiftUI

struct SamplePlaces: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer {
    let container = try ModelContainer(
      for: Place.self, Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for place in Place.samples { container.mainContext.insert(place) }
    return container
  }

  func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var samplePlaces: Self = .modifier(SamplePlaces())
}
