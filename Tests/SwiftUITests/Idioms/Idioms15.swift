import SwiftUI

/// Rows of lists, as in articles about lists.
struct Idioms15 {
  static var all: [AnyView] { [AnyView(Marked()), AnyView(Fields()), AnyView(Outlines())] }
}

private struct Marked: View {
  private struct Guest: Identifiable {
    let id: Int
    let name: String
    let note: String?
  }
  private let guests = [Guest(id: 1, name: "Ada", note: "first"), Guest(id: 2, name: "Alan", note: nil)]

  var body: some View {
    List(guests) { guest in
      Text(guest.name).badge(guest.id > 1 ? "late" : nil)
      Text(guest.name).badge(guest.note)
      Text(guest.name).badge(guest.id)
      Text(guest.name).badge(guest.note.map { Text($0).bold() })
    }
  }
}

private struct Fields: View {
  @State private var name = "Ada"
  var body: some View {
    HStack {
      Text("Name")
      TextField("Name", text: $name).multilineTextAlignment(.trailing)
    }
    .transition(.asymmetric(insertion: .push(from: .leading), removal: .scale(0.2).combined(with: .opacity)))
  }
}

private struct Outlines: View {
  var body: some View {
    Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerSize: CGSize(width: 4, height: 4)).stroke(.red)
  }
}
