package import GalleyGeometry
import GalleyPicture
import GalleyViews

extension ModifierDefinition {
  static let layout: [ModifierDefinition] = [
    ModifierDefinition(
      "frame", "Gives the view a size, or the least and most it may have.", FrameSides.shape,
      ModifierTraits(length: FrameSides.writtenLength)
    ) { view, sides in sides.frame(around: view) },
    ModifierDefinition(
      "padding", "Adds room around the view: points on all sides, or by side. `true` is 16 on all sides.",
      .padding,
      ModifierTraits(length: EdgeInsets.addedLength)
    ) { view, insets in insets.map { AnyView(view.padding($0)) } ?? view },
    ModifierDefinition(
      "fixedSize", "Lets the view have its ideal size, on both axes or on one.", .oneOf(.bothAxes, .fixedAxes),
      .openLength
    ) { view, axes in
      axes.isEmpty
        ? view
        : AnyView(view.fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
    },
    ModifierDefinition(
      "layoutPriority", "Views of higher priority get their room first; 0 by default.",
      .number(NumberShape(noun: "a priority"))
    ) { view, priority in view.layoutPriority(priority) },
    ModifierDefinition(
      "aspectRatio", "Keeps width divided by height at a number.", AspectRatio.shape, .openLength
    ) { view, aspect in view.aspectRatio(aspect.ratio, contentMode: aspect.mode) },
    ModifierDefinition(
      "scaledToFit", "Keeps the view's own ratio so that all of it shows.", .boolean, .openLength
    ) { view, isOn in isOn ? AnyView(view.scaledToFit()) : view },
    ModifierDefinition(
      "scaledToFill", "Keeps the view's own ratio so that it covers the room.", .boolean,
      .openLength
    ) { view, isOn in isOn ? AnyView(view.scaledToFill()) : view },
    ModifierDefinition(
      "offset", "Moves the drawing, not the layout.", .point("offset"), ModifierTraits(onlyPaints: true)
    ) { view, point in view.offset(x: point.x, y: point.y) },
    ModifierDefinition(
      "position", "Takes all the room and puts the view's middle at a point of it.", .point("position")
    ) { view, point in view.position(x: point.x, y: point.y) },
  ]
}

extension TypedShape<EdgeInsets?> {
  /// `true` is 16 pt on all sides, and `nil` is no padding.
  package static var padding: TypedShape<EdgeInsets?> {
    let standard = TypedShape<Bool>.boolean.map { $0 ? EdgeInsets(.all, 16) : nil }
    return .oneOf(
      standard, TypedShape<Double>.number(.points).map { EdgeInsets(.all, $0) }, InsetSides.padding.map { .some($0) })
  }
}

extension TypedShape<Axis.Set> {
  fileprivate static var bothAxes: Self { TypedShape<Bool>.boolean.map { $0 ? [.horizontal, .vertical] : [] } }

  fileprivate static var fixedAxes: Self {
    .record("fixedSize", "The axes on which the view has its ideal size.") { fields in
      let horizontal = fields.optional("horizontal", .boolean, "On the width.", default: false)
      let vertical = fields.optional("vertical", .boolean, "On the height.", default: false)
      return { given in
        try (given[horizontal] ? Axis.Set.horizontal : []).union(given[vertical] ? .vertical : [])
      }
    }
  }
}

extension TypedShape<Point> {
  fileprivate static func point(_ name: String) -> Self {
    .record(name, "A distance to the right and down.") { fields in
      let x = fields.optional("x", .number(.points), "To the right, in points; 0 by default.", default: 0)
      let y = fields.optional("y", .number(.points), "Down, in points; 0 by default.", default: 0)
      return { given in try Point(x: given[x], y: given[y]) }
    }
  }
}

extension EdgeInsets {
  static func addedLength(_ value: SceneValue, _ axis: Axis) -> WrittenLength {
    let shape = TypedShape<EdgeInsets?>.padding
    guard !value.hasFields, let insets = shape.read(value) else { return .open }
    return .added(insets?.total(along: axis) ?? 0)
  }
}

private struct AspectRatio: Sendable {
  /// The ratio, or `nil` to keep the view's own.
  let ratio: Double?
  let mode: ContentMode

