import SwiftUI

struct FavoriteButton: View {
  @Binding var isSet: Bool

  var body: some View {
    Button {
      isSet.toggle()
    } label: {
      Label("Favorite", systemImage: isSet ? "star.fill" : "star")
        .labelStyle(.iconOnly)
        .foregroundStyle(isSet ? .yellow : .gray)
    }
  }
}

struct CircleImage: View {
  var trail: Trail

  var body: some View {
    Thumbnail(trail: trail)
      .frame(width: 200, height: 200)
      .clipShape(Circle())
      .overlay {
        Circle().stroke(.white, lineWidth: 4)
      }
      .shadow(radius: 7)
  }
}

struct TrailDetail: View {
  @Environment(TrailStore.self) var store
  var trail: Trail

  var body: some View {
    @Bindable var store = store

    ScrollView {
      Color("Moss", bundle: .module)
        .frame(height: 180)

      CircleImage(trail: trail)
        .padding(.top, -100)

      VStack(alignment: .leading) {
        HStack {
          Text(trail.name)
            .font(.title)
          if let index = store.trails.firstIndex(where: { $0.id == trail.id }) {
            FavoriteButton(isSet: $store.trails[index].isFavorite)
          }
        }

        HStack {
          Text(trail.park)
          Spacer()
          Text("\(trail.length, specifier: "%.1f") km")
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)

        Divider()

        Text("About \(trail.name)")
          .font(.title2)
        Text(trail.text)

        HeightGraph(trail: trail)
          .padding(.top)
      }
      .padding()
    }
    .navigationTitle(trail.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview {
  let store = TrailStore()
  return TrailDetail(trail: store.trails[0])
    .environment(store)
}

#Preview("Button", traits: .sizeThatFitsLayout) {
  @Previewable @State var isSet = true
  FavoriteButton(isSet: $isSet)
    .padding()
}
