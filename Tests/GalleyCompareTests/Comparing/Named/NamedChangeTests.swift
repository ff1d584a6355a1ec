import Galley
import GalleyDiff
import Testing

@Suite struct `Named causes` {
  @Test(arguments: NamedChange.all)
  func `A change is reported by its name, and its effects are omitted`(change: NamedChange) throws {
    #expect(try change.sentences() == change.expected)
  }

  @Test(arguments: NamedChange.all)
  func `A reversed change takes as many sentences`(change: NamedChange) throws {
    let sentences = try change.sentences(isReversed: true)
    #expect(sentences.count == change.expected.count, "\(sentences)")
  }

  @Test(arguments: NamedChange.all)
  func `Records with and without controls are equal`(change: NamedChange) throws {
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

/// Layouts of earlier versions.
enum NamedChangeRecord {
  /// A layout as written before controls were recorded.
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
