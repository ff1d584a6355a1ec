import GalleyJSON
import GalleyMessages

/// JSON strings inside a page.
enum PageJSON {
  /// Returns `text` as a JSON string that cannot end the enclosing script element.
  static func quoted(_ text: String) -> String {
    markup(PrintedText.text(text))
  }

  /// Returns trusted `markup` as a JSON string that cannot end the enclosing script element.
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

  /// Returns the "<" before `scalar`, escaped only if it could start `</script`, `<!--` or `<script`. Most brackets in
  /// drawings are harmless, and each saves five characters without the escape.
  private static func bracket(before scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "/": "<\\"
    case "s": "\\u003c"
    case "a"..."z": "<"
    default: "\\u003c"
    }
  }
}
