import GalleyTemplate
import Testing

@Suite("Errors in scenes")
struct SceneErrorTests {
  @Test(
    "Each error in a scene is reported in one sentence at one location",
    arguments: [
      ("Text: A\nwidht: 3", "4:3 unknown key 'widht' in Text", nil),
      ("Text: A\nframe: { widht: 3 }", "4:12 unknown key 'widht' in frame", "did you mean 'width'?"),
      (
        "Text: A\npadding: 8px",
        "4:12 the unit 'px' is not allowed here: expected a number of points",
        "write 8: points have no unit"
      ),
      (
        "Text: A\nframe: { width: 50% }",
        "4:19 a percentage is not allowed here: expected a number of points",
        "write points, or use 'containerRelativeFrame' for a fraction of the screen"
      ),
      (
        "Text: A\nfont: { style: title, weight: bold } # a #note\nbackground: { Color: #FF0000 }",
        "5:24 the colour #FF0000 needs quotes, because # starts a comment", "write \"#FF0000\""
      ),
      (
        "Text: A\npadding: lots",
        "4:12 expected a number of points, a mapping with top, leading, bottom, trailing, horizontal, … or true or false, "
          + "found 'lots'", nil
      ),
      (
        "Image: star.fill", "3:10 there is no image file 'star.fill'",
        "for a symbol, write 'Symbol: star.fill'; for an image, write the path of a PNG or JPEG file"
      ),
      (
        "Text: A\nopacity: 140%",
        "4:12 140% is out of range: expected a number from 0 to 1 or a percentage",
        nil
      ),
      ("Color: #fff", "3:10 a colour is missing here", "a hex colour needs quotes, because # starts a comment"),
      ("Color: bleu", "3:10 'bleu' is not a colour", "did you mean 'blue'?"),
      (
        "Color: \"#12345\"",
        "3:10 '#12345' is not a colour",
        "use a name such as blue or secondary, or hex such as \"#3478F6\""
      ),
      (
        "Text: A\nframe: { width: infinity }",
        "4:19 'infinity' is not a finite number: expected a number of points",
        nil
      ),
      ("Text: A\nframe: { minWidth: 200, maxWidth: 100 }", "4:37 maxWidth 100 is less than minWidth 200", nil),
      ("Text: A\noffset: { x: .nan }", "4:16 '.nan' is not a finite number: expected a number of points", nil),
      ("Text: A\nlineLimit: 1.5", "4:14 1.5 is not a whole number: expected a number of lines", nil),
      ("Text: A\nlineLimit: 0", "4:14 0 is out of range: expected a number of lines from 1 to 1000000", nil),
      ("Txet: A", "3:3 there is no view or component 'Txet'", "did you mean 'Text'?"),
      ("vstack: [ Spacer ]", "3:3 there is no view or component 'vstack'", "did you mean 'VStack'?"),
      ("VStack: []", "3:11 the list of views is empty", "add one, or leave out the key"),
      ("VStack:", "3:3 VStack needs a view or a list of views", nil),
      ("Spacer: 3", "3:11 'Spacer' takes no content", "write 'Spacer' alone, or 'Spacer:' without a value"),
      (
        "Text: \"{title}\"",
        "3:11 '{title}' is not inside a row",
        "fields come from the rows of a ForEach or the arguments of a component; for a literal brace, write {{"
      ),
      (
        "Text: \"{title\"",
        "3:9 the braces in '{title' are not balanced",
        "write a field as {name}; for literal braces, write {{ or }}"
      ),
      ("Text: A\nbold: yes", "4:9 expected true or false, found 'yes'", nil),
      ("Text: A\nfont: boddy", "4:9 'boddy' is not a text style", "did you mean 'body'?"),
      ("RoundedRectangle: blue", "3:3 RoundedRectangle needs 'cornerRadius'", nil),
      ("Text: A\nclipShape: { Text: B }", "4:14 expected a shape such as Circle, found Text", nil),
      (
        "HStack: [ Spacer ]\nalignment: leading",
        "4:14 'leading' is not a vertical alignment",
        "known: top, center, bottom, firstTextBaseline, lastTextBaseline"
      ),
      (
        "padding: 4",
        "3:3 this mapping contains no view, only 'padding'",
        "a view's name starts with a capital letter, such as Text"
      ),
      (
        "Text: A\nImage: b.png",
        "4:3 'Text' and 'Image' are both views, but only one is allowed here",
        "put them into a list, each after a separate dash"
      ),
      ("Text: {title}", "3:9 a field needs quotes here", "write \"{title}\""),
      (
        "Text: A\nclipShape: {}", "4:14 this mapping contains no view",
        "a view's name starts with a capital letter, such as Text"
      ),
      (
        "Text: A\nopacity: 1/3",
        "4:12 the unit '/3' is not allowed here: expected a number from 0 to 1 or a percentage",
        "write a bare number, such as 1"
      ),
      ("ForEach: rows\nrow: Spacer", "3:12 there is no table 'rows'", "tables are named under 'data:'"),
    ])
  func viewMistakes(view: String, fact: String, help: String?) {
    #expect(SceneText.errors(view: view) == [fact + (help.map { " (\($0))" } ?? "")])
  }

  @Test("Errors inside a view whose name is misspelled are reported in the same run")
  func mistakesInsideUnknownView() {
    #expect(
      SceneText.errors(view: "ScrolView:\n  Text: A\n  widht: 3") == [
        "3:3 there is no view or component 'ScrolView' (did you mean 'ScrollView'?)", "5:5 unknown key 'widht' in Text",
      ])
  }

  @Test("Errors in outputs are reported together with errors in views")
  func mistakesBesideTheView() {
    let scene = """
      scene: 1
      view: { Txet: A }
      output: [ { png: "{scne}.png" } ]
      """
    #expect(
      SceneText.errors(scene) == [
        "2:9 there is no view or component 'Txet' (did you mean 'Text'?)",
        "3:18 paths have no '{scne}' (did you mean 'scene'?)",
      ])
  }

  @Test("Empty braces are accepted for a shape without content, by the decoder and the schema")
  func emptyBraces() {
    #expect(SceneText.errors(view: "Text: A\nclipShape: { Capsule: {} }").isEmpty)
  }
}
