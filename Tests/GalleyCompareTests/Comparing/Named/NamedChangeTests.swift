import Galley
import GalleyDiff
import Testing

@Suite struct `Changes reported by name` {
  @Test(arguments: NamedChange.all)
  func `A change is reported by the name of what changed, and its effects are omitted`(change: NamedChange) throws {
    #expect(try change.sentences() == change.expected)
  }

  @Test(arguments: NamedChange.all)
  func `The report on reverting a change has as many sentences as the report on the change`(change: NamedChange) throws
  {
    let sentences = try change.sentences(isReversed: true)
    #expect(sentences.count == change.expected.count, "\(sentences)")
  }

  @Test(arguments: NamedChange.all)
  func `Layout records with and without controls are compared as identical`(change: NamedChange) throws {
    let same = NamedChange("same", change.yaml, [:])
    #expect(try same.sentences().isEmpty)
    // Earlier versions recorded neither controls nor text styles.
    let layout = try NamedChange.files(change.yaml).layout
    #expect(layout.contains("\"controls\": \"recorded\""))
    let documents = try (
      LayoutDocument(Array(layout.utf8)), LayoutDocument(Array(NamedChangeRecord.earlier(layout).utf8))
    )
    #expect(LayoutDiff(documents.1.pictures[0], documents.0.pictures[0]).sentences == [])
    #expect(LayoutDiff(documents.0.pictures[0], documents.1.pictures[0]).sentences == [])
  }
}

/// The layouts as earlier versions would have recorded them.
enum NamedChangeRecord {
  /// A layout as it was written before controls were recorded.
  static func earlier(_ layout: String) -> String {
    layout.replacing(#/\s*"controls": "recorded",?/#, with: "")
      .replacing(#/\s*"(device|statusBar|homeIndicator)": "[^"]*",/#, with: "")
      .replacing(#/@[-A-Za-z0-9]+ /#, with: "").replacing(#/\s*"control": "[^"]*",/#, with: "")
      .replacing(#/\s*"control": \{[^}]*\},/#, with: "")
  }
}

extension NamedChange {
  static let all = controls + styles + bars + tables + screens + paints + followed
}
