extension EverydayEdit {
  /// Several edits in one image. Each is reported once.
  static let severalAtOnce: [EverydayEdit] = [
    EverydayEdit(
      "two rows removed", .shop,
      [
        "    - { id: bread, name: Bread, note: baked today, price: 3.2, code: B22 }\n": "",
        "    - { id: eggs, name: Eggs, note: a dozen, price: 3.9, code: E5 }\n": "",
      ],
      expected: "row 1 \"B22\" is gone; the content that follows moved by −56.5 pt",
      "row 4 \"E5\" is gone; the content that follows moved by −56.5 pt"),
    EverydayEdit(
      "colour used in two places", .card,
      ["foregroundStyle: \"#007AFF\"": "foregroundStyle: \"#3366FF\"", "Color: \"#3366CC\"": "Color: \"#3366FF\""],
      expected: "'photo' is #3366FF instead of #3366CC", "'more' is #3366FF instead of #007AFF"),
    EverydayEdit(
      "rows swapped and one of them mistyped", .shop,
      [
        "    - { id: bread, name: Bread, note: baked today, price: 3.2, code: B22 }\n    - { id: cheese, name: Cheese, note: from the Alps, price: 7, code: C3 }\n":
          "    - { id: cheese, name: Cheeze, note: from the Alps, price: 7, code: C3 }\n    - { id: bread, name: Bread, note: baked today, price: 3.2, code: B22 }\n"
      ],
      expected: "row 1 \"C3\" and row 2 \"B22\" changed places", "row 1: \"Cheese\" became \"Cheeze\""),
    EverydayEdit(
      "a row removed and another moved to the top", .shop,
      [
        "    - { id: apples, name: Apples, note: from the garden, price: 2.5, code: A1 }\n": "",
        "    - { id: eggs, name: Eggs, note: a dozen, price: 3.9, code: E5 }\n": "",
        "    - { id: bread,": "    - { id: eggs, name: Eggs, note: a dozen, price: 3.9, code: E5 }\n    - { id: bread,",
      ],
      expected: "row 0 \"A1\" is gone", "row 0 \"E5\" is at position 0 instead of 3"),
    EverydayEdit(
      "font and words of a text", .card, ["Text: Ada Lovelace, font: headline": "Text: Ada Lovelac, font: title"],
      expected: "'name': \"Ada Lovelace\" became \"Ada Lovelac\"", "'name' is title instead of headline"),
    EverydayEdit(
      "spacing, and a typo elsewhere", .card,
      ["  alignment: leading\n  spacing: 8": "  alignment: leading\n  spacing: 14", "Read more": "Read mroe"],
      expected: "spacing of 'card' is 14 pt instead of 8", "'more': \"Read more\" became \"Read mroe\""),
    EverydayEdit(
      "scrolled, and a typo in sight", .long, ["offset: 400": "offset: 440", "Line 14": "Lime 14"],
      expected: "row 14: \"Line 14\" became \"Lime 14\"", "'list' is scrolled to 0, 440 instead of 0, 400"),
    EverydayEdit(
      "scrolled, and a row above the window removed", .long,
      ["offset: 400": "offset: 460", "    - { id: n03, name: Line 03 }\n": ""],
      expected:
        "'list' has 39 rows instead of 40: 1 above its visible area is gone; the content that follows moved by −40 pt",
      "'list' is scrolled to 0, 460 instead of 0, 400"),
    EverydayEdit(
      "a narrow frame and a long word", .card,
      [
        "id: story": "frame: { width: 100 }, id: story",
        "that was never built": "that was Donaudampfschiffahrtsgesellschaft built",
      ],
      expected: "'story' has a frame of width 100 now",
      "'story': \"…ne that was never built and saw what it…\" became \"…ne that was Donaudampfschiffahrtsgesell…\""),
    EverydayEdit(
      "italic and another colour", .card,
      ["Text: Read more, font: body": "Text: Read more, italic: true, font: body", "#007AFF": "#FF00AA"],
      expected: "'more' is italic now and #FF00AA instead of #007AFF"),
  ]
}
