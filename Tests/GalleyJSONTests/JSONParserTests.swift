import GalleyJSON
import Testing

@Suite("Parsing JSON")
struct JSONParserTests {
  private func value(_ text: String) -> JSONValue? { try? JSONParser.value(Array(text.utf8)) }

  @Test("JSON values that were written are read back unchanged")
  func roundTrip() {
    let value: JSONValue = [
      "a": [1, -2.5, 1e20, true, false, .null], "b": ["": "line\n\"quoted\" \\ \u{1} é 😀"], "c": [], "d": [:],
    ]
    #expect(self.value(value.text) == value)
    #expect(self.value(" [ ] ") == [])
  }

  @Test("Escapes and surrogate pairs in JSON are decoded, and half a pair is replaced")
  func escapes() {
    #expect(value(#""\u0041\n\/\ud83d\ude00""#) == "A\n/😀")
    #expect(value(#""\ud83d!""#) == "\u{FFFD}!")
  }

  @Test(
    "Invalid JSON is reported with the offset of the error",
    arguments: [
      ("", 0), ("[1,]", 3), ("{\"a\" 1}", 5), ("[1 2]", 3), ("nul", 0), ("\"ab", 3), ("\"\u{1}\"", 2), ("1e999", 0),
      ("[] x", 3), ("{1: 2}", 1), ("\"\\x\"", 2), ("\"\\u12\"", 2), ("\"\\", 2),
    ])
  func errors(text: String, offset: Int) {
    let error = #expect(throws: JSONParser.Failure.self) { try JSONParser.value(Array(text.utf8)) }
    #expect(error?.offset == offset)
  }

  @Test("JSON nested a thousand levels deep can be read, deeper nesting is rejected")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(value(nested(1000)) != nil)
    #expect(value(nested(1001)) == nil)
  }

  @Test("Writing JSON objects one per line preserves the value and adds no other white space")
  func lines() {
    let value: JSONValue = ["views": [["id": "a", "at": [1, 2]], ["id": "b"]], "none": [], "text": "a, b"]
    let text = value.lines
    #expect(
      text == """
        {"views":[
        {"id":"a","at":[1,2]},
        {"id":"b"}],"none":[],"text":"a, b"}
        """)
    #expect(self.value(text) == value)
  }
}
