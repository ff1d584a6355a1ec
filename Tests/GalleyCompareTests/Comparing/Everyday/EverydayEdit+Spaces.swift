extension EverydayEdit {
  /// Spacing, padding, frames, alignment, and views inserted between others.
  static let spaces: [EverydayEdit] = [
    EverydayEdit(
      "spacing of the list", .shop, ["        spacing: 4\n      id: list": "        spacing: 10\n      id: list"],
      expected: "spacing of LazyVStack in 'list' is 10 pt instead of 4"),
    EverydayEdit(
      "spacing of a stack", .card, ["  alignment: leading\n  spacing: 8": "  alignment: leading\n  spacing: 14"],
      expected: "spacing of 'card' is 14 pt instead of 8"),
    EverydayEdit(
      "spacing in every row", .shop, ["            spacing: 8\n": "            spacing: 14\n"],
      expected: "spacing of rows 0…5 is 14 pt instead of 8"),
    EverydayEdit(
      "padding at one edge", .card,
      ["padding: { horizontal: 20, vertical: 16 }": "padding: { horizontal: 20, top: 30, bottom: 16 }"],
      expected: "'card' has 14 pt more padding at the top"),
    EverydayEdit(
      "padding left and right", .shop,
      ["padding: { horizontal: 16, vertical: 6 }": "padding: { horizontal: 24, vertical: 6 }"],
      expected: "rows 0…5 have 8 pt more padding at the left and right"),
    EverydayEdit(
      "frame height", .card, ["frame: { width: 40, height: 40 }": "frame: { width: 40, height: 64 }"],
      expected: "'photo' is 24 pt taller (64 instead of 40)"),
    EverydayEdit(
      "alignment of a stack", .card, ["  alignment: leading\n  spacing: 8": "  alignment: center\n  spacing: 8"],
      expected: "alignment of 'card' is center instead of leading"),
    EverydayEdit(
      "spacer removed", .card, ["        - Spacer\n": ""],
      expected: "Spacer in 'head' is gone; the content that follows moved 91 pt to the left"),
    EverydayEdit(
      "less padding on all sides", .card, ["font: caption, padding: 6": "font: caption, padding: 2"],
      expected: "'badge' has 4 pt less padding (2 instead of 6)"),
    EverydayEdit(
      "vertical padding of rows", .shop,
      ["padding: { horizontal: 16, vertical: 6 }": "padding: { horizontal: 16, vertical: 10 }"],
      expected: "rows 0…5 have 4 pt more padding at the top and bottom"),
    EverydayEdit(
      "leading padding of the card", .card,
      ["padding: { horizontal: 20, vertical: 16 }": "padding: { leading: 40, trailing: 20, vertical: 16 }"],
      expected: "'card' has 20 pt more padding at the left"),
    EverydayEdit(
      "frame width", .card, ["frame: { width: 40, height: 40 }": "frame: { width: 56, height: 40 }"],
      expected: "'photo' is 16 pt wider (56 instead of 40)"),
    EverydayEdit(
      "vertical alignment", .card,
      ["      spacing: 12\n      id: head": "      spacing: 12\n      alignment: top\n      id: head"],
      expected: "alignment of 'head' is top instead of center"),
    EverydayEdit(
      "divider added", .card, ["    - { Text: Published": "    - Divider\n    - { Text: Published"],
      expected: "Divider in 'card' is new; the content that follows moved by +8.5 pt"),
    EverydayEdit(
      "icon added", .card,
      [
        "    - { Text: Read more":
          "    - { Circle: \"#FF9500\", frame: { width: 10, height: 10 }, id: dot }\n    - { Text: Read more"
      ],
      expected: "'dot' is new; the content that follows moved by +18 pt"),
    EverydayEdit(
      "header height", .sections, ["frame: { height: 28, maxWidth": "frame: { height: 36, maxWidth"],
      expected: "row 0 \"Fruit\" and 2 more are 8 pt taller (36 instead of 28)"),
    EverydayEdit(
      "image resized by its content mode", .layers,
      ["frame: { width: 60, height: 60 }, offset: { x: 10 }": "frame: { width: 80, height: 80 }, offset: { x: 10 }"],
      expected: "'blue' is 20 pt wider (80 instead of 60) and 20 pt taller (80 instead of 60)"),
    EverydayEdit(
      "nested stack spacing", .card,
      ["          alignment: leading\n          spacing: 2": "          alignment: leading\n          spacing: 10"],
      expected: "spacing of VStack \"Ada Lovelace\" in 'head' is 10 pt instead of 2"),
    EverydayEdit(
      "text frame narrower in each row", .shop,
      ["Text: \"{note}\", font: subheadline": "Text: \"{note}\", font: subheadline, frame: { width: 60 }"],
      expected: "row 0 \"from the garden\" and 5 more have a frame of width 60 now"),
    EverydayEdit(
      "rows taller, scrolled", .long, ["frame: { height: 40 } }": "frame: { height: 44 } }"],
      expected: "rows 10…18 are 4 pt taller"),
    EverydayEdit(
      "least length of a spacer", .card, ["        - Spacer\n": "        - { Spacer: {}, minLength: 100 }\n"],
      expected: "min length of Spacer in 'head' is 100 pt instead of 8"),
    EverydayEdit(
      "alignment of layers", .layers, ["      id: pile": "      alignment: top\n      id: pile"],
      expected: "alignment of 'pile' is top instead of center"),
    EverydayEdit(
      "offset", .layers, ["offset: { x: 10 }": "offset: { x: 30 }"],
      expected: "'blue' moved 20 pt to the right"),
    EverydayEdit(
      "a text replaced by a shape", .layers,
      [
        "{ Text: Under the pile, id: caption }":
          "{ Circle: \"#00FF00\", frame: { width: 30, height: 30 }, id: caption }"
      ],
      expected: "'caption' has a frame of width 30 and height 30 now", "'caption' is a Circle instead of a Text"),
    EverydayEdit(
      "a stack turned", .card, ["    - HStack:\n        - { Color": "    - VStack:\n        - { Color"],
      expected: "'head' is a VStack instead of an HStack"),
    EverydayEdit(
      "grid columns", .wall, ["columns: 3": "columns: 2"],
      expected: "LazyVGrid in 'wall' has 2 columns instead of 3"),
    EverydayEdit(
      "grid spacing", .wall, ["    spacing: 6": "    spacing: 12"],
      expected: "spacing of LazyVGrid in 'wall' is 12 pt instead of 6"),
    EverydayEdit(
      "grid column spacing", .wall, ["columnSpacing: 6": "columnSpacing: 12"],
      expected: "column spacing of LazyVGrid in 'wall' is 12 pt instead of 6"),
    EverydayEdit(
      "rows of a least height", .shop,
      [
        "            padding: { horizontal: 16, vertical: 6 }":
          "            padding: { horizontal: 16, vertical: 6 }\n            frame: { minHeight: 80 }"
      ],
      expected: "rows 0…5 have a frame of min height 80 now"),
    EverydayEdit(
      "a text taken away", .card, ["    - { Text: Published in 1843, font: footnote, id: foot }\n": ""],
      expected: "'foot' is gone"),
  ]
}
