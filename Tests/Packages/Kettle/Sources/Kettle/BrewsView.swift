import SwiftUI

struct CardView: View {
  let brew: Brew

  var body: some View {
    VStack(alignment: .leading) {
      Text(brew.title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      Spacer()
      HStack {
        Label("\(brew.steps.count)", systemImage: "list.number")
          .accessibilityLabel("\(brew.steps.count) steps")
        Spacer()
        Label("\(brew.minutes)", systemImage: "clock")
          .labelStyle(.trailingIcon)
      }
      .font(.caption)
    }
    .padding()
    .foregroundColor(brew.theme.accentColor)
  }
}

struct BrewsView: View {
  @ObservedObject var store: BrewStore
  @Environment(\.scenePhase) private var scenePhase
  @State private var isPresentingNew = false

  var body: some View {
    NavigationView {
      List {
        Section(footer: Text("\(store.total, specifier: "%.1f") g in all")) {
          ForEach($store.brews) { $brew in
            NavigationLink(destination: BrewDetail(brew: $brew)) {
              CardView(brew: brew)
            }
            .listRowBackground(brew.theme.mainColor)
          }
          .onDelete { store.brews.remove(atOffsets: $0) }
        }
      }
      .navigationTitle("Brews")
      .toolbar {
        Button(action: { isPresentingNew = true }) {
          Image(systemName: "plus")
        }
        .accessibilityLabel("New brew")
      }
    }
    .navigationViewStyle(.stack)
    .onChange(of: scenePhase) { phase in
      if phase == .inactive { isPresentingNew = false }
    }
  }
}

struct BrewDetail: View {
  @Binding var brew: Brew
  @State private var isEditing = false

  var body: some View {
    List {
      Section(header: Text("Brew")) {
        NavigationLink(destination: BrewTimer(brew: brew)) {
          Label("Start", systemImage: "timer")
            .font(.headline)
            .foregroundColor(.accentColor)
        }
        HStack {
          Label("Time", systemImage: "clock")
          Spacer()
          Text("\(brew.minutes) minutes")
        }
        .accessibilityElement(children: .combine)
      }
      Section(header: Text("Steps")) {
        ForEach(brew.steps) { step in
          Label(step.name, systemImage: "drop")
        }
      }
    }
    .navigationTitle(brew.title)
    .toolbar {
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) {
      NavigationView {
        BrewEditor(brew: $brew)
          .navigationTitle(brew.title)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { isEditing = false }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") { isEditing = false }
            }
          }
      }
    }
  }
}

struct BrewsView_Previews: PreviewProvider {
  static var previews: some View {
    BrewsView(store: BrewStore())
    NavigationView { BrewDetail(brew: .constant(Brew.samples[0])) }
      .previewDisplayName("Detail")
    CardView(brew: Brew.samples[1])
      .background(Brew.samples[1].theme.mainColor)
      .previewLayout(.fixed(width: 400, height: 60))
      .previewDisplayName("Card")
  }
}
