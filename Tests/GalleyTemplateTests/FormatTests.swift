import GalleyTemplate
import Testing

@Suite("Field formats in text")
struct FormatTests {
  @Test(
    "A field is printed in its own format, in the language of the canvas",
    arguments: [
      ("7", "05", "en", "00007"),
      ("-7.5", "03", "en", "-007.5"),
      ("1234567", "grouped", "en", "1,234,567"),
      ("1234567.25", "grouped", "de", "1.234.567,25"),
      ("1234", "grouped", "es", "1234"),
      ("12345", "grouped", "es", "12.345"),
      ("999.995", ".2", "en", "1000.00"),
      ("0.125", "percent", "en", "13%"),
      ("0.5", "percent", "de", "50\u{A0}%"),
      ("1234.5", "currency", "en", "$1,234.50"),
      ("-3", "EUR", "en", "-€3.00"),
      ("1234.5", "EUR", "fr", "1\u{202F}234,50\u{A0}€"),
      ("1234.5", "JPY", "en", "¥1,235"),
      ("2", "CHF", "en", "CHF\u{A0}2.00"),
      ("straße", "uppercase", "en", "STRASSE"),
      ("ÀB", "lowercase", "en", "àb"),
      ("ada", "capitalized", "en", "Ada"),
      ("many", "grouped", "en", "many"),
      ("", "05", "en", ""),
      ("0.1", ".20", "en", "?"),
    ])
  func formats(cell: String, format: String, locale: String, expected: String) throws {
    let yaml = """
      scene: 1
      canvas: { locale: \(locale) }
      data: { t: [{ v: "\(cell)" }] }
      view: { VStack: { ForEach: t, row: { Text: "{v:\(format)}" } } }
      """
    if expected == "?" {
      #expect(SceneText.errors(yaml).count == 1)
    } else {
      #expect(ShownText.texts(try SceneText.read(yaml)) == [expected])
    }
  }
}
