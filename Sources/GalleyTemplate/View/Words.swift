import GalleyGeometry
import GalleyPicture
import GalleyText
import GalleyViews

// What the words of the vocabularies stand for. Words were checked when the scene was read, so each initialiser has
// its vocabulary's default for anything else.

extension ColorScheme {
  init(word: String) { self = word == "dark" ? .dark : .light }
}

extension LayoutDirection {
  init(word: String) { self = word == "rightToLeft" ? .rightToLeft : .leftToRight }
}

extension DynamicTypeSize {
  init(word: String) { self = Self.allCases.first { "\($0)" == word } ?? .large }
}

extension Font.Weight {
  init(word: String) { self = Self.allCases.first { "\($0)" == word } ?? .regular }
}

extension Font.Design {
  init(word: String) { self = Self.allCases.first { "\($0)" == word } ?? .default }
}

extension TextAlignment {
  init(word: String) { self = Self.allCases.first { "\($0)" == word } ?? .leading }
}

extension TruncationMode {
  init(word: String) { self = Self.allCases.first { "\($0)" == word } ?? .tail }
}

extension RoundedCornerStyle {
  init(word: String?) { self = word == "circular" ? .circular : .continuous }
}

extension ContentMode {
  init(word: String?) { self = word == "fill" ? .fill : .fit }
}

extension Axis.Set {
  init(word: String?, default standard: Axis.Set) {
    switch word {
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    case "both": self = [.horizontal, .vertical]
    default: self = standard
    }
  }
}

extension Edge.Set {
  init(words: [String]) {
    self = words.reduce(into: []) { edges, word in
      switch word {
      case "top": edges.insert(.top)
      case "bottom": edges.insert(.bottom)
      case "leading": edges.insert(.leading)
      case "trailing": edges.insert(.trailing)
      case "horizontal": edges.formUnion(.horizontal)
      default: edges.formUnion(.vertical)
      }
    }
  }
}

extension HorizontalAlignment {
  init(word: String?) {
    switch word {
    case "leading": self = .leading
    case "trailing": self = .trailing
    default: self = .center
    }
  }
}

extension VerticalAlignment {
  init(word: String?) {
    switch word {
    case "top": self = .top
    case "bottom": self = .bottom
    case "firstTextBaseline": self = .firstTextBaseline
    case "lastTextBaseline": self = .lastTextBaseline
    default: self = .center
    }
  }
}

extension Alignment {
  /// The names are put together from a vertical and a horizontal part, as SwiftUI's are.
  init(word: String?) {
    let word = (word ?? "center").lowercased()
    func isAt(_ side: String) -> Bool { word.hasPrefix(side) || word.hasSuffix(side) }
    let horizontal = isAt("leading") ? "leading" : isAt("trailing") ? "trailing" : "center"
    let vertical =
      word.hasSuffix("firsttextbaseline")
      ? "firstTextBaseline"
      : word.hasSuffix("lasttextbaseline")
        ? "lastTextBaseline" : word.hasPrefix("top") ? "top" : word.hasPrefix("bottom") ? "bottom" : "center"
    self.init(horizontal: HorizontalAlignment(word: horizontal), vertical: VerticalAlignment(word: vertical))
  }
}

extension UnitPoint {
  init(word: String) {
    let x = word.lowercased().hasSuffix("leading") ? 0 : word.lowercased().hasSuffix("trailing") ? 1 : 0.5
    let y = word.hasPrefix("top") ? 0 : word.hasPrefix("bottom") ? 1 : 0.5
    self.init(x: x, y: y)
  }
}

extension Color {
  /// The colour a scene names; the accent colour is blue outside of any view.
  init(_ color: SceneColor) {
    switch color {
    case .fixed(let rgba): self.init(rgba)
    case .named(let name): self = Self.swiftUI[name] ?? SystemColor(rawValue: name).map { Color($0) } ?? .clear
    }
  }

  private static let swiftUI: [String: Color] = [
    "primary": .primary, "secondary": .secondary, "tertiary": .tertiary, "quaternary": .quaternary, "tint": .blue,
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan,
    "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "gray": .gray,
    "black": .black, "white": .white, "clear": .clear,
  ]
}