  static let shape: TypedShape<AspectRatio> = .oneOf(
    ratio.map { AspectRatio(ratio: $0, mode: .fit) },
    .record("aspectRatio", "A ratio and how to keep it.") { fields in
      let ratio = fields.optional("ratio", Self.ratio, "Width divided by height; the view's own by default.")
      let mode = fields.required(
        "contentMode", TypedShape<ContentMode>.word(.contentMode), "Whether all of it shows or it covers the room.")
      return { given in try AspectRatio(ratio: given[ratio], mode: given[mode]) }
    })

  private static let ratio = TypedShape<Double>.number(
    NumberShape(noun: "a ratio of width to height", minimum: 0.001))
}

private struct FrameSides: Sendable {
  let exact: Side
  let minimum: Side
  let ideal: Side
  let maximum: Side
  let alignment: Alignment

  struct Side: Sendable {
    var width: Double?
    var height: Double?
    var isSaid: Bool { width != nil || height != nil }
  }

  func frame(around view: AnyView) -> AnyView {
    var result = view
    if minimum.isSaid || ideal.isSaid || maximum.isSaid {
      result = AnyView(
        result.frame(
          minWidth: minimum.width, idealWidth: ideal.width, maxWidth: maximum.width, minHeight: minimum.height,
          idealHeight: ideal.height, maxHeight: maximum.height, alignment: alignment))
    }
    guard exact.isSaid else { return result }
    return AnyView(result.frame(width: exact.width, height: exact.height, alignment: alignment))
  }

  static let shape = TypedShape<FrameSides>.record(
    "frame", "A size, or its bounds.",
    rising: [["minWidth", "idealWidth", "maxWidth"], ["minHeight", "idealHeight", "maxHeight"]]
  ) { fields in
    let (width, height) = (fields.add(width), fields.add(height))
    let (minWidth, idealWidth) = (fields.add(minWidth), fields.add(idealWidth))
    let (maxWidth, minHeight) = (fields.add(maxWidth), fields.add(minHeight))
    let (idealHeight, maxHeight) = (fields.add(idealHeight), fields.add(maxHeight))
    let alignment = fields.optional(
      "alignment", .alignment, "Where the view lies in the frame; center by default.", default: .center)
    return { given in
      try FrameSides(
        exact: Side(width: given[width], height: given[height]),
        minimum: Side(width: given[minWidth], height: given[minHeight]),
        ideal: Side(width: given[idealWidth], height: given[idealHeight]),
        maximum: Side(width: given[maxWidth], height: given[maxHeight]), alignment: given[alignment])
    }
  }

  private static let width = TypedField("width", .number(.length), "Exactly this wide, in points.")
  private static let height = TypedField("height", .number(.length), "Exactly this tall, in points.")
  private static let minWidth = TypedField("minWidth", .number(.length), "At least this wide.")
  private static let idealWidth = TypedField("idealWidth", .number(.length), "This wide where nothing is offered.")
  private static let maxWidth = TypedField(
    "maxWidth", .number(.greedyLength), "At most this wide; `infinity` takes all the room.")
  private static let minHeight = TypedField("minHeight", .number(.length), "At least this tall.")
  private static let idealHeight = TypedField("idealHeight", .number(.length), "This tall where nothing is offered.")
  private static let maxHeight = TypedField(
    "maxHeight", .number(.greedyLength), "At most this tall; `infinity` takes all the room.")

  /// Bounds leave the length to the content.
  @Sendable static func writtenLength(_ value: SceneValue, _ axis: Axis) -> WrittenLength {
    guard case .record(let record) = value else { return .open }
    let sides = RecordValues(record: record)
    let (exact, bounds) =
      axis == .horizontal ? (width, [minWidth, idealWidth, maxWidth]) : (height, [minHeight, idealHeight, maxHeight])
    if let length = try? sides[exact] { return .fixed(length) }
    return sides.has(exact) || bounds.contains(where: sides.has) ? .open : .unchanged
  }
}
