import GalleyJSON
import GalleyMessages

/// Text as JSON inside of a page.
enum PageJSON {
  /// `text` in quotation marks, with nothing that could end the element it stands in.
  static func quoted(_ text: String) -> String {
    markup(PrintedText.text(text))
  }

  /// `markup` of one's own in quotation marks, with nothing that could end the element it stands in.
  static func markup(_ markup: String) -> String {
    var text = ""
    var isBehindBracket = false
    for scalar in JSONValue.string(markup).text.unicodeScalars {
      if isBehindBracket { text += bracket(before: scalar) }
      isBehindBracket = scalar == "<"
      if !isBehindBracket { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// A bracket before `scalar` so that it ends the element no more, and hides no end of it: `</script`, `<!--` and
  /// `<script` would. Most brackets of drawings would not, and each is five characters shorter as it is.
  private static func bracket(before scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "/": "<\\"
    case "s": "\\u003c"
    case "a"..."z": "<"
    default: "\\u003c"
    }
  }
}
