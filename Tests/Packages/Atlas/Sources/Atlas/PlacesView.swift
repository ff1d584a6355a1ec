import SwiftData
import SwiftUI

struct PlacesView: View {
  @Query(sort: \Place.name) private var places: [Place]
  @Environment(\.modelContext) private var context
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(places.filter { search.isEmpty || $0.name.localizedStandardContains(search) }) { place in
          NavigationLink {
            PlaceMap(places: [place])
          } label: {
            Label(place.name, systemImage: place.isVisited ? "checkmark.circle.fill" : "mappin.circle")
          }
        }
        .onDelete { indices in indices.forEach { context.delete(places[$0]) } }
      }
      .navigationTitle("Places")
      .searchable(text: $search)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") {
            context.insert(Place(name: "Voss", latitude: 60.63, longitude: 6.41))
          }
        }
      }
    }
  }
}

#Preview("Places", traits: .samplePlaces) { PlacesView() }

#Preview("On its side", traits: .samplePlaces, .landscapeLeft) { PlacesView() }

#Preview("None") { PlacesView().modelContainer(for: Place.self, inMemory: true) }
