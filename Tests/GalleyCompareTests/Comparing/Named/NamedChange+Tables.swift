extension NamedChange {
  /// Changes of table and grid columns.
  static let tables: [NamedChange] = [
    NamedChange(
      "column width", scene1,
      ["width: 90": "width: 130"], expected: "the column \"Count\" is 130 pt wide instead of 90"),
    NamedChange(
      "column gone", scene1,
      [", { Text: \"{d}\" } ]": " ]", ", { title: Delay } ]": " ]"], expected: "the column \"Delay\" is gone"),
    NamedChange(
      "middle column gone", scene1,
      [", { Text: \"{a}\" }": "", ", { title: Count, width: 90 }": ""], expected: "the column \"Count\" is gone"),
    NamedChange(
      "column alignment", scene1,
      ["width: 90": "width: 90, alignment: trailing"],
      expected: "the alignment of the column \"Count\" is trailing instead of leading"),
    NamedChange(
      "column order", scene1,
      [
        "{ Text: \"{a}\" }, { Text: \"{d}\" }": "{ Text: \"{d}\" }, { Text: \"{a}\" }",
        "{ title: Count, width: 90 }, { title: Delay }": "{ title: Delay }, { title: Count, width: 90 }",
      ], expected: "the column \"Delay\" and the column \"Count\" changed places"),
    NamedChange(
      "column renamed", scene1,
      ["title: Delay": "title: Wait"], expected: "\"Delay\" became \"Wait\""),
    NamedChange(
      "cell and column", scene1,
      ["width: 90": "width: 130", "d: \"3.1\"": "d: \"3.2\""],
      expected: "the column \"Count\" is 130 pt wide instead of 90", "row 1: \"3.1\" became \"3.2\""),
    NamedChange(
      "grid adaptive",
      scene(
        "  ScrollView:\n    LazyVGrid:\n      ForEach: rows\n      row: { Text: \"{n}\", frame: { height: 60 } }\n    columns: { adaptive: 140 }\n",
        head:
          "data: { rows: [ { n: A }, { n: B }, { n: C }, { n: D }, { n: E }, { n: F }, { n: G }, { n: H }, { n: I }, { n: J } ] }\n"
      ),
      ["adaptive: 140": "adaptive: 90"], expected: "the grid has 3 columns instead of 2"),
    NamedChange(
      "grid count",
      scene(
        "  ScrollView:\n    LazyVGrid:\n      ForEach: rows\n      row: { Text: \"{n}\", frame: { height: 60 } }\n    columns: 2\n",
        head:
          "data: { rows: [ { n: A }, { n: B }, { n: C }, { n: D }, { n: E }, { n: F }, { n: G }, { n: H }, { n: I }, { n: J } ] }\n"
      ),
      ["columns: 2": "columns: 3"], expected: "the grid has 3 columns instead of 2"),
    NamedChange(
      "column new",
      scene(
        "  Table:\n    ForEach: rows\n    row: { TableRow: [ { Text: \"{n}\" }, { Text: \"{a}\" } ] }\n  columns: [ { title: Name }, { title: Count, width: 90 } ]\n",
        canvas: "{ width: 800, height: 260, scale: 1 }",
        head:
          "data: { rows: [ { n: Ash, a: \"1\", d: \"2.4\" }, { n: Elm, a: \"20\", d: \"3.1\" }, { n: Fir, a: \"300\", d: \"4.6\" } ] }\n"
      ),
      [
        ", { Text: \"{a}\" } ]": ", { Text: \"{a}\" }, { Text: \"{d}\" } ]",
        "width: 90 } ]": "width: 90 }, { title: Delay } ]",
      ], expected: "the column \"Delay\" is new"),
    NamedChange(
      "two columns wider", scene1,
      ["title: Name": "title: Name, width: 200", "width: 90": "width: 130"],
      expected: "the column \"Name\" is 200 pt wide instead of as wide as possible",
      "the column \"Count\" is 130 pt wide instead of 90"),
    NamedChange(
      "static grid column gone",
      scene(
        "  Grid:\n    - { GridRow: [ { Text: A }, { Text: \"1\" }, { Text: x } ] }\n    - { GridRow: [ { Text: B }, { Text: \"2\" }, { Text: y } ] }\n    - { GridRow: [ { Text: C }, { Text: \"3\" }, { Text: z } ] }\n  id: m\n"
      ),
      [", { Text: x }": "", ", { Text: y }": "", ", { Text: z }": ""], expected: "'m' has 2 columns instead of 3"),
  ]

  private static let scene1 = scene(
    """
    Table:
      ForEach: rows
      row: { TableRow: [ { Text: "{n}" }, { Text: "{a}" }, { Text: "{d}" } ] }
    columns: [ { title: Name }, { title: Count, width: 90 }, { title: Delay } ]
    """, canvas: "{ width: 800, height: 260, scale: 1 }",
    head:
      "data: { rows: [ { n: Ash, a: \"1\", d: \"2.4\" }, { n: Elm, a: \"20\", d: \"3.1\" }, { n: Fir, a: \"300\", d: \"4.6\" } ] }\n"
  )
}
