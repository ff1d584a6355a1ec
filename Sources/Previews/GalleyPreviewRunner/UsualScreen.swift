import GalleyViews
import SwiftUI

/// A screen with typical content. Drawing it once loads fonts, symbols and types that later previews share.
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
              .badge(1)
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
      ScrollView { UsualTexts() }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 12).fill(.thinMaterial))
    .background(alignment: .top) { UsualLetters() }
  }
}

/// Hundreds of text views, because a font gets a table of glyph widths only after that many strings.
struct UsualTexts: View {
  var body: some View {
    ForEach(0..<600, id: \.self) { index in
      Text(verbatim: "Galley \(index)")
    }
    Text(verbatim: "Galley").font(.headline)
    Text(12, format: .number).monospacedDigit()
    Text(12.5, format: .currency(code: "EUR"))
  }
}

/// Letters at all subpixel positions. A drawn glyph is cached separately for each subpixel position.
private struct UsualLetters: View {
  private static let styles: [Font.TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
  ]
  private static let letters = "etaoinshrdlcumwfgypbvkjxqzSTABCMPRDLEFGHIJKNOQUVWXYZ0123456789.,:-"

  var body: some View {
    ZStack(alignment: .top) {
      ForEach(Self.styles.indices, id: \.self) { index in
        Text(verbatim: [Self.letters, String(Self.letters.reversed()), Self.letters].joined(separator: " "))
          .font(.system(Self.styles[index]))
      }
    }
  }
}
