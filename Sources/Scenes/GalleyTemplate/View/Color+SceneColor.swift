import GalleyPicture
import GalleyViews

extension Color {
  /// Creates a colour. The accent colour is blue, because it is resolved outside of any view.
  package init(_ color: SceneColor) {
    switch color {
    case .fixed(let rgba): self.init(rgba)
    case .named(let name):
      self = Self.swiftUI[name] ?? SystemColor(rawValue: name).map { Color($0) } ?? .clear
    }
  }

  private static let swiftUI: [String: Color] = [
    "primary": .primary, "secondary": .secondary, "tertiary": .tertiary, "quaternary": .quaternary,
    "tint": .blue,
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan,
    "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
    "gray": .gray,
    "black": .black, "white": .white, "clear": .clear,
  ]
}
