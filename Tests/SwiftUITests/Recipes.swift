import Combine
import Foundation
import SwiftUI
import UIKit

// A small app that uses only APIs of SwiftUI, UIKit and Combine: observed objects, environment values, styles,
// gestures, and previews in both notations.

struct Recipe: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var minutes: Int
  var isFavourite = false
}

final class Kitchen: ObservableObject {
  @Published var recipes = [Recipe(name: "Soup", minutes: 30), Recipe(name: "Bread", minutes: 180)]
  @Published private(set) var favourites = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $recipes.map { $0.filter(\.isFavourite).count }.assign(to: \.favourites, on: self).store(in: &subscriptions)
  }

  func delete(at offsets: IndexSet) { recipes.remove(atOffsets: offsets) }
}

extension EnvironmentValues {
  @Entry var accent = Color.orange
  @Entry var chef: String?
}

struct RoundedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8).background(Color(UIColor.systemGray5)).clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

struct RecipeRow: View {
  @Binding var recipe: Recipe
  @Environment(\.accent) private var accent

  var body: some View {
    HStack {
      Text(recipe.name).font(.headline)
      Spacer()
      Text("\(recipe.minutes) min").foregroundStyle(.secondary)
      Button {
        recipe.isFavourite.toggle()
      } label: {
        Image(systemName: recipe.isFavourite ? "star.fill" : "star").foregroundColor(accent)
      }
      .buttonStyle(RoundedStyle())
      .id("star \(recipe.name)")
    }
  }
}

struct KitchenView: View {
  @StateObject private var kitchen = Kitchen()
  @Environment(\.chef) private var chef

  var body: some View {
    VStack {
      Text("\(chef ?? "Nobody") has \(kitchen.favourites)")
      ForEach($kitchen.recipes) { RecipeRow(recipe: $0) }.onDelete(perform: kitchen.delete)
      Count().environmentObject(kitchen)
    }
  }
}

struct Count: View {
  @EnvironmentObject private var kitchen: Kitchen

  var body: some View { Text("\(kitchen.recipes.filter { $0.isFavourite }.count) of \(kitchen.recipes.count)") }
}

/// Mixes `CGFloat` with `Double`, and `CGSize` with the size from a geometry reader.
struct Measured: View {
  @State private var size = CGSize.zero
  let factor: CGFloat = 0.5

  var body: some View {
    GeometryReader { proxy in
      let half: CGFloat = proxy.size.width * factor
      Color.blue.frame(width: half, height: min(half, UIScreen.main.bounds.height))
        .onAppear { size = CGSize(width: half, height: half) }
    }
    .overlay(Text("\(Int(size.width))"))
  }
}

#Preview("Kitchen") { KitchenView() }

#Preview("Turned", traits: .landscapeLeft) { KitchenView().environment(\.chef, "Ada") }

#Preview("Small", traits: .fixedLayout(width: 120, height: 60)) {
  @Previewable @State var name = "Soup"
  Text(name)
}

#Preview(arguments: ["A", "B"]) { (name: String) in Text(name) }

struct RecipeRow_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      RecipeRow(recipe: .constant(Recipe(name: "Soup", minutes: 30))).previewDisplayName("Plain")
      RecipeRow(recipe: .constant(Recipe(name: "Bread", minutes: 180, isFavourite: true)))
        .previewLayout(.sizeThatFits)
    }
  }
}

#Preview("Both", traits: .sizeThatFitsLayout) {
  Group {
    Color.red.frame(width: 40, height: 30)
    Color.blue.frame(width: 40, height: 30)
  }
}
