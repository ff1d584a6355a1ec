import Galley
import GalleyDiff
import GalleyViews
import Testing

@MainActor
@Suite("Reports on changes of the iOS version")
struct SystemChangeTests {
  private func screen(_ version: SystemVersion) -> Stage {
    var environment = EnvironmentValues()
    environment.systemVersion = version
    return Stage(size: Size(width: 402, height: 800), scale: 1, environment: environment) {
      List {
        Section("Title") { Text("one") }
        Section { Toggle("Sounds", isOn: .constant(true)) }
        Section { Slider(value: .constant(0.5)).id("volume") }
        Section { Button("Buy") {}.buttonStyle(.bordered) }
      }
    }
  }

  @Test("Each changed size of a list or control is reported in one sentence")
  func sentences() throws {
    let sentences = try ChangedListTests.diff(screen(.iOS18), screen(.iOS26)).sentences
    let (old, new) = (SystemVersion.iOS18.style, SystemVersion.iOS26.style)
    func pair(_ name: String, _ path: KeyPath<SystemStyle.Lists, Double>) -> String {
      "the \(name) of lists is \(Int(new.list[keyPath: path])) pt instead of \(Int(old.list[keyPath: path]))"
    }
    let expected = [
      "the system is iOS 26 instead of iOS 18", pair("row height", \.rowHeight), pair("row padding", \.rowPadding),
      pair("card margin", \.margin), pair("card radius", \.cornerRadius), pair("text inset", \.textInset),
      pair("separator inset", \.separator.trailingInset),
      "the separator thickness of lists is 1 pt instead of one pixel",
      "the header padding of lists is 10 above and 10 below instead of 17 above and 6 below",
      "the footer padding of lists is 8 above and 6 below instead of 6 above and 12 below",
      "the track height of 'volume' is 6 pt instead of 4",
    ]
    for sentence in expected { #expect(sentences.contains(sentence), "\(sentence) is not in \(sentences)") }
    #expect(sentences.contains { $0.hasPrefix("the switch size of ") && $0.hasSuffix("63 × 28 instead of 51 × 31") })
    #expect(sentences.contains { $0.hasSuffix("is a capsule instead of a rounded rectangle") }, "\(sentences)")
  }

  @Test("Between iOS versions with the same sizes, only the version itself is reported as changed")
  func names() throws {
    #expect(
      try ChangedListTests.diff(screen(.iOS18), screen(.iOS17)).sentences == ["the system is iOS 17 instead of iOS 18"])
  }

  @Test("A layout without a recorded iOS version counts as iOS 18", arguments: [SystemVersion.iOS18, .iOS26])
  func older(version: SystemVersion) throws {
    func layout(_ attributes: [String: String]) -> LayoutSnapshot {
      LayoutSnapshot(
        size: Size(width: 100, height: 100), scale: 1, attributes: attributes,
        view: InspectedView(kind: "Spacer", frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    }
    let sentences = LayoutDiff(layout([:]), layout(["system": version.name])).sentences
    #expect(sentences == (version == .iOS18 ? [] : ["the system is iOS 26 instead of iOS 18"]))
  }
}
