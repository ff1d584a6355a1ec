import GalleyTemplate
import Testing

@testable import GalleyTables

@Suite("Reading JSON data")
struct JSONTests {
  /// Returns the rows of a table, or the messages of its errors.
  private func rows(_ json: String, at pointer: String = "", file: String = "t.json") -> [[String]] {
    let at = pointer.isEmpty ? "" : ", pointer: \(pointer)"
    let yaml = "scene: 1\ndata: { t: { file: \(file)\(at) } }\nview: Spacer"
    do throws(SceneErrors) {
      let table = try SceneText.read(yaml, files: [file: json]).tables[0]
      return [table.columns.map(\.name)] + (0..<table.rowCount).map { row in table.columns.map { $0[row] } }
    } catch {
      return [error.errors.map(SceneText.line)]
    }
  }

  @Test(
    "JSON objects become rows, and their keys become columns",
    arguments: [
      (#"[{"a": 1, "b": "x"}]"#, "", [["a", "b"], ["1", "x"]]),
      (#"[{"a": 1.10}, {"b": true, "a": null}]"#, "", [["a", "b"], ["1.10", ""], ["", "true"]]),
      (#"{"items": [{"a": [1, 2]}]}"#, "/items", [["a"], ["[1, 2]"]]),
      (#"{"x": [0, {"a/b": [{"c": 1}]}]}"#, "/x/1/a~1b", [["c"], ["1"]]),
      (#"[{"é": "\u00e9\n\ud83d\ude00\/"}]"#, "", [["é"], ["é\n😀/"]]),
      (#"["x", "y"]"#, "", [["value"], ["x"], ["y"]]),
      ("[]", "", [[]]),
      (#"[{"a": 1, "a": 2}]"#, "", [["a"], ["1"]]),
    ])
  func cells(json: String, pointer: String, expected: [[String]]) {
    #expect(rows(json, at: pointer) == expected)
  }

  @Test("Each line of a JSON Lines file becomes a row")
  func lines() {
    #expect(rows("{\"a\": 1}\n{\"a\": 2}\n", file: "t.jsonl") == [["a"], ["1"], ["2"]])
  }

  @Test(
    "JSON errors state the line and column in the data file",
    arguments: [
      ("[{\"a\": 1,}]", "", "t.json:1:10 expected a key in quotes, found '}'"),
      ("[\n  {\"a\" 1}]", "", "t.json:2:8 expected ':', found '1'"),
      ("[{\"a\": 01}]", "", "t.json:1:8 this is not a number in JSON"),
      ("[{\"a\": \"\\x\"}]", "", "t.json:1:9 this escape does not exist in JSON"),
      ("[{\"a\": nul}]", "", "t.json:1:8 expected a value, found 'n'"),
      ("[] x", "", "t.json:1:4 expected the end of the file, found 'x'"),
      (
        "{\"a\": 1}", "",
        "t.json:1:1 expected a list of rows, found an object (add the position of the list, such as 'pointer: /items' in a scene "
          + "or '--pointer /items' in a command)"
      ),
      ("{\"a\": []}", "/b", "2:37 there is no value at '/b': 'b' does not exist (did you mean 'a'?)"),
    ])
  func errors(json: String, pointer: String, expected: String) {
    #expect(rows(json, at: pointer) == [[expected]])
  }

  @Test("JSON arrays may be nested 128 levels deep, but not 129")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(rows(nested(128)).count == 2)
    #expect(rows(nested(129)) == [["t.json:1:129 lists and objects are nested more than 128 levels deep"]])
    #expect(rows(String(repeating: "[", count: 100_000)).count == 1)
  }
}
