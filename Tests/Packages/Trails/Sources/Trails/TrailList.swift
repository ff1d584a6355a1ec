import SwiftUI

struct TrailList: View {
  @Environment(TrailStore.self) var store
  @State private var showFavoritesOnly = false

  private var shown: [Trail] { store.trails.filter { !showFavoritesOnly || $0.isFavorite } }

  init(showFavoritesOnly: Bool = false) {
    _showFavoritesOnly = State(initialValue: showFavoritesOnly)
  }

  var body: some View {
    NavigationStack {
      List {
        Toggle(isOn: $showFavoritesOnly) {
          Text("Favorites only")
        }

        ForEach(shown) { trail in
          NavigationLink {
            TrailDetail(trail: trail)
          } label: {
            TrailRow(trail: trail)
          }
        }
      }
      .animation(.default, value: shown)
      .navigationTitle("Trails")
    }
  }
}

#Preview("All") {
  TrailList()
    .environment(TrailStore())
}

#Preview("Favorites") {
  TrailList(showFavoritesOnly: true)
    .environment(TrailStore())
}
