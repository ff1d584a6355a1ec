package import GalleyGeometry
import GalleyPicture
import GalleyViews

extension ModifierDefinition {
  static let layout: [ModifierDefinition] = [
    ModifierDefinition(
      "frame", "Gives the view a size, or a minimum and maximum size.", FrameSides.shape,
      ModifierTraits(length: FrameSides.writtenLength)
    ) { view, sides in sides.frame(around: view) },
    ModifierDefinition(
      "padding", "Adds padding around the view: points on all sides, or points by side. `true` is 16 pt on all sides.",
      .padding,
      ModifierTraits(length: EdgeInsets.addedLength)
    ) { view, insets in insets.map { AnyView(view.padding($0)) } ?? view },
    ModifierDefinition(
      "fixedSize", "Gives the view its ideal size on both axes, or on one.", .oneOf(.bothAxes, .fixedAxes),
      .openLength
    ) { view, axes in
      axes.isEmpty
        ? view
        : AnyView(view.fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
    },
    ModifierDefinition(
      "layoutPriority", "Views with a higher priority get their space first (default: 0).",
      .number(NumberShape(noun: "a priority"))
    ) { view, priority in view.layoutPriority(priority) },
    ModifierDefinition(
      "aspectRatio", "Keeps the ratio of width to height.", AspectRatio.shape, .openLength
    ) { view, aspect in view.aspectRatio(aspect.ratio, contentMode: aspect.mode) },
    ModifierDefinition(
      "scaledToFit", "Fits the view into the available space and keeps the view's own ratio of width to height.",
      .boolean,
      .openLength
    ) { view, isOn in isOn ? AnyView(view.scaledToFit()) : view },
    ModifierDefinition(
      "scaledToFill", "Fills the available space with the view and keeps the view's own ratio of width to height.",
      .boolean,
      .openLength
    ) { view, isOn in isOn ? AnyView(view.scaledToFill()) : view },
    ModifierDefinition(
      "offset", "Moves the drawing; the layout stays unchanged.", .point("offset"), ModifierTraits(onlyPaints: true)
    ) { view, point in view.offset(x: point.x, y: point.y) },
    ModifierDefinition(
      "position", "Takes all available space and puts the view's centre at this point in it.", .point("position")
    ) { view, point in view.position(x: point.x, y: point.y) },
  ]
}

extension TypedShape<EdgeInsets?> {
  /// Padding, where `true` means 16 pt on all sides and `nil` means none.
  package static var padding: TypedShape<EdgeInsets?> {
    let standard = TypedShape<Bool>.boolean.map { $0 ? EdgeInsets(.all, 16) : nil }
    return .oneOf(
      TypedShape<Double>.number(.points).map { EdgeInsets(.all, $0) }, InsetSides.padding.map { .some($0) }, standard)
  }
}

extension TypedShape<Axis.Set> {
  fileprivate static var bothAxes: Self { TypedShape<Bool>.boolean.map { $0 ? [.horizontal, .vertical] : [] } }

  fileprivate static var fixedAxes: Self {
    .record("fixedSize", "Axes on which the view has its ideal size.") { fields in
      let horizontal = fields.optional("horizontal", .boolean, "Width.", default: false)
      let vertical = fields.optional("vertical", .boolean, "Height.", default: false)
      return { given in
        try (given[horizontal] ? Axis.Set.horizontal : []).union(given[vertical] ? .vertical : [])
      }
    }
  }
}

extension TypedShape<Point> {
  fileprivate static func point(_ name: String) -> Self {
    .record(name, "A distance to the right and downwards.") { fields in
      let x = fields.optional("x", .number(.points), "Distance to the right (default: 0 pt).", default: 0)
      let y = fields.optional("y", .number(.points), "Distance downwards (default: 0 pt).", default: 0)
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
  /// The ratio; `nil` keeps the view's own ratio.
  let ratio: Double?
  let mode: ContentMode

  static let shape: TypedShape<AspectRatio> = .oneOf(
    ratio.map { AspectRatio(ratio: $0, mode: .fit) },
    .record("aspectRatio", "A ratio and how to keep it.") { fields in
      let ratio = fields.optional("ratio", Self.ratio, "Width divided by height (default: the view's own ratio).")
      let mode = fields.required(
        "contentMode", TypedShape<ContentMode>.word(.contentMode),
        "Whether the view fits into the available space or fills it.")
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
    var isGiven: Bool { width != nil || height != nil }
  }

  func frame(around view: AnyView) -> AnyView {
    var result = view
    if minimum.isGiven || ideal.isGiven || maximum.isGiven {
      result = AnyView(
        result.frame(
          minWidth: minimum.width, idealWidth: ideal.width, maxWidth: maximum.width, minHeight: minimum.height,
          idealHeight: ideal.height, maxHeight: maximum.height, alignment: alignment))
    }
    guard exact.isGiven else { return result }
    return AnyView(result.frame(width: exact.width, height: exact.height, alignment: alignment))
  }

  static let shape = TypedShape<FrameSides>.record(
    "frame", "A size, or its minimum and maximum.",
    rising: [["minWidth", "idealWidth", "maxWidth"], ["minHeight", "idealHeight", "maxHeight"]]
  ) { fields in
    let (width, height) = (fields.add(width), fields.add(height))
    let (minWidth, idealWidth) = (fields.add(minWidth), fields.add(idealWidth))
    let (maxWidth, minHeight) = (fields.add(maxWidth), fields.add(minHeight))
    let (idealHeight, maxHeight) = (fields.add(idealHeight), fields.add(maxHeight))
    let alignment = fields.optional(
      "alignment", .alignment, "Alignment of the view in the frame (default: center).", default: .center)
    return { given in
      try FrameSides(
        exact: Side(width: given[width], height: given[height]),
        minimum: Side(width: given[minWidth], height: given[minHeight]),
        ideal: Side(width: given[idealWidth], height: given[idealHeight]),
        maximum: Side(width: given[maxWidth], height: given[maxHeight]), alignment: given[alignment])
    }
  }

  private static let width = TypedField("width", .number(.length), "Width, in points.")
  private static let height = TypedField("height", .number(.length), "Height, in points.")
  private static let minWidth = TypedField("minWidth", .number(.length), "Minimum width.")
  private static let idealWidth = TypedField("idealWidth", .number(.length), "Width if the parent proposes none.")
  private static let maxWidth = TypedField(
    "maxWidth", .number(.greedyLength), "Maximum width; `infinity` takes all available width.")
  private static let minHeight = TypedField("minHeight", .number(.length), "Minimum height.")
  private static let idealHeight = TypedField("idealHeight", .number(.length), "Height if the parent proposes none.")
  private static let maxHeight = TypedField(
    "maxHeight", .number(.greedyLength), "Maximum height; `infinity` takes all available height.")

  /// Returns the length. If only a minimum or maximum is set, the content determines the length.
  @Sendable static func writtenLength(_ value: SceneValue, _ axis: Axis) -> WrittenLength {
    guard case .record(let record) = value else { return .open }
    let sides = RecordValues(record: record)
    let (exact, bounds) =
      axis == .horizontal ? (width, [minWidth, idealWidth, maxWidth]) : (height, [minHeight, idealHeight, maxHeight])
    if let length = try? sides[exact] { return .fixed(length) }
    return sides.has(exact) || bounds.contains(where: sides.has) ? .open : .unchanged
  }
}
