extension EverydayEdit {
  /// Edits of strings and of their styles.
  static let texts: [EverydayEdit] = [
    EverydayEdit(
      "text changed", .card, ["Text: Read more": "Text: Read the story"],
      expected: "'more': \"Read more\" became \"Read the story\""),
    EverydayEdit(
      "typo mended", .card, ["Mathematician": "Mathematican"],
      expected: "'role': \"Mathematician\" became \"Mathematican\""),
    EverydayEdit(
      "font style", .card, ["Text: Published in 1843, font: footnote": "Text: Published in 1843, font: caption2"],
      expected: "'foot' is caption2 instead of footnote"),
    EverydayEdit(
      "weight in every row", .shop,
      ["Text: \"{name}\", font: headline": "Text: \"{name}\", font: headline, fontWeight: regular"],
      expected: "row 0 \"Apples\" and 5 more are no longer semibold"),
    EverydayEdit(
      "tracking in every row", .shop,
      ["Text: \"{name}\", font: headline": "Text: \"{name}\", font: headline, tracking: 2"],
      expected: "tracking of row 0 \"Apples\" and 5 more is 2 pt instead of 0"),
    EverydayEdit(
      "line limit", .card, ["what it could be.\", id: story": "what it could be.\", lineLimit: 1, id: story"],
      expected: "line limit of 'story' is 1 instead of none"),
    EverydayEdit(
      "line spacing", .card, ["what it could be.\", id: story": "what it could be.\", lineSpacing: 6, id: story"],
      expected: "line spacing of 'story' is 6 pt instead of 0"),
    EverydayEdit(
      "section renamed", .sections,
      [
        "{ kind: Herbs }": "{ kind: Spices }", "{ kind: Herbs, name: Basil }": "{ kind: Spices, name: Basil }",
        "{ kind: Herbs, name: Mint }": "{ kind: Spices, name: Mint }",
      ],
      expected: "row 1: \"Herbs\" became \"Spices\""),
    EverydayEdit(
      "column wider because of one row", .shop, ["code: D44": "code: D44-EXTRA"],
      expected: "row 3: \"D44\" became \"D44-EXTRA\"",
      "column 'codes' is 73 pt wide instead of 26: row 3 \"D44-EXTRA\" is the widest with 73"),
    EverydayEdit(
      "every row stacks", .tags, ["note: concise": "note: a note that is far too long for one line of it"],
      expected:
        "every row is stacked instead of side by side, because \"Three · a note that is far too long for…\" needs 365 pt but only 300 pt are available"
    ),
    EverydayEdit(
      "font size", .card, ["Text: Ada Lovelace, font: headline": "Text: Ada Lovelace, font: { size: 24 }"],
      expected: "'name' is 24 pt instead of 17 and no longer semibold"),
    EverydayEdit(
      "font design", .card,
      ["Text: Read more, font: body": "Text: Read more, font: { style: body, design: monospaced }"],
      expected: "'more' is set in DejaVu Sans Mono instead of Inter"),
    EverydayEdit(
      "tracking of one text", .card, ["Text: Read more, font: body": "Text: Read more, tracking: 1.5, font: body"],
      expected: "tracking of 'more' is 1.5 pt instead of 0"),
    EverydayEdit(
      "truncation mode", .card,
      ["what it could be.\", id: story": "what it could be.\", lineLimit: 1, truncationMode: middle, id: story"],
      expected: "line limit of 'story' is 1 instead of none", "truncation mode of 'story' is middle instead of tail"),
    EverydayEdit(
      "text narrower, breaks otherwise", .card,
      ["what it could be.\", id: story": "what it could be.\", frame: { width: 200, alignment: leading }, id: story"],
      expected: "'story' has a frame of width 200 now"),
    EverydayEdit(
      "badge number", .card, ["Text: \"3\"": "Text: \"12\""],
      expected: "'badge': \"3\" became \"12\""),
    EverydayEdit(
      "number format", .shop, ["{price:.2}": "{price:.1}"],
      expected: "row 0: \"2.50\" became \"2.5\"; the same text of 5 more rows changed"),
    EverydayEdit(
      "text of a cut row", .shop,
      ["note: baked today": "note: baked this very morning in the stone oven of the village baker"],
      expected: "row 1: \"baked today\" became \"baked this very morning in the stone ov…\""),
    EverydayEdit(
      "a text that fills the width", .card,
      [
        "Text: Read more, font: body, foregroundStyle: \"#007AFF\"":
          "Text: Read more, font: body, foregroundStyle: \"#007AFF\", frame: { maxWidth: infinity, alignment: center }"
      ],
      expected: "'more' has a frame of max width infinity now"),
    EverydayEdit(
      "text in a sheet", .sheet, ["Text: Details": "Text: More details"],
      expected: "'details': \"Details\" became \"More details\""),
    EverydayEdit(
      "badge of a list row", .mail, ["badge: \"3\"": "badge: \"12\""],
      expected: "'inbox': \"3\" became \"12\""),
    EverydayEdit(
      "badge added", .mail, ["{ Text: Drafts, id: drafts }": "{ Text: Drafts, badge: \"1\", id: drafts }"],
      expected: "Text \"1\" in 'drafts' is new"),
    EverydayEdit(
      "header of a section renamed", .mail, ["Text: Folders": "Text: My folders"],
      expected: "'mail': \"FOLDERS\" became \"MY FOLDERS\""),
    EverydayEdit(
      "underlined", .layers,
      ["    - { Text: Under the pile, id: caption }": "    - { Text: Under the pile, id: caption, underline: true }"],
      expected: "'caption' is underlined now"),
    EverydayEdit(
      "strikethrough", .card, ["Text: Read more, font: body": "Text: Read more, strikethrough: true, font: body"],
      expected: "'more' is struck through now"),
    EverydayEdit(
      "digits of one width", .shop, ["{price:.2}\"": "{price:.2}\", monospacedDigit: true"],
      expected: "monospaced digit of row 0 \"2.50\" and 5 more is true instead of false"),
    EverydayEdit(
      "layout priority", .card,
      ["Text: Ada Lovelace, font: headline": "Text: Ada Lovelace, layoutPriority: 1, font: headline"],
      expected: "'name' has a layoutPriority of 1 now"),
    EverydayEdit(
      "text that may shrink", .card,
      ["Text: Ada Lovelace, font: headline": "Text: Ada Lovelace, minimumScaleFactor: 0.5, font: headline"],
      expected: "minimum scale factor of 'name' is 50 % instead of 100 %"),
    EverydayEdit(
      "title longer in row wraps", .shop, ["name: Cheese": "name: Cheese from the high mountain pastures of the Alps"],
      expected: "row 2: \"Cheese\" became \"Cheese from the high mountain pastures …\""),
  ]
}
