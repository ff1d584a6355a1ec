extension Grammar {
  /// The whole file.
  static let file = RecordShape(
    "a scene", "A Galley scene: what to show, on which canvas, with which data, in which states.",
    [
      .init(
        "scene", .number(NumberShape.count("the format version", from: 1, to: 1)), "The format version: 1.",
        isRequired: true),
      .init("title", .text(noun: "a title"), "What the scene shows, in a few words."),
      .init("canvas", .record(canvas), "What the scene is drawn on; a phone by default."),
      .init(
        "fonts", .list(.text(noun: "a font file"), noun: "font files", minimum: 1),
        "Font files beside the scene, to be named by their families."),
      .init("data", .named(dataSource, noun: "tables"), "Tables by name, for ForEach."),
      .init(
        "parts", .named(.view, noun: "parts"),
        "Views under names of one's own, with a capital; `{name}` in them is an argument or a field."),
      .init("view", .views, "What to show.", isRequired: true),
      .init("variants", .record(variants), "Lists of values; every combination is drawn."),
      .init("states", .list(.record(state), noun: "states", minimum: 1), "Named scroll positions; each is drawn."),
      .init("script", .record(script), "What happens, step after step, when the scene is animated."),
      .init("print", .record(print), "How the scene is put on pages."),
      .init(
        "output", .list(.record(output), noun: "outputs", minimum: 1),
        "The files to write; a PNG for each picture and a PDF by default, and frames where the scene is animated."),
    ])

  /// Sections that the language plans and this version does not read.
  static let plannedSections = ["use", "rows", "checks"]

  private static let canvas = RecordShape(
    "canvas", "What the scene is drawn on.",
    [
      .init("device", .word(.device), "A screen with its size, scale and safe area; phone by default."),
      .init("size", .size, "Width and height in points, such as 390x844; instead of a device."),
      .init("width", .number(.side), "The width in points; wins over the device's."),
      .init(
        "height", .oneOf([.word(.fit), .number(.side)]), "The height in points, or `fit` for as tall as the content."),
      .init(
        "scale",
        .number(NumberShape(noun: "a scale", minimum: Canvas.scales.lowerBound, maximum: Canvas.scales.upperBound)),
        "Pixels per point; the device's, or 2."),
      .init(
        "safeArea", .oneOf([.number(.length), .record(safeArea)]),
        "Room the system keeps for itself; the device's by default."),
      .init("background", .color, "The colour behind everything; systemBackground by default."),
      .init("colorScheme", .word(.colorScheme), "Light or dark; light by default."),
      .init("dynamicType", .word(.dynamicType), "How large text is wanted; large by default."),
      .init("locale", .text(noun: "a language"), "The language and region, such as en or zh-Hant; en by default."),
      .init("layoutDirection", .word(.layoutDirection), "Which way reading runs; leftToRight by default."),
      .init("missingGlyph", .word(.missingGlyph), "What happens to characters no font has; error by default."),
    ])

  private static var safeArea: RecordShape {
    RecordShape("safeArea", "Points by side.", insets.fields)
  }

  private static let state = RecordShape(
    "a state", "A named moment: where each scroller stands.",
    [
      .init("name", .text(noun: "a name"), "The state's name, for paths and reports.", isRequired: true),
      .init("scroll", .named(.record(scrollTarget), noun: "scrollers"), "Where scrollers stand, by their ids."),
    ])

  private static let scrollTarget = RecordShape(
    "scroll", "Where a scroller stands.",
    [
      .init(
        "offset",
        .oneOf([
          .number(.points),
          .record(
            RecordShape(
              "offset", "Points on both axes.",
              [
                .init("x", .number(.points), "To the right; 0 by default."),
                .init("y", .number(.points), "Down; 0 by default."),
              ])),
        ]), "How far it is scrolled, in points; below 0 is over the top."),
      .init("to", .text(noun: "a scroll target"), "`top`, `bottom`, an id, or `row:120`; rows count from 0."),
      .init(
        "anchor", .word(.unitPoint),
        "The place of the target that meets the same place of the scroller; top by default."),
      .init("clamp", .boolean, "Whether it stays where it can rest: by default `to` does, `offset` does not."),
    ])

  private static let variants = RecordShape(
    "variants", "Lists of values; every combination is drawn.",
    [
      .init("device", .list(.word(.device), noun: "devices", minimum: 1), "Devices."),
      .init(
        "width", .oneOf([.list(.number(.side), noun: "widths", minimum: 1), .record(range)]),
        "Widths in points, or from, to and by."),
      .init("dynamicType", .list(.word(.dynamicType), noun: "Dynamic Type sizes", minimum: 1), "Dynamic Type sizes."),
      .init("colorScheme", .list(.word(.colorScheme), noun: "colour schemes", minimum: 1), "Colour schemes."),
      .init(
        "layoutDirection", .list(.word(.layoutDirection), noun: "layout directions", minimum: 1), "Layout directions."),
      .init("locale", .list(.text(noun: "a language"), noun: "languages", minimum: 1), "Languages."),
    ])

  private static let range = RecordShape(
    "width", "Evenly spaced widths.",
    [
      .init("from", .number(.side), "The first width.", isRequired: true),
      .init("to", .number(.side), "The last width.", isRequired: true),
      .init("by", .number(NumberShape(noun: "a number of points", minimum: 0.01)), "The step.", isRequired: true),
    ])

  private static let output = RecordShape(
    "output", "One kind of file; its path may hold {scene}, {state} and the variants' names.",
    OutputKind.allCases.map { .init($0.rawValue, .text(noun: "a path"), $0.doc) } + [
      .init(
        animations, .list(.word(animationKind), noun: "kinds of animations", minimum: 1),
        "What `galley animate` writes unless it is told; `galley render` writes none of them. Frames by default.")
    ])

  /// The key of what is written when a scene is animated.
  static let animations = "animate"

  private static let animationKind = Vocabulary(
    "a kind of animation", AnimationKind.allCases.map { ($0.rawValue, $0.doc) })
}
