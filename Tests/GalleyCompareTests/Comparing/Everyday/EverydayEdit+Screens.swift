extension EverydayEdit {
  /// Edits of a whole screen and of views over it.
  static let screens: [EverydayEdit] = [
    EverydayEdit(
      "narrower canvas breaks a text otherwise", .card, ["size: 320x480": "size: 280x480"],
      expected: "the canvas is 280 × 480 pt instead of 320 × 480"),
    EverydayEdit(
      "canvas background", .shop, ["scale: 2 }": "scale: 2, background: \"#FFF8E7\" }"],
      expected: "the canvas background is #FFF8E7 instead of #FFFFFF"),
    EverydayEdit(
      "scroll offset", .long, ["offset: 400": "offset: 440"],
      expected: "'list' is scrolled to 0, 440 instead of 0, 400"),
    EverydayEdit(
      "dark mode", .card, ["background: \"#FFFFFF\" }": "background: \"#FFFFFF\", colorScheme: dark }"],
      expected: "the colour scheme is dark instead of light"),
    EverydayEdit(
      "scale", .layers, ["scale: 2": "scale: 3"],
      expected: "the scale is 3 pixels per point instead of 2"),
    EverydayEdit(
      "safe area bar", .bar,
      [
        "  scrollIndicators: hidden":
          "  scrollIndicators: hidden\n  safeAreaInset: { edge: bottom, view: { Text: Checkout, padding: 12 } }"
      ],
      expected: "'page' has a safeAreaInset \"Checkout\" now"),
    EverydayEdit(
      "header not pinned any more", .sections,
      ["    pinnedViews: [ sectionHeaders ]\n": "", "name: top }": "name: top }"],
      expected: "pinned views of LazyVStack in 'plants' are none instead of section headers"),
    EverydayEdit(
      "Dynamic Type", .card, ["background: \"#FFFFFF\" }": "background: \"#FFFFFF\", dynamicTypeSize: xxLarge }"],
      expected: "Dynamic Type is xxLarge instead of large"),
    EverydayEdit(
      "right to left", .card, ["background: \"#FFFFFF\" }": "background: \"#FFFFFF\", layoutDirection: rightToLeft }"],
      expected: "the layout direction is right to left instead of left to right"),
    EverydayEdit(
      "rotation", .card, ["size: 320x480": "size: 480x320"],
      expected: "the canvas was rotated to landscape: 480 × 320 pt instead of 320 × 480"),
    EverydayEdit(
      "accessibility", .shop, ["scale: 2 }": "scale: 2, dynamicTypeSize: accessibility3 }"],
      expected: "Dynamic Type is accessibility3 instead of large",
      "column 'codes' is 65 pt wide instead of 26: row 3 \"D44\" is the widest with 65"),
    EverydayEdit(
      "locale", .card, ["background: \"#FFFFFF\" }": "background: \"#FFFFFF\", locale: de }"],
      expected: "the locale is de instead of en"),
    EverydayEdit(
      "safe area", .bar, ["scale: 2 }": "scale: 2, safeArea: { top: 40 } }"],
      expected: "the safe area is 40, 0, 0, 0 instead of 0, 0, 0, 0"),
    EverydayEdit(
      "sheet at another detent", .sheet, ["selection: medium": "selection: large"],
      expected: "detent of the sheet 'details' is large instead of medium"),
    EverydayEdit(
      "sheet put away", .sheet, ["isPresented: true": "isPresented: false"],
      expected: "the sheet 'details' is no longer shown"),
    EverydayEdit(
      "pages scrolled, tab follows", .tabs, ["pages: { offset: 0 }": "pages: { offset: 320 }"],
      expected: "'pages' is scrolled to 0, 320 instead of 0, 0"),
    EverydayEdit(
      "canvas taller", .long, ["size: 300x400": "size: 300x500"],
      expected: "the canvas is 300 × 500 pt instead of 300 × 400"),
    EverydayEdit(
      "a list from right to left", .shop, ["scale: 2 }": "scale: 2, layoutDirection: rightToLeft }"],
      expected: "the layout direction is right to left instead of left to right"),
    EverydayEdit(
      "a list turned", .shop, ["size: 320x568": "size: 568x320"],
      expected: "the canvas was rotated to landscape: 568 × 320 pt instead of 320 × 568"),
  ]
}
