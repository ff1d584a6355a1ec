import Foundation
import Galley
import GalleyFoundation
import Testing

@Suite("Tables and date pickers")
struct TableTests {
  private struct Tree: Identifiable {
    let id: Int
    let name: String
    let height: Double
  }

  private struct Trees: View {
    @State private var order = [KeyPathComparator(\Tree.name)]
    @State private var selected: Int?
    let trees = [Tree(id: 71, name: "Oak", height: 40), Tree(id: 72, name: "Ash", height: 46)]

    var body: some View {
      VStack {
        Table(trees.sorted(using: order), selection: $selected, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Height", value: \.height) { Text("\(Int($0.height)) m") }.width(80).alignment(.numeric)
          TableColumn("Note") { Text("note \($0.id)") }
        }
        Text("selected \(selected ?? 0)")
      }
    }
  }

  private func stage(_ width: Double, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> Stage {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = width > 600 ? .regular : .compact
    change(&environment)
    return Stage(size: Size(width: width, height: 600), environment: environment) { Trees() }
  }

  private func texts(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(texts) }

  @Test("On a phone, a table shows only its first column, without a header")
  func phone() {
    #expect(texts(stage(390).layout) == ["Ash", "Oak", "selected 0"])
  }

  @Test("With enough space, a table shows all its columns, aligned with their headers")
  func columns() throws {
    let stage = stage(900)
    let layout = stage.layout
    #expect(
      texts(layout) == ["Name", "Height", "Note", "Ash", "46 m", "note 72", "Oak", "40 m", "note 71", "selected 0"])
    func frame(_ text: String) throws -> Rect { try #require(find(text, layout)).frame }
    #expect(try frame("Name").minX == 16 && frame("Ash").minX == 16 && frame("Oak").minX == 16)
    #expect(try frame("46 m").maxX == frame("Height").maxX)
    #expect(try abs(frame("note 71").minX - frame("Note").minX) < 0.01)
  }

  @Test("A tap on a column header sorts, a second tap reverses the order; rows can be selected")
  func sorting() {
    let stage = stage(900)
    #expect(stage.tap(id: "column-0"))
    #expect(texts(stage.layout).filter { ["Oak", "Ash"].contains($0) } == ["Oak", "Ash"])
    #expect(stage.tap(id: "column-1"))
    #expect(texts(stage.layout).filter { ["Oak", "Ash"].contains($0) } == ["Oak", "Ash"])
    #expect(!stage.tap(id: "column-2"))
    #expect(stage.tap(id: "72") && texts(stage.layout).contains("selected 72"))
  }

  private func find(_ text: String, _ view: InspectedView) -> InspectedView? {
    view.lines == [text] ? view : view.children.lazy.compactMap { find(text, $0) }.first
  }

  private struct Dated: View {
    @State private var date = Date(timeIntervalSince1970: 1_795_392_000)
    var components: DatePickerComponents = .date

    var body: some View {
      VStack {
        DatePicker("Day", selection: $date, displayedComponents: components)
        Text(date, format: Date.FormatStyle(timeZone: .gmt).day().month().year())
      }
    }
  }

  @Test("A tap in a date picker selects a day of the month, and its arrows show other months")
  func month() throws {
    let stage = Stage(size: Size(width: 390, height: 600)) { Dated().datePickerStyle(.graphical) }
    let shown = texts(stage.layout)
    #expect(shown.contains("November 2026") && shown.contains("SUN") && shown.contains("30"), "\(shown)")
    #expect(stage.tap(id: "day-5") && texts(stage.layout).last == "Nov 5, 2026")
    #expect(stage.tap(id: "month-after") && texts(stage.layout).contains("December 2026"))
    #expect(texts(stage.layout).contains("31") && stage.tap(id: "day-31"))
    #expect(texts(stage.layout).last == "Dec 31, 2026")
    let frames = (1...7).compactMap { stage.layout["day-\($0)"]?.frame.width }
    #expect(Set(frames.map { ($0 * 100).rounded() }).count == 1 && frames.count == 7)
  }

  @Test("The wheels of a date picker are in the order that the language uses")
  func wheels() throws {
    for (locale, order) in [("en-US", ["November", "23", "2026"]), ("de", ["23", "November", "2026"])] {
      var environment = EnvironmentValues()
      environment.localeIdentifier = locale
      let stage = Stage(size: Size(width: 390, height: 400), environment: environment) {
        Dated().datePickerStyle(.wheel).labelsHidden()
      }
      let edges = try order.map { try #require(find($0, stage.layout)).frame.minX }
      #expect(edges == edges.sorted(), "\(locale)")
    }
  }

  @Test("A compact date picker opens a month card, and a tap outside the card closes it")
  func card() throws {
    let stage = Stage(size: Size(width: 390, height: 700)) { Dated(components: [.date, .hourAndMinute]) }
    #expect(!texts(stage.layout).contains("November 2026"))
    #expect(stage.tap(id: "date"))
    stage.advance(by: 1)
    #expect(texts(stage.layout).contains("November 2026"))
    #expect(stage.tap(id: "day-9"))
    #expect(texts(stage.layout).contains("Nov 9, 2026"))
    let open = try #require(find("November 2026", stage.layout)).frame
    #expect(open.maxX <= 390 && open.minX >= 0)
    #expect(stage.tap(at: Point(x: 5, y: 690)))
    stage.advance(by: 1)
    #expect(!texts(stage.layout).contains("November 2026"))
    #expect(stage.tap(id: "time"))
    stage.advance(by: 1)
    #expect(texts(stage.layout).contains("AM"))
  }

  private struct Days: View {
    @State var days: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 3)]

    var body: some View {
      VStack {
        MultiDatePicker("Days", selection: $days)
        Text("\(days.compactMap(\.day).sorted())")
      }
    }
  }

