import Foundation
import GalleyPicture
import GalleyViews

/// The supported part of `Contents.json`.
struct AssetContents: Decodable {
  var colors: [Color]?
  var images: [Image]?
  var properties: Properties?

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var intent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case intent = "template-rendering-intent"
    }
  }

  struct Appearance: Decodable, Equatable {
    var appearance: String
    var value: String

    static let dark = Appearance(appearance: "luminosity", value: "dark")
  }

  struct Color: Decodable, AssetEntry {
    var idiom: String?
    var appearances: [Appearance]?
    var color: Value?

    struct Value: Decodable {
      var colorSpace: String?
      var components: Components?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case components, reference
        case colorSpace = "color-space"
      }

      /// Returns the colour, or nil if the components are invalid or the system colour is unknown. A system colour may
      /// depend on the scheme.
      func rgba(in scheme: ColorScheme) -> RGBA? {
        if let components {
          return components.rgba.map {
            GalleyViews.Color(space, red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.alpha).rgba(in: scheme)
          }
        }
        return reference.flatMap { SystemColor(rawValue: $0.replacingOccurrences(of: "Color", with: "")) }
          .map { GalleyViews.Color($0).rgba(in: scheme) }
      }

      private var space: GalleyViews.Color.RGBColorSpace {
        switch colorSpace {
        case "display-p3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
      }
    }

    struct Components: Decodable {
      var red: String?
      var green: String?
      var blue: String?
      var white: String?
      var alpha: String?

      var rgba: RGBA? {
        let alpha = alpha.flatMap(Double.init) ?? 1
        if let white = white.flatMap(Self.number) { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
        guard
          let red = red.flatMap(Self.number), let green = green.flatMap(Self.number),
          let blue = blue.flatMap(Self.number)
        else { return nil }
        return RGBA(red: red, green: green, blue: blue, alpha: alpha)
      }

      private static func number(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if !text.contains("."), let byte = Int(text) { return Double(byte) / 255 }
        return Double(text)
      }
    }
  }

  struct Image: Decodable, AssetEntry {
    var idiom: String?
    var appearances: [Appearance]?
    var scale: String?
    var filename: String?
  }
}

protocol AssetEntry {
  var idiom: String? { get }
  var appearances: [AssetContents.Appearance]? { get }
}

extension AssetEntry {
  var isUniversal: Bool { ["universal", "iphone", nil].contains(idiom) }
  var isDark: Bool { appearances?.contains(.dark) ?? false }
}
