extension EverydayEdit {
  /// Edits of long lists, their headers, and sheets over them.
  static let lists: [EverydayEdit] = headers + windows + shared + sheets + veiled + cards

  private static let headers: [EverydayEdit] = [
    EverydayEdit(
      "header rests higher", .headed, ["resting: 80": "resting: 120"],
      expected: "resting height of the header 'top' is 120 pt instead of 80"),
    EverydayEdit(
      "header removed", .headed,
      ["  scrollHeader: { name: top, resting: 80, minimum: 40, view: { Color: \"#5856D6\" } }\n": ""],
      expected: "'list' has no header 'top' any more"),
  ]

  private static let windows: [EverydayEdit] = [
    EverydayEdit(
      "the row that the state scrolls to changed places with another", .headed,
      [
        "    - { id: n10, name: Line 10 }\n": "    - { id: n13, name: Line 13 }\n",
        "    - { id: n12, name: Line 12 }\n    - { id: n13, name: Line 13 }\n":
          "    - { id: n12, name: Line 12 }\n    - { id: n10, name: Line 10 }\n",
      ],
      expected: "row 10 \"Line 13\" and row 13 \"Line 10\" changed places",
      "'list' is scrolled to 0, 560 instead of 0, 440"),
    EverydayEdit(
      "a row above removed, where the window goes along", .headed, ["    - { id: n03, name: Line 03 }\n": ""],
      expected: "'list' has 39 rows instead of 40: 1 above its visible area is gone"),
    EverydayEdit(
      "rows in sight exchanged for others", .long,
      [
        "    - { id: n12, name: Line 12 }\n": "    - { id: n32, name: Line 32 }\n",
        "    - { id: n13, name: Line 13 }\n": "    - { id: n33, name: Line 33 }\n",
        "    - { id: n15, name: Line 15 }\n": "    - { id: n35, name: Line 35 }\n",
      ],
      expected:
        "'list' has different rows or another order: in its visible area, 3 are gone and 3 are new"),
    EverydayEdit(
      "a row removed and one at the end added", .long,
      [
        "    - { id: n12, name: Line 12 }\n": "",
        "    - { id: n39, name: Line 39 }\n":
          "    - { id: n39, name: Line 39 }\n    - { id: n40, name: Line 40 }\n",
      ],
      expected: "row 12 \"Line 12\" is gone; the content that follows moved by −40 pt",
      "'list' still has 40 rows: 1 below its visible area is new"),
    EverydayEdit(
      "content margins", .long, ["  id: list": "  id: list\n  contentMargins: 20"],
      expected: "content margins of 'list' are 20 pt instead of 0"),
  ]

  private static let shared: [EverydayEdit] = [
    EverydayEdit(
      "scrollers that share an offset", .chips, ["x: 10": "x: 30"],
      expected: "'chips' is scrolled to 30, 0 instead of 10, 0"),
    EverydayEdit(
      "background inside of the padding", .chips,
      ["padding: 6, background: \"#FFCC00\"": "background: \"#FFCC00\", padding: 6"],
      expected: "the backgrounds of row 0 \"AAA\" and 3 more are inside the padding now"),
    EverydayEdit(
      "background of another colour in rows", .chips, ["#FFCC00": "#FF9500"],
      expected: "the backgrounds of row 0 \"AAA\" and 3 more are #FF9500 instead of #FFCC00"),
    EverydayEdit(
      "overlay at the top", .chips, ["alignment: bottomTrailing": "alignment: topTrailing"],
      expected: "alignment of the overlay \"DRAFT\" of 'list' is top trailing instead of bottom trailing"),
    EverydayEdit(
      "clipped", .chips, ["Text: \"{name}\"": "Text: \"{name}\", clipped: true"],
      expected: "row 0 \"Ash\" and 3 more are clipped now"),
  ]

  /// Shadows and round corners drawn above scrolled rows are not reported as changes of the rows.
  private static let veiled: [EverydayEdit] = [
    EverydayEdit(
      "scrolled below a shadow and round corners", .floating, ["offset: 400": "offset: 440"],
      expected: "'list' is scrolled to 0, 440 instead of 0, 400"),
    EverydayEdit(
      "a row removed below a shadow and round corners", .floating, ["    - { id: n12, name: Line 12 }\n": ""],
      expected: "row 12 \"Line 12\" is gone; the content that follows moved by −40 pt"),
    EverydayEdit(
      "scrolled below a sheet's shadow", .sheeted, ["offset: 400": "offset: 440"],
      expected: "'list' is scrolled to 0, 440 instead of 0, 400"),
    EverydayEdit(
      "a row removed below a sheet's shadow", .sheeted, ["    - { id: n12, name: Line 12 }\n": ""],
      expected: "row 12 \"Line 12\" is gone; the content that follows moved by −40 pt"),
    EverydayEdit(
      "a bar with a shadow at the other end", .floating, ["alignment: bottom": "alignment: top"],
      expected: "alignment of the overlay of ScrollView is top instead of bottom"),
    EverydayEdit(
      "a label over other rows", .chips,
      ["{ Text: DRAFT, alignment: bottomTrailing": "{ Text: DRAFT, alignment: topLeading"],
      expected: "alignment of the overlay \"DRAFT\" of 'list' is top leading instead of bottom trailing"),
  ]

  private static let cards: [EverydayEdit] = [
    EverydayEdit(
      "first row of a card removed", .letter, ["        - { Text: Inbox, id: inbox }\n": ""],
      expected: "'inbox' is gone; the content that follows moved by −44 pt"),
    EverydayEdit(
      "rows at a card's ends swapped", .letter,
      [
        "        - { Text: Inbox, id: inbox }\n        - { Text: Drafts, id: drafts }\n":
          "        - { Text: Drafts, id: drafts }\n        - { Text: Inbox, id: inbox }\n"
      ],
      expected: "'drafts' and 'inbox' changed places"),
  ]

  private static let sheets: [EverydayEdit] = [
    EverydayEdit(
      "sheet over a list put away", .letter, ["isPresented: true": "isPresented: false"],
      expected: "the sheet 'info' is no longer shown"),
    EverydayEdit(
      "footer removed behind a sheet", .letter, ["      footer: { Text: As of today }\n": ""],
      expected: "footer \"As of today\" in 'mail' is gone"),
    EverydayEdit(
      "last row removed behind a sheet", .letter, ["        - { Text: Drafts, id: drafts }\n": ""],
      expected: "'drafts' is gone; the content that follows moved by −44 pt"),
    EverydayEdit(
      "last row of a list removed", .mail, ["        - { Text: Bills, id: bills }\n": ""], expected: "'bills' is gone"),
    EverydayEdit(
      "row selected", .letter, ["  id: mail": "  id: mail\n  selection: [ inbox ]"],
      expected: "'inbox' is selected now"),
    EverydayEdit(
      "list of another style", .letter, ["  id: mail": "  id: mail\n  listStyle: plain"],
      expected: "list style of 'mail' is plain instead of inset grouped"),
  ]
}
