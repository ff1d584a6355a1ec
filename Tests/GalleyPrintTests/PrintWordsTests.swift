import GalleySceneWords
import GalleyTemplate
import Testing

@testable import GalleyTables

@Suite("Words of pages in languages")
struct PrintWordsTests {
  @Test("Every language but English has words of its own for everything", arguments: PrintWords.languages)
  func complete(_ language: String) {
    let words = PrintWords(language: language)
    for text in [words.page] {
      #expect(text.contains("{page}") && text.contains("{pages}"))
    }
    #expect(words.tables.rows.contains("{n}"))
    guard language != "en" else { return #expect(words == PrintWords()) }
    let english = PrintWords()
    // Of one word, several languages have the same.
    #expect(words.tables.continued != english.tables.continued && words.tables.empty != english.tables.empty)
    #expect(words.report.facts.distinct != english.report.facts.distinct)
    #expect(words.report.facts.kinds.boolean != english.report.facts.kinds.boolean)
    #expect(words.report.table == words.table)
  }

  @Test("A region has the words of its language, and an unknown language those of English")
  func regions() {
    #expect(PrintWords(language: "de-AT") == PrintWords(language: "de"))
    #expect(PrintWords(language: "zz") == PrintWords())
  }

  @Test("A plan that speaks a language keeps a line at the foot of its own")
  func footer() {
    var plan = TablePlan()
    plan.speak("de")
    #expect(plan.footer.trailing == "Seite {page} von {pages}" && plan.words.total == "Summe")
    plan.footer.trailing = "{page}"
    plan.speak("fr")
    #expect(plan.footer.trailing == "{page}" && plan.report.words.facts.name == "Colonne")
  }

  @Test("A printed scene speaks its own language, but for the words that it gives")
  func scenes() throws {
    func plan(_ print: String) throws -> TablePlan {
      let scene = "scene: 1\ncanvas: { size: 100x100, locale: de }\nview: { Text: A }\n"
      return try Scene(yaml: scene + print, file: "a.yaml").print.plan
    }
    let plain = try plan("")
    #expect(plain.footer.trailing == "Seite {page} von {pages}" && plain.words.total == "Summe")
    let told = try plan("print: { words: { total: Alles } }\n")
    #expect(told.words.total == "Alles" && told.words.empty == "Keine Zeilen")
  }
}
