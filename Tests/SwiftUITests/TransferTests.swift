import AVFoundation
import AppleFoundation
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

private struct Dish: Codable, Transferable {
  var title: String
  var pages: Data

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(exportedContentType: .pdf) { recipe in recipe.pages }
    ProxyRepresentation(exporting: \.title)
  }
}

/// A value with a single transfer representation.
private struct Note: Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .plainText) { note in
      Data(note.text.utf8)
    } importing: { data in
      Note(text: String(decoding: data, as: UTF8.self))
    }
  }
}

/// Commands declared as a type, as in apps.
private struct DishCommands: Commands {
  let name: String

  var body: some Commands {
    SidebarCommands()
    CommandMenu(name) {
      Button("Cook") {}.keyboardShortcut("k", modifiers: [.command, .shift])
    }
    if name.isEmpty { TextEditingCommands() }
  }
}

private struct OneCommand: Commands {
  var body: some Commands { CommandGroup(after: .newItem) { Button("New Recipe") {} } }
}

private struct DishApp: App {
  var body: some Scene {
    WindowGroup { Text("Recipes") }
      .commands {
        DishCommands(name: "Recipe")
        OneCommand()
      }
  }
}

@Suite("Transferable values, commands and lists")
struct TransferTests {
  private func forms<Item: Transferable>(of item: Item) -> Item.Representation { Item.transferRepresentation }

  @Test("A transferable value has one or several representations")
  func forms() {
    _ = forms(of: Dish(title: "Bread", pages: Data()))
    _ = forms(of: Note(text: "x"))
    _ = forms(of: "text")
    _ = forms(of: Image(systemName: "star"))
    #expect(String(describing: type(of: Note.transferRepresentation)).contains("DataRepresentation"))
  }

  @Test("The commands of an app can be separate types")
  func commands() {
    #expect(String(describing: type(of: OneCommand().body)).contains("CommandGroup"))
    _ = DishCommands(name: "x").body
    _ = DishApp().body
  }

  @Test("ListFormatter joins items in a sentence")
  func lists() {
    #expect(ListFormatter.localizedString(byJoining: ["Ada"]) == "Ada")
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["Ada", "Alan", "Grace"]) == "Ada, Alan, and Grace")
    #expect(formatter.string(for: 5) == nil)
  }

  @Test("Media time is counted in fractions of a second")
  func times() {
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600) == CMTime(value: 900, timescale: 600))
    #expect(CMTime(value: 900, timescale: 600).seconds == 1.5)
    #expect(CMTime.invalid.seconds.isNaN)
    for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(CMTime(seconds: seconds, preferredTimescale: 600) == .invalid)
    }
    #expect(AVPlayer().currentTime() == .zero)
  }
}

@Suite("C integer limits")
struct LimitTests {
  @Test("INT16_MIN and INT16_MAX are available")
  func limits() {
    #expect(CGFloat(INT16_MIN) == -32_768)
    #expect(CGFloat(INT16_MAX) == 32_767)
  }
}
