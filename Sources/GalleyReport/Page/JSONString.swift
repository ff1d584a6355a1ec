import GalleyDiagnostics
import GalleyTemplate

/// Text as JSON inside of a page.
enum JSONString {
  /// `text` in quotation marks, with nothing that could end the element it stands in.
  static func quoted(_ text: String) -> String {
    JSONValue.string(PrintedText.text(text)).text.replacing("<", with: "\\u003c")
  }
}
