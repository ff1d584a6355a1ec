import SwiftUI
import Testing
import TipKit

private struct FavouriteTip: Tip {
  @Parameter static var isSignedIn: Bool = false
  static let visit = Tips.Event(id: "visit")

  var title: Text { Text("Save a favourite") }
  var message: Text? { Text("It stands at the top of the list.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] {
    Action(id: "more", title: "Learn more")
  }
  var rules: [Rule] {
    #Rule(Self.$isSignedIn) { $0 == true }
    #Rule(Self.visit) { $0.donations.count >= 2 }
  }
  var options: [any Option] { Tips.MaxDisplayCount(3) }
}

private struct PlainTip: Tip {
  var title: Text { Text("Plain") }
}

@Suite("Hints", .serialized)
struct TipTests {
  private func texts(_ tip: some Tip) -> [String] { Screen { TipView(tip, arrowEdge: .bottom) }.texts }

  @Test("A hint shows once all its rules hold, with what can be done")
  func rules() {
    #expect(texts(FavouriteTip()).isEmpty)
    FavouriteTip.isSignedIn = true
    FavouriteTip.visit.sendDonation()
    #expect(FavouriteTip().status == .pending)
    FavouriteTip.visit.sendDonation()
    #expect(texts(FavouriteTip()) == ["Save a favourite", "It stands at the top of the list.", "Learn more"])
  }

  @Test("A closed hint shows again only where all are forgotten")
  func closed() throws {
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    #expect(texts(PlainTip()) == ["Plain"])
    PlainTip().invalidate(reason: .actionPerformed)
    #expect(texts(PlainTip()).isEmpty && PlainTip().status == .invalidated(.actionPerformed))
    try Tips.resetDatastore()
    #expect(texts(PlainTip()) == ["Plain"])
    #expect(Screen { Text("x").popoverTip(PlainTip()) }.texts == ["x"])
  }
}
