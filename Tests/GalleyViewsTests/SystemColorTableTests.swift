import Foundation
import GalleyPicture
import GalleyViews
import Testing

@testable import GalleyTables

@Suite("The system colour table")
struct SystemColorTableTests {
  private struct Table: Decodable {
    struct Entry: Decodable {
      var name: String
      var light: String
      var dark: String
    }
    var system: [Entry]
  }

  private static let colors: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "teal": .teal, "mint": .mint, "cyan": .cyan,
    "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "gray": .gray,
  ]

  private func digits(_ color: Color, _ scheme: ColorScheme) -> String {
    let rgba = color.rgba(in: scheme)
    return [rgba.red, rgba.green, rgba.blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  @Test("Each system colour is the same as on iOS, in light and dark mode")
  func values() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Conformance/colors.json").standardizedFileURL
    let entries = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file)).system
    #expect(entries.count == 13)
    for entry in entries {
      let color = try #require(Self.colors[entry.name])
      #expect(digits(color, .light) == entry.light, "\(entry.name) in light")
      #expect(digits(color, .dark) == entry.dark, "\(entry.name) in dark")
    }
  }
}
