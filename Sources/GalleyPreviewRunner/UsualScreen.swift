import GalleyViews
import SwiftUI

/// A screen with what most screens have: drawn once, it brings fonts, symbols and types that later pictures share.
struct UsualScreen: View {
  @State private var text = "Galley"
  @State private var number = 1.0
  @State private var isOn = true

  var body: some View {
    VStack(spacing: 0) {
      NavigationStack {
        List {
          Section("Galley") {
            ForEach(0..<2, id: \.self) { _ in
              NavigationLink {
                Text(verbatim: "Galley")
              } label: {
                Label("Galley", systemImage: "star.fill")
              }
              .swipeActions { Button("Galley", role: .destructive) {} }
            }
            Toggle("Galley", isOn: $isOn)
            LabeledContent("Galley", value: "Galley")
            HStack {
              Image(systemName: "heart.fill").foregroundStyle(.red)
              Text(verbatim: "Galley").font(.headline).bold()
              Spacer()
              Text(verbatim: "Galley").font(.footnote).foregroundStyle(.secondary)
            }
          }
        }
        .navigationTitle("Galley")
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Galley", systemImage: "plus") {} } }
        .searchable(text: $text)
      }
      Form {
        TextField("Galley", text: $text)
        Stepper("Galley", value: $number)
        Slider(value: $number)
        Picker("Galley", selection: $isOn) { Text(verbatim: "Galley").tag(true) }
        ProgressView(value: 0.5)
      }
      ScrollView { LazyVStack { Button("Galley") {}.buttonStyle(.borderedProminent) } }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 12).fill(.thinMaterial))
  }
}
