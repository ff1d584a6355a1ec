import GalleyControls
import GalleyNavigation
import GalleyRender
import GalleyStage
import Testing

@testable import GalleyViews

@Suite("What the system says, in the language around")
struct SystemWordTests {
  @Test("Every language has every word, and a place for what was searched")
  func whole() {
    for language in SystemWord.knownLanguages {
      for word in SystemWord.allCases { #expect(!word.text(in: language).isEmpty, "\(word) in \(language)") }
      #expect(SystemWord.noResultsFor.text(in: language).contains("%@"), "\(language)")
      #expect(!SystemWord.checkSpelling.text(in: language).contains("%@"), "\(language)")
    }
    #expect(Set(["en", "de", "ja", "zh", "zh-hant", "fil"]).isSubset(of: SystemWord.knownLanguages))
  }

  @Test(
    "The closest language has a say",
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

  @Test("Buttons, fields and empty screens speak the language around, and what was searched stays as it is")
  func speaking() {
    let screen = PhoneScreen { Speaking().environment(\.localeIdentifier, "de-CH") }
    let words = ["Teilen …", "Einsetzen", "Umbenennen", "Löschen", "Bearbeiten", "Suchen"]
    for word in words { #expect(screen.text(word) != nil, "\(word) of \(screen.texts)") }
    let joined = screen.texts.joined(separator: " ")
    #expect(joined.contains("Keine Ergebnisse für „**Feige**“"), "\(joined)")
    #expect(joined.contains("Überprüfe die Schreibweise"), "\(joined)")
    #expect(screen.stage.warnings.isEmpty)
  }

  @Test("Questions can be answered in the language around")
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

  @Test("A language without words says English ones, and that is told once")
  func unknown() {
    let screen = PhoneScreen { Speaking().environment(\.localeIdentifier, "yo-NG") }
    #expect(screen.text("Edit") != nil && screen.text("Paste") != nil)
    #expect(screen.stage.warnings.map(\.kind) == [.systemWords(language: "yo")])
  }
}
