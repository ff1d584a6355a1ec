import GalleyControls
import GalleyNavigation
import GalleyStage
import Testing

@testable import GalleyViews

@Suite("System labels in the language of the environment")
struct SystemWordTests {
  @Test("All system labels exist in every language; the search label has a placeholder for the search text")
  func whole() {
    for language in SystemWord.knownLanguages {
      for word in SystemWord.allCases { #expect(!word.text(in: language).isEmpty, "\(word) in \(language)") }
      #expect(SystemWord.noResultsFor.text(in: language).contains("%@"), "\(language)")
      #expect(!SystemWord.checkSpelling.text(in: language).contains("%@"), "\(language)")
    }
    #expect(Set(["en", "de", "ja", "zh", "zh-hant", "fil"]).isSubset(of: SystemWord.knownLanguages))
  }

  @Test(
    "For an unavailable language, the closest available one is used",
    arguments: [
      ("de", "Bearbeiten"), ("de-AT", "Bearbeiten"), ("no", "Rediger"), ("iw", "עריכה"), ("pt-BR", "Editar"),
      ("zh-Hans", "编辑"), ("zh-TW", "編輯"), ("zh-Hant-HK", "編輯"), ("sr-Latn-RS", "Izmeni"), ("yo", "Edit"), ("", "Edit"),
    ])
  func closest(locale: String, word: String) { #expect(SystemWord.edit.text(in: locale) == word) }

  private struct Speaking: View {
    var body: some View {
      NavigationStack {
        List {
          ShareLink(item: "https://example.org")
          PasteButton { _ in }
          RenameButton()
          ContentUnavailableView.search(text: "**Feige**")
          Button(role: .destructive) {}
        }
        .searchable(text: .constant(""))
        .toolbar { EditButton() }
      }
    }
  }

  @Test("Buttons, fields and empty screens are translated, but the search text is not")
  func speaking() {
    let screen = PhoneScreen { Speaking().environment(\.localeIdentifier, "de-CH") }
    let words = ["Teilen …", "Einsetzen", "Umbenennen", "Löschen", "Bearbeiten", "Suchen"]
    for word in words { #expect(screen.text(word) != nil, "\(word) of \(screen.texts)") }
    let joined = screen.texts.joined(separator: " ")
    #expect(joined.contains("Keine Ergebnisse für „**Feige**“"), "\(joined)")
    #expect(joined.contains("Überprüfe die Schreibweise"), "\(joined)")
    #expect(screen.stage.warnings.isEmpty)
  }

  @Test("The default buttons of alerts and dialogs are translated")
  func questions() {
    let alert = PhoneScreen {
      Color.clear.alert("Frage", isPresented: .constant(true)) {}.environment(\.localeIdentifier, "ko")
    }
    #expect(alert.texts.contains("확인"), "\(alert.texts)")
    let dialog = PhoneScreen {
      Color.clear.confirmationDialog("Frage", isPresented: .constant(true)) { Button("A") {} }
        .environment(\.localeIdentifier, "tr")
    }
    #expect(dialog.texts.contains("Vazgeç"), "\(dialog.texts)")
  }

  @Test("For an unsupported language, English is used, with one warning")
  func unknown() {
    let screen = PhoneScreen { Speaking().environment(\.localeIdentifier, "yo-NG") }
    #expect(screen.text("Edit") != nil && screen.text("Paste") != nil)
    #expect(screen.stage.warnings.map(\.kind) == [.systemWords(language: "yo")])
  }
}
