extension EverydayEdit {
  /// Colours, borders, shadows and other paint.
  static let paints: [EverydayEdit] = [
    EverydayEdit(
      "foreground colour", .card, ["foregroundStyle: \"#007AFF\"": "foregroundStyle: \"#AF52DE\""],
      expected: "'more' is #AF52DE instead of #007AFF"),
    EverydayEdit(
      "background colour of a badge", .card, ["RoundedRectangle: \"#FF3B30\"": "RoundedRectangle: \"#34C759\""],
      expected: "the background of 'badge' is #34C759 instead of #FF3B30"),
    EverydayEdit(
      "corner radius", .card, ["cornerRadius: 8": "cornerRadius: 3"],
      expected: "corner radius of the background of 'badge' is 3 pt instead of 8"),
    EverydayEdit(
      "opacity", .card,
      ["Text: Published in 1843, font: footnote": "Text: Published in 1843, font: footnote, opacity: 50%"],
      expected: "'foot' has an opacity of 50 % now"),
    EverydayEdit(
      "order of layers", .layers, ["offset: { x: -10 }, id: red": "offset: { x: -10 }, zIndex: 1, id: red"],
      expected: "'red' has a zIndex of 1 now"),
    EverydayEdit(
      "border", .card,
      ["font: footnote, id: foot": "font: footnote, border: { color: \"#FF0000\", width: 2 }, id: foot"],
      expected: "'foot' has a border of width 2 now"),
    EverydayEdit(
      "card background", .card, ["background: \"#F2F2F7\"": "background: \"#FFF1D6\""],
      expected: "the background of 'card' is #FFF1D6 instead of #F2F2F7"),
    EverydayEdit(
      "shadow", .card, ["height: 40 }, id: photo": "height: 40 }, shadow: { radius: 6 }, id: photo"],
      expected: "'photo' has a shadow of radius 6 now"),
    EverydayEdit(
      "colour token in every row", .shop, ["foregroundStyle: \"#1A7F37\"": "foregroundStyle: \"#0A3069\""],
      expected: "row 0 \"2.50\" and 5 more are #0A3069 instead of #1A7F37"),
    EverydayEdit(
      "opacity to nothing", .card, ["font: footnote, id: foot": "font: footnote, opacity: 0, id: foot"],
      expected: "'foot' has an opacity of 0 % now"),
    EverydayEdit(
      "background added to rows", .shop,
      [
        "padding: { horizontal: 16, vertical: 6 }":
          "padding: { horizontal: 16, vertical: 6 }\n            background: \"#EEEEEE\""
      ],
      expected: "rows 0…5 have a background now"),
    EverydayEdit(
      "border width", .card,
      ["font: footnote, id: foot": "font: footnote, border: { color: \"#FF0000\", width: 2 }, id: foot"],
      expected: "'foot' has a border of width 2 now"),
    EverydayEdit(
      "scaleEffect", .layers, ["offset: { x: 10 }": "offset: { x: 10 }, scaleEffect: 1.2"],
      expected: "'blue' has a scaleEffect of 1.2 now"),
    EverydayEdit(
      "rotation of a view", .layers, ["offset: { x: 10 }": "offset: { x: 10 }, rotationEffect: 20"],
      expected: "'blue' has a rotationEffect of 20° now"),
    EverydayEdit(
      "grid cell colour", .wall, ["#DDE7F0": "#F0DDE7"],
      expected: "the backgrounds of rows 0…5 are #F0DDE7 instead of #DDE7F0"),
    EverydayEdit(
      "shape changed", .card,
      [
        "Text: \"3\", font: caption, padding: 6, background: { RoundedRectangle: \"#FF3B30\", cornerRadius: 8 }":
          "Text: \"3\", font: caption, padding: 6, background: { Capsule: \"#FF3B30\" }"
      ],
      expected: "the background of 'badge' is a Capsule instead of a RoundedRectangle"),
    EverydayEdit(
      "clip shape", .layers,
      [
        "frame: { width: 60, height: 60 }, offset: { x: 10 }":
          "frame: { width: 60, height: 60 }, clipShape: { Circle: {} }, offset: { x: 10 }"
      ],
      expected: "'blue' has a clipShape now"),
  ]
}
