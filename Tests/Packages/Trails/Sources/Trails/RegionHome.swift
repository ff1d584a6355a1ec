import SwiftUI

struct RegionItem: View {
  var trail: Trail

  var body: some View {
    VStack(alignment: .leading) {
      Thumbnail(trail: trail)
        .frame(width: 155, height: 155)
        .cornerRadius(5)
      Text(trail.name)
        .foregroundStyle(.primary)
        .font(.caption)
    }
    .padding(.leading, .gutter)
  }
}

struct RegionRow: View {
  var region: String
  var items: [Trail]

  var body: some View {
    VStack(alignment: .leading) {
      Text(region)
        .font(.headline)
        .padding(.leading, .gutter)
        .padding(.top, 5)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 0) {
          ForEach(items) { trail in
            NavigationLink {
              TrailDetail(trail: trail)
            } label: {
              RegionItem(trail: trail)
            }
          }
        }
      }
      .frame(height: 185)
    }
  }
}

struct RegionHome: View {
  @Environment(TrailStore.self) var store
  @State private var showingBadge = false

  var body: some View {
    NavigationSplitView {
      List {
        Badge()
          .frame(height: 200)
          .clipped()
          .listRowInsets(EdgeInsets())

        ForEach(store.regions.keys.sorted(), id: \.self) { key in
          RegionRow(region: key, items: store.regions[key] ?? [])
        }
        .listRowInsets(EdgeInsets())
      }
      .listStyle(.inset)
      .navigationTitle("Featured")
      .toolbar {
        Button {
          showingBadge.toggle()
        } label: {
          Label("User Profile", systemImage: "person.crop.circle")
        }
      }
      .sheet(isPresented: $showingBadge) {
        Badge()
      }
    } detail: {
      Text("Select a Trail")
    }
  }
}

#Preview {
  RegionHome()
    .environment(TrailStore())
}