  @Test("Taps in a multi-date picker add and remove days")
  func severalDays() {
    let stage = Stage(size: Size(width: 390, height: 600)) { Days() }
    #expect(texts(stage.layout).contains("November 2026") && texts(stage.layout).last == "[3]")
    #expect(stage.tap(id: "day-5") && texts(stage.layout).last == "[3, 5]")
    #expect(stage.tap(id: "day-3") && texts(stage.layout).last == "[5]")
  }

  @Test("Table rows created by a loop are shown in sections with headers")
  func sections() {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .regular
    let trees = [Tree(id: 1, name: "Oak", height: 40), Tree(id: 2, name: "Ash", height: 46)]
    let stage = Stage(size: Size(width: 700, height: 500), environment: environment) {
      Table(of: Tree.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Height", value: \.height) { Text("\(Int($0.height))") }
      } rows: {
        Section("Tall") { ForEach(trees) { TableRow($0).contextMenu { Button("Fell") {} } } }
      }
    }
    #expect(texts(stage.layout) == ["Name", "Height", "Tall", "Oak", "40", "Ash", "46"])
  }
}

@Suite("Custom date picker styles")
struct DatePickerStyleTests {
  private struct BadgeStyle: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: configuration.minimumDate == nil ? "any" : "limited")
        Button("Later") { configuration.selection += 86_400 }.id("later")
        Text(verbatim: "\(Int(configuration.selection.timeIntervalSince1970))")
      }
    }
  }

  private struct Screen: View {
    @State private var date = Date(timeIntervalSince1970: 0)

    var body: some View {
      VStack {
        DatePicker("Day", selection: $date, in: Date(timeIntervalSince1970: -1)..., displayedComponents: .date)
      }
      .datePickerStyle(BadgeStyle())
    }
  }

  private func texts(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(texts) }

  @Test("A custom date picker style builds the control and can change its date")
  func ownStyle() {
    let stage = Stage(size: Size(width: 390, height: 600)) { Screen() }
    #expect(texts(stage.layout) == ["Day", "limited", "Later", "0"])
    #expect(stage.tap(id: "later") && texts(stage.layout).last == "86400")
  }
}
