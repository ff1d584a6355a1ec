import AppIntents
import SwiftUI
import Testing

@Suite("Buttons that run app intents")
struct IntentButtonTests {
  private struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"
    static let description: IntentDescription? = "Counts"
    @Parameter(title: "By", default: 2) var step: Int
    @Parameter(title: "Name") var name: String?

    static var parameterSummary: some ParameterSummary { Summary("Count by \(\.$step)") }

    init() {}
    init(step: Int) { self.step = step }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: step) }
  }

  private struct Plain: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Buttons: View {
    var body: some View {
      Button("Count", intent: Count(step: 3))
      Button(intent: Plain()) { Label("Plain", systemImage: "star") }
      Toggle("On", isOn: true, intent: Plain())
    }
  }

  @Test("An app intent has parameters and can be run, and buttons accept it")
  func perform() async throws {
    #expect(Count().step == 2 && Count(step: 5).step == 5 && Count().name == nil)
    #expect(try await Count(step: 3).perform().value == 3)
    #expect(Screen { VStack { Buttons() } }.texts == ["Count", "Plain", "On"])
  }
}
