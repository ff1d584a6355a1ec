import GalleyControls
import GalleyGeometry
import GalleyNavigation
import GalleySnapshot
import GalleyStage
import GalleyViews
import Testing

@Suite("Alerts, dialogs and sheets")
struct PresentationTests {
  private struct Thing: Identifiable { let id: Int }

  private struct Asking: View {
    @State private var isAsking = true
    @State private var answer = "none"
    let isDialog: Bool

    var body: some View {
      VStack {
        Text("Answer \(answer)")
        Button("Ask") { isAsking = true }.id("ask")
      }
      .alert("Delete?", isPresented: Binding(get: { isAsking && !isDialog }, set: { isAsking = $0 })) {
        buttons
      } message: {
        Text("For ever")
      }
      .confirmationDialog("Delete?", isPresented: Binding(get: { isAsking && isDialog }, set: { isAsking = $0 })) {
        buttons
      }
    }

    @ViewBuilder private var buttons: some View {
      Button("Delete", role: .destructive) { answer = "delete" }.id("delete")
      Button("Keep", role: .cancel) { answer = "keep" }.id("keep")
    }
  }

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    let name: String

    var body: some View { Button("\(name) \(isPresented)") { dismiss() }.id("close") }
  }

  private struct Things: View {
    @State private var thing: Thing?
    @State private var isCovered = false
    @State private var gone = 0
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Gone \(gone)")
        Inner()
        Button("Sheet") { thing = Thing(id: 4) }.id("sheet-button")
        Button("Cover") { isCovered = true }.id("cover-button")
      }
      .sheet(item: $thing, onDismiss: { gone += 1 }) { Closing(name: "Sheet \($0.id)") }
      .fullScreenCover(isPresented: $isCovered, onDismiss: { gone += 10 }) { Closing(name: "Cover") }
    }
  }

  private struct Inner: View {
    @State private var count = 0

    var body: some View { Button("Inner \(count)") { count += 1 }.id("inner") }
  }

  private struct Fruit: View {
    @State private var fruit = ["apple", "pear", "plum"]
    @State private var mode = EditMode.inactive

    var body: some View {
      VStack {
        EditButton().id("edit")
        List { ForEach(fruit, id: \.self) { Text($0).id($0) }.onDelete { fruit.remove(atOffsets: $0) } }
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test("A tap on a button of an alert or dialog runs its action and closes it", arguments: [false, true])
  func answers(isDialog: Bool) {
    let screen = PhoneScreen { Asking(isDialog: isDialog) }
    #expect(screen.texts.contains("Delete") && screen.texts.contains("Keep"))
    #expect(screen.tap("delete"))
    #expect(screen.texts.contains("Answer delete") && !screen.texts.contains("Keep"))
    #expect(screen.tap("ask") && screen.tap("keep"))
    #expect(screen.texts.contains("Answer keep"))
  }

  @Test("An alert is 270 pt wide; Cancel is the first of two buttons, or the last of three or more")
  func alertLayout() {
    let screen = PhoneScreen { Asking(isDialog: false) }
    let (keep, delete) = (screen.stage.layout["keep"]?.frame, screen.stage.layout["delete"]?.frame)
    #expect(keep?.minX == 60 && delete?.maxX == 330 && keep?.minY == delete?.minY && keep?.height == 44)
    let three = PhoneScreen {
      Text("x").alert("T", isPresented: .constant(true)) {
        Button("C", role: .cancel) {}.id("c")
        Button("A") {}.id("a")
        Button("B") {}.id("b")
      }
    }
    let tops = ["a", "b", "c"].compactMap { three.stage.layout[$0]?.frame.minY }
    #expect(tops.count == 3 && tops == tops.sorted())
  }

  @Test("Alert buttons that are too wide for one row are stacked vertically, with Cancel last")
  func stackedAlert() {
    let screen = PhoneScreen {
      Text("x").alert("T", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}.id("c")
        Button("More than half an alert has room for") {}.id("a")
      }
    }
    let tops = ["a", "c"].compactMap { screen.stage.layout[$0]?.frame.minY }
    #expect(tops.count == 2 && tops == tops.sorted() && tops.first != tops.last)
  }

  @Test("An alert without buttons shows OK, and a dialog without a Cancel button gets one")
  func fallbacks() {
    #expect(PhoneScreen { Text("x").alert("T", isPresented: .constant(true)) {} }.texts.contains("OK"))
    let dialog = PhoneScreen {
      Text("x").confirmationDialog("T", isPresented: .constant(true)) { Button("A") {} }
    }
    #expect(dialog.texts.contains("Cancel") && !dialog.texts.contains("T"))
  }

  @Test("The alert modifier that takes an Alert value shows its title and buttons")
  func alertValue() {
    let screen = PhoneScreen {
      Text("x").alert(isPresented: .constant(true)) {
        Alert(title: Text("T"), primaryButton: .destructive(Text("D")), secondaryButton: .cancel())
      }
    }
    #expect(screen.texts.contains("T") && screen.texts.contains("D") && screen.texts.contains("Cancel"))
  }

  @Test("Dismissing a sheet or cover runs onDismiss and keeps the state of the view below")
  func dismissing() {
    let screen = PhoneScreen { Things() }
    #expect(screen.tap("inner"))
    #expect(screen.tap("sheet-button") && screen.texts.contains("Sheet 4 true"))
    #expect(screen.texts.contains("Inner 1"))
    #expect(screen.tap("close") && screen.texts.contains("Gone 1") && !screen.texts.contains("Sheet 4 true"))
    #expect(screen.tap("cover-button") && screen.texts.contains("Cover true"))
    #expect(screen.tap("close") && screen.texts.contains("Gone 11") && screen.texts.contains("Inner 1"))
  }

  @Test("In edit mode, rows that can be deleted have a circle that reveals the delete button")
  func deleting() {
    let screen = PhoneScreen { Fruit() }
    let start = screen.text("apple")?.frame.minX ?? 0
    #expect(!screen.tap("delete-1"))
    #expect(screen.tap("edit") && screen.texts.contains("Done"))
    #expect(screen.text("apple")?.frame.minX == start + 38)
    #expect(screen.tap("delete-1") && screen.texts.contains("Delete"))
    #expect(screen.tap("delete-row-1"))
    #expect(screen.texts.filter { ["apple", "pear", "plum"].contains($0) } == ["apple", "plum"])
  }

  @Test("move and remove with offsets work on collections as in SwiftUI and ignore invalid offsets")
  func moving() {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet([0, 3]), toOffset: 5)
    #expect(String(letters) == "bcead")
    letters.move(fromOffsets: IndexSet([9, 4]), toOffset: 0)
    #expect(String(letters) == "dbcea")
    letters.remove(atOffsets: IndexSet([1, 7, -1]))
    #expect(String(letters) == "dcea")
  }
}
