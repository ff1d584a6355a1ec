import GalleySceneWords
import GalleyTemplate
import Testing

@testable import GalleyTables

@Suite("Page labels in the language of the table")
struct PrintWordsTests {
  @Test("The page labels of every language differ from those in English", arguments: PrintLabels.languages)
  func complete(_ language: String) {
    let words = PrintLabels(language: language)
    for text in [words.page] {
      #expect(text.contains("{page}") && text.contains("{pages}"))
    }
    #expect(words.tables.rows.contains("{n}"))
    guard language != "en" else { return #expect(words == PrintLabels()) }
    let english = PrintLabels()
    // Single labels may be the same in different languages.
    #expect(words.tables.continued != english.tables.continued && words.tables.empty != english.tables.empty)
    #expect(words.report.facts.distinct != english.report.facts.distinct)
    #expect(words.report.facts.kinds.boolean != english.report.facts.kinds.boolean)
    #expect(words.report.table == words.table)
  }

  @Test("A region uses the labels of its language, and an unknown language uses English labels")
  func regions() {
    #expect(PrintLabels(language: "de-AT") == PrintLabels(language: "de"))
    #expect(PrintLabels(language: "zz") == PrintLabels())
  }

  @Test("Setting a language keeps a footer that was set explicitly")
  func footer() {
    var plan = TablePlan()
    plan.speak("de")
    #expect(plan.footer.trailing == "Seite {page} von {pages}" && plan.words.total == "Summe")
    plan.footer.trailing = "{page}"
    plan.speak("fr")
    #expect(plan.footer.trailing == "{page}" && plan.report.words.facts.name == "Colonne")
  }

  @Test("A printed scene uses the labels of its language, unless the scene sets them")
  func scenes() throws {
    func plan(_ print: String) throws -> TablePlan {
      let scene = "scene: 1\ncanvas: { size: 100x100, locale: de }\nview: { Text: A }\n"
      return try Scene(yaml: scene + print, file: "a.yaml").print.plan
    }
    let plain = try plan("")
    #expect(plain.footer.trailing == "Seite {page} von {pages}" && plain.words.total == "Summe")
    let given = try plan("print: { words: { total: Alles } }\n")
    #expect(given.words.total == "Alles" && given.words.empty == "Keine Zeilen")
  }
}
