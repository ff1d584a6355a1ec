import GalleyJSON
import GalleyMessages

enum PageJSON {
  /// Returns a JSON string that cannot end the enclosing script element.
  static func quoted(_ text: String) -> String {
    markup(PrintedText.text(text))
  }

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

  /// Escapes "<" only if it could start `</script`, `<!--` or `<script`, which saves five characters for each other
  /// bracket.
  private static func bracket(before scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "/": "<\\"
    case "s": "\\u003c"
    case "a"..."z": "<"
    default: "\\u003c"
    }
  }
}
