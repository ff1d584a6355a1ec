public import GalleyPicture
import GalleyViews

public enum SceneColor: Hashable, Sendable {
  /// A SwiftUI colour, such as `secondary` and `blue`, or an iOS system colour, such as `systemBackground`.
  case named(String)
  case fixed(RGBA)

  static let swiftUINames = [
    "primary", "secondary", "tertiary", "quaternary", "tint", "red", "orange", "yellow", "green", "mint", "teal",
    "cyan",
    "blue", "indigo", "purple", "pink", "brown", "gray", "black", "white", "clear",
  ]

  package static let names = swiftUINames + SystemColor.allCases.map(\.rawValue)

  package static func hex(_ text: String) -> RGBA? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1, text.allSatisfy(\.isASCII) else { return nil }
    switch digits.count {
    case 3: return color(digits.map { $0 * 17 })
    case 6, 8: return color(stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] })
    default: return nil
    }
  }

  private static func color(_ bytes: [Int]) -> RGBA {
    let channel = bytes.map { Double($0) / 255 }
    return RGBA(red: channel[0], green: channel[1], blue: channel[2], alpha: channel.count == 4 ? channel[3] : 1)
  }
}
