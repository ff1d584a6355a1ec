extension EverydayEdit {
  /// Backgrounds, overlays, clips, frames and transforms that are added, removed or changed.
  static let effects: [EverydayEdit] = clips + turns + grounds + frames

  private static let clips: [EverydayEdit] = [
    EverydayEdit(
      "another clip shape", .effects, ["clipShape: { Circle: {} }": "clipShape: { Capsule: {} }"],
      expected: "the clipShape of 'photo' is a Capsule instead of a Circle"),
    EverydayEdit(
      "clip removed", .effects, [", clipShape: { Circle: {} }": ""], expected: "'photo' has no clipShape any more"),
    EverydayEdit(
      "corner radius of a picture", .effects, ["cornerRadius: 12": "cornerRadius: 20"],
      expected: "corner radius of 'tile' is 20 pt instead of 12"),
    EverydayEdit(
      "corners not round any more", .effects, [", cornerRadius: 12": ""],
      expected: "'tile' has no cornerRadius any more"),
    EverydayEdit(
      "mask removed", .effects, [", mask: { Circle: \"#000000\" }": ""], expected: "'hole' has no mask any more"),
    EverydayEdit(
      "mask of another shape", .effects, ["mask: { Circle: \"#000000\" }": "mask: { Capsule: \"#000000\" }"],
      expected: "the mask of 'hole' is a Capsule instead of a Circle"),
    EverydayEdit(
      "mask added", .effects, ["id: wide": "mask: { Ellipse: \"#000000\" }, id: wide"],
      expected: "'wide' has a mask now"),
    EverydayEdit(
      "a card clipped", .card,
      [
        "  background: \"#F2F2F7\"":
          "  background: \"#F2F2F7\"\n  clipShape: { RoundedRectangle: {}, cornerRadius: 20 }"
      ],
      expected: "'card' has a clipShape now"),
  ]

  private static let turns: [EverydayEdit] = [
    EverydayEdit(
      "turned further", .effects, ["rotationEffect: 15": "rotationEffect: 30"],
      expected: "rotation of 'turned' is 30° instead of 15°"),
    EverydayEdit(
      "not turned any more", .effects, [", rotationEffect: 15": ""], expected: "'turned' has no rotationEffect any more"
    ),
    EverydayEdit(
      "turned around a corner", .effects,
      ["rotationEffect: 15": "rotationEffect: { degrees: 15, anchor: topLeading }"],
      expected: "anchor of 'turned' is top leading instead of center"),
    EverydayEdit(
      "scaled more", .effects, ["scaleEffect: 1.5": "scaleEffect: 2"], expected: "scale of 'large' is 2 instead of 1.5"),
    EverydayEdit(
      "not scaled any more", .effects, [", scaleEffect: 1.5": ""], expected: "'large' has no scaleEffect any more"),
    EverydayEdit(
      "shifted down too", .effects, ["offset: { x: 30 }": "offset: { x: 30, y: 12 }"],
      expected: "'shifted' moved 12 pt down"),
    EverydayEdit(
      "offset removed", .effects, [", offset: { x: 30 }": ""], expected: "'shifted' moved 30 pt to the left"),
    EverydayEdit(
      "a card turned", .card, ["  background: \"#F2F2F7\"": "  background: \"#F2F2F7\"\n  rotationEffect: 3"],
      expected: "'card' has a rotationEffect of 3° now"),
    EverydayEdit(
      "rows turned", .shop,
      ["            padding: { horizontal": "            rotationEffect: 2\n            padding: { horizontal"],
      expected: "rows 0…5 have a rotationEffect of 2° now"),
    EverydayEdit(
      "rows scaled", .shop,
      ["            padding: { horizontal": "            scaleEffect: 0.9\n            padding: { horizontal"],
      expected: "rows 0…5 have a scaleEffect of 0.9 now"),
    EverydayEdit(
      "placed by position", .layers,
      ["Text: Under the pile, id": "Text: Under the pile, position: { x: 90, y: 20 }, id"],
      expected: "'caption' has a position of 90, 20 now"),
    EverydayEdit(
      "turned, and a typo elsewhere", .effects,
      ["rotationEffect: 15": "rotationEffect: 40", "Text: Raised": "Text: Riased"],
      expected: "rotation of 'turned' is 40° instead of 15°", "'raised': \"Raised\" became \"Riased\""),
  ]

  private static let grounds: [EverydayEdit] = [
    EverydayEdit(
      "opacity of another share", .effects, ["opacity: 40%": "opacity: 80%"],
      expected: "opacity of 'faint' is 80 % instead of 40 %"),
    EverydayEdit(
      "opacity removed", .effects, [", opacity: 40%": ""], expected: "opacity of 'faint' is 100 % instead of 40 %"),
    EverydayEdit(
      "softer shadow", .effects, ["radius: 4": "radius: 10"],
      expected: "radius of the shadow of 'raised' is 10 pt instead of 4"),
    EverydayEdit(
      "shadow of another colour", .effects, ["color: \"#8E8E93\"": "color: \"#FF9500\""],
      expected: "colour of the shadow of 'raised' is #FF9500 instead of #8E8E93"),
    EverydayEdit(
      "shadow removed", .effects, [", shadow: { radius: 4, color: \"#8E8E93\" }": ""],
      expected: "'raised' has no shadow any more"),
    EverydayEdit(
      "background removed", .effects, [", background: \"#F2F2F7\"": ""], expected: "'raised' has no background any more"
    ),
    EverydayEdit(
      "rows fade", .shop,
      ["            padding: { horizontal": "            opacity: 50%\n            padding: { horizontal"],
      expected: "rows 0…5 have an opacity of 50 % now"),
    EverydayEdit(
      "blend mode", .layers, ["offset: { x: 10 }": "blendMode: difference, offset: { x: 10 }"],
      expected: "'blue' has a blendMode of difference now"),
    EverydayEdit(
      "tint", .effects, ["tint: \"#007AFF\"": "tint: \"#FF2D55\""], expected: "'tinted' is #FF2D55 instead of #007AFF"),
    EverydayEdit(
      "zIndex removed", .effects, [", zIndex: 1": ""], expected: "zIndex of 'front' is 0 instead of 1"),
    EverydayEdit(
      "sheet removed", .sheet,
      [
        "  sheet: { name: details, isPresented: true, detents: [ medium, large ], selection: medium, view: { Text: Details, font: headline, padding: 16, id: details } }\n":
          ""
      ],
      expected: "the sheet 'details' is no longer shown"),
    EverydayEdit(
      "rounder sheet", .sheet, ["selection: medium": "selection: medium, cornerRadius: 30"],
      expected: "corner radius of the sheet 'details' is 30 pt instead of 10"),
  ]

  private static let frames: [EverydayEdit] = [
    EverydayEdit(
      "thicker border", .effects, ["width: 2": "width: 4"],
      expected: "width of the border of 'framed' is 4 pt instead of 2"
    ),
    EverydayEdit(
      "border of another colour", .effects, ["border: { color: \"#FF0000\"": "border: { color: \"#0000FF\""],
      expected: "colour of the border of 'framed' is #0000FF instead of #FF0000"),
    EverydayEdit(
      "border removed", .effects, [", border: { color: \"#FF0000\", width: 2 }": ""],
      expected: "'framed' has no border any more"),
    EverydayEdit(
      "thicker stroke", .effects, ["lineWidth: 1": "lineWidth: 3"],
      expected: "line width of 'ring' is 3 pt instead of 1"),
    EverydayEdit(
      "overlay removed", .effects, [", overlay: { Capsule: \"#FF3B3080\" }": ""],
      expected: "'marked' has no overlay any more"),
    EverydayEdit(
      "overlay added", .effects, ["Text: Faint,": "Text: Faint, overlay: { Capsule: \"#FF3B3080\" },"],
      expected: "'faint' has an overlay now"),
    EverydayEdit(
      "overlay of another colour", .effects, ["#FF3B3080": "#007AFF80"],
      expected: "the overlay of 'marked' is #007AFF80 instead of #FF3B3080"),
    EverydayEdit(
      "aspect ratio", .effects, ["aspectRatio: 2": "aspectRatio: 4"],
      expected: "aspect ratio of 'wide' is 4 instead of 2"),
    EverydayEdit(
      "line limit raised", .effects, ["lineLimit: 1": "lineLimit: 2"], expected: "line limit of 'cut' is 2 instead of 1"
    ),
    EverydayEdit(
      "line limit removed", .effects, [", lineLimit: 1": ""], expected: "line limit of 'cut' is none instead of 1"),
    EverydayEdit("badge removed", .mail, [", badge: \"3\"": ""], expected: "Text \"3\" in 'inbox' is gone"),
  ]
}
