import GalleyDiagnostics
import GalleyJSON

/// Text as JSON inside of a page.
enum PageJSON {
  /// `text` in quotation marks, with nothing that could end the element it stands in.
  static func quoted(_ text: String) -> String {
    markup(PrintedText.text(text))
  }

  /// `markup` of one's own in quotation marks, with nothing that could end the element it stands in.
  static func markup(_ markup: String) -> String {
    JSONValue.string(markup).text.replacing("<", with: "\\u003c")
  }
}
