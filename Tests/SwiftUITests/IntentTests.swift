import AppIntents
import GalleyGeometry
import GalleySnapshot
import GalleyStage
import SwiftUI
import Testing

private enum Span: String, AppEnum {
  case today, week

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Span"
  static let caseDisplayRepresentations: [Span: DisplayRepresentation] = [.today: "Today", .week: "This Week"]
}

private final class SceneReport: @unchecked Sendable {
  static let shared = SceneReport()
  var spans: [Span] = []
}

private struct Note: AppIntent {
  static let title: LocalizedStringResource = "Note a span"
  static let description: IntentDescription? = IntentDescription("Notes it.")
  static var parameterSummary: some ParameterSummary {
    When(\.$span, .equalTo, .today) {
      Summary("Note \(\.$span)")
    } otherwise: {
      Summary { \.$span }
    }
  }

  @Parameter(title: "Span") var span: Span
  @Parameter(title: "Times", default: 2) var times: Int
  @Parameter(title: "Words") var words: String?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    SceneReport.shared.spans.append(span)
    return .result(value: times, dialog: "Noted \(times) times")
  }
}

extension Note {
  init(span: Span) { self.span = span }
}

private struct Peek: AppIntent {
  static let title: LocalizedStringResource = "Peek"
  @MainActor func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("peek")) }
}

private struct Quiet: AppIntent {
  static let title: LocalizedStringResource = "Quiet"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Note(span: .week), phrases: ["Note \(\.$span) in \(.applicationName)"], shortTitle: "Note",
      systemImageName: "pencil")
    AppShortcut(intent: Quiet(), phrases: ["Be quiet, \(.applicationName)"])
  }
}

private struct Place: AppEntity {
  struct Places: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Place] { identifiers.map { Place(id: $0) } }
    func suggestedEntities() async throws -> [Place] { [Place(id: "Oslo")] }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let defaultQuery = Places()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

@Suite("App intents")
@MainActor struct IntentTests {
  private func texts(_ view: some View) -> [String] {
    func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }
    return lines(Stage(size: Size(width: 300, height: 200)) { view }.layout)
  }

  @Test("An app intent runs with its parameters")
  func intents() async throws {
    let note = Note(span: .week)
    let result = try await note.perform()
    #expect(result.value == 2 && note.words == nil && note.span == .week)
    note.times = 5
    let second = try await note.perform()
    #expect(second.value == 5 && SceneReport.shared.spans == [.week, .week])
    _ = try await Peek().perform()
    _ = try await Quiet().perform()
  }

  @Test("Shortcuts, enum values and entities have display representations")
  func representations() async throws {
    #expect(Shortcuts.appShortcuts.count == 2 && Shortcuts.appShortcuts[0].systemImageName == "pencil")
    #expect(Span.week.displayRepresentation == "This Week")
    #expect(try await Place.defaultQuery.results().map(\.id) == ["Oslo"])
  }

  @Test("A button accepts an app intent, and a tip shows its title")
  func views() {
    #expect(texts(Button("Note", intent: Note(span: .today))) == ["Note"])
    #expect(texts(SiriTipView(intent: Quiet())) == ["Siri", "Quiet"])
    #expect(texts(SiriTipView(intent: Quiet(), isVisible: .constant(false))).isEmpty)
  }
}
