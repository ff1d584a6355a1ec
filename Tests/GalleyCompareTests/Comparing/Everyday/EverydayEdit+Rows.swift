extension EverydayEdit {
  /// Rows that are inserted, removed, moved or changed.
  static let rows: [EverydayEdit] = [
    EverydayEdit(
      "row inserted in the middle", .shop,
      ["    - { id: dates,": "    - { id: corn, name: Corn, note: yellow, price: 1, code: X9 }\n    - { id: dates,"],
      expected: "row 3 \"X9\" is new; the content that follows moved by +56.5 pt"),
    EverydayEdit(
      "row removed at the top", .shop,
      ["    - { id: apples, name: Apples, note: from the garden, price: 2.5, code: A1 }\n": ""],
      expected: "row 0 \"A1\" is gone; the content that follows moved by −56.5 pt"),
    EverydayEdit(
      "rows swapped", .shop,
      [
        "    - { id: bread, name: Bread, note: baked today, price: 3.2, code: B22 }\n    - { id: cheese, name: Cheese, note: from the Alps, price: 7, code: C3 }\n":
          "    - { id: cheese, name: Cheese, note: from the Alps, price: 7, code: C3 }\n    - { id: bread, name: Bread, note: baked today, price: 3.2, code: B22 }\n"
      ],
      expected: "row 1 \"C3\" and row 2 \"B22\" changed places"),
    EverydayEdit(
      "row moved to the top", .shop,
      [
        "    - { id: figs, name: Figs, note: dried, price: 5, code: F66 }\n": "",
        "    - { id: apples": "    - { id: figs, name: Figs, note: dried, price: 5, code: F66 }\n    - { id: apples",
      ],
      expected: "row 0 \"F66\" is at position 0 instead of 5"),
    EverydayEdit(
      "row above the window removed", .long, ["    - { id: n03, name: Line 03 }\n": ""],
      expected:
        "'list' has 39 rows instead of 40: 1 above its visible area is gone; the content that follows moved by −40 pt"),
    EverydayEdit(
      "row inserted at the end", .shop,
      ["view:\n  VStack": "    - { id: grapes, name: Grapes, note: seedless, price: 2, code: G7 }\nview:\n  VStack"],
      expected: "row 6 \"G7\" is new"),
    EverydayEdit(
      "row removed at the end", .shop, ["    - { id: figs, name: Figs, note: dried, price: 5, code: F66 }\n": ""],
      expected: "row 5 \"F66\" is gone"),
    EverydayEdit(
      "row inserted above the window", .long,
      ["    - { id: n02,": "    - { id: nxx, name: Line xx }\n    - { id: n02,"],
      expected:
        "'list' has 41 rows instead of 40: 1 above its visible area is new; the content that follows moved by +40 pt"),
    EverydayEdit(
      "sort order reversed", .shop,
      [
        "    - { id: apples, name: Apples, note: from the garden, price: 2.5, code: A1 }\n    - { id: bread, name: Bread, note: baked today, price: 3.2, code: B22 }\n    - { id: cheese, name: Cheese, note: from the Alps, price: 7, code: C3 }\n    - { id: dates, name: Dates, note: very sweet, price: 4.1, code: D44 }\n    - { id: eggs, name: Eggs, note: a dozen, price: 3.9, code: E5 }\n    - { id: figs, name: Figs, note: dried, price: 5, code: F66 }":
          "    - { id: figs, name: Figs, note: dried, price: 5, code: F66 }\n    - { id: eggs, name: Eggs, note: a dozen, price: 3.9, code: E5 }\n    - { id: dates, name: Dates, note: very sweet, price: 4.1, code: D44 }\n    - { id: cheese, name: Cheese, note: from the Alps, price: 7, code: C3 }\n    - { id: bread, name: Bread, note: baked today, price: 3.2, code: B22 }\n    - { id: apples, name: Apples, note: from the garden, price: 2.5, code: A1 }"
      ],
      expected: "the 6 rows of 'list' are in reverse order"),
    EverydayEdit(
      "three rows above the window removed", .long,
      ["    - { id: n03, name: Line 03 }\n    - { id: n04, name: Line 04 }\n    - { id: n05, name: Line 05 }\n": ""],
      expected:
        "'list' has 37 rows instead of 40: 3 above its visible area are gone; the content that follows moved by −120 pt"
    ),
    EverydayEdit(
      "row below the window removed", .long, ["    - { id: n35, name: Line 35 }\n": ""],
      expected: "'list' has 39 rows instead of 40: 1 below its visible area is gone"),
    EverydayEdit(
      "section added", .sections,
      [
        "    - { kind: Nuts }\n": "    - { kind: Nuts }\n    - { kind: Roots }\n",
        "    - { kind: Nuts, name: Almond }": "    - { kind: Roots, name: Carrot }\n    - { kind: Nuts, name: Almond }",
      ],
      expected: "row 3 \"Roots\" is new"),
    EverydayEdit(
      "two rows swapped far", .shop,
      [
        "    - { id: apples, name: Apples, note: from the garden, price: 2.5, code: A1 }\n":
          "    - { id: figs, name: Figs, note: dried, price: 5, code: F66 }\n",
        "    - { id: figs, name: Figs, note: dried, price: 5, code: F66 }\nview":
          "    - { id: apples, name: Apples, note: from the garden, price: 2.5, code: A1 }\nview",
      ],
      expected: "row 0 \"F66\" and row 5 \"A1\" changed places"),
    EverydayEdit(
      "section removed", .sections, ["    - { kind: Herbs }\n": ""],
      expected: "row 1 \"Herbs\" is gone; the content that follows moved by −100 pt"),
    EverydayEdit(
      "section row moved to other", .sections, ["{ kind: Fruit, name: Pear }": "{ kind: Herbs, name: Pear }"],
      expected: "row 1 \"Pear\" is gone", "row 0 \"Pear\" is new"),
    EverydayEdit(
      "row of a list added", .mail,
      [
        "        - { Text: Sent, id: sent }\n":
          "        - { Text: Sent, id: sent }\n        - { Text: Trash, id: trash }\n"
      ],
      expected: "'trash' is new; the content that follows moved by +44 pt"),
    EverydayEdit(
      "list sections swapped", .mail,
      [
        "    - Section:\n        - { Text: Travel, id: travel }\n        - { Text: Bills, id: bills }\n      header: { Text: Folders }\n":
          "",
        "  List:\n":
          "  List:\n    - Section:\n        - { Text: Travel, id: travel }\n        - { Text: Bills, id: bills }\n      header: { Text: Folders }\n",
      ],
      expected: "header \"FOLDERS\" in 'mail' and 2 more are 4 positions earlier"),
    EverydayEdit(
      "grid cell removed", .wall, ["    - { id: b, name: Birch }\n": ""],
      expected: "row 1 \"Birch\" is gone"),
    EverydayEdit(
      "grid cells swapped", .wall,
      [
        "    - { id: b, name: Birch }\n    - { id: c, name: Cedar }\n":
          "    - { id: c, name: Cedar }\n    - { id: b, name: Birch }\n"
      ],
      expected: "row 1 \"Cedar\" and row 2 \"Birch\" changed places"),
    EverydayEdit(
      "one row moved to the top of three", .shop,
      [
        "    - { id: apples, name: Apples, note: from the garden, price: 2.5, code: A1 }\n    - { id: bread, name: Bread, note: baked today, price: 3.2, code: B22 }\n    - { id: cheese, name: Cheese, note: from the Alps, price: 7, code: C3 }\n":
          "    - { id: cheese, name: Cheese, note: from the Alps, price: 7, code: C3 }\n    - { id: apples, name: Apples, note: from the garden, price: 2.5, code: A1 }\n    - { id: bread, name: Bread, note: baked today, price: 3.2, code: B22 }\n"
      ],
      expected: "row 0 \"C3\" is at position 0 instead of 2"),
  ]
}
