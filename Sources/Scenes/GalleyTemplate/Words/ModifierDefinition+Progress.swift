import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyScroll
import GalleyViews

extension ModifierDefinition {
  static let scrollProgress = ModifierDefinition(
    "scrollProgress", "Changes the view while a scroll view moves from one offset to another.", ProgressChange.shape,
    ModifierTraits(follows: FollowedScroller.named(by: ProgressChange.scrollerField))
  ) { view, change in
    view.scrollProgress(of: change.scroller, along: change.axis, change.progress) { view, share in
      change.changed(view, by: share)
    }
  }
}

private struct Ends<Value: Sendable>: Sendable {
  let first: Value
  let last: Value
}

extension Ends<Double> {
  package func value(at share: Double) -> Double { first + (last - first) * share }
}

private struct ProgressChange: Sendable {
  let scroller: String
  let axis: Axis?
  let progress: ScrollProgress
  let opacity: Ends<Double>?
  let scale: Ends<Double>?
  let anchor: UnitPoint
  let x: Ends<Double>?
  let y: Ends<Double>?
  let rotation: Ends<Double>?
  let width: Ends<Double>?
  let height: Ends<Double>?
  let cornerRadius: Ends<Double>?
  let foregroundStyle: Ends<Color>?
  let number: ProgressNumber?

  func changed(_ view: AnyView, by share: Double) -> AnyView {
    var view = number.map { AnyView(Text(verbatim: $0.text(at: share))) } ?? view
    let between = { (ends: Ends<Double>?) in ends?.value(at: share) }
    if let foregroundStyle { view = AnyView(view.foregroundStyle(MixedStyle(foregroundStyle, share))) }
    if width != nil || height != nil {
      view = AnyView(
        view.frame(width: between(width).map { max($0, 0) }, height: between(height).map { max($0, 0) }))
    }
    if let radius = between(cornerRadius) { view = AnyView(view.cornerRadius(max(radius, 0))) }
    if let scale = between(scale) { view = AnyView(view.scaleEffect(scale, anchor: anchor)) }
    if let angle = between(rotation) { view = AnyView(view.rotationEffect(.degrees(angle))) }
    if x != nil || y != nil { view = AnyView(view.offset(x: between(x) ?? 0, y: between(y) ?? 0)) }
    if let opacity = between(opacity) { view = AnyView(view.opacity(min(max(opacity, 0), 1))) }
    return view
  }
}

extension ProgressChange {
  static let scrollerField = TypedField("of", required: TypedShape<String>.text("an id"), "The scroll view's id.")

  package static let shape = TypedShape<ProgressChange>.record(
    "scrollProgress",
    "Changes between two scroll offsets; each goes from the first value to the second."
  ) { fields in
    let scroller = fields.add(scrollerField)
    let axis = fields.optional("axis", .scrollAxis, "Axis (default: the scroll view's main axis).")
    let from = fields.optional(
      "from", .number(.points), "Start offset (default: 0 pt).", default: 0)
    let to = fields.optional("to", .number(.points), "End offset (default: the end of the content).")
    let clamp = fields.optional(
      "clamp", .boolean, "Whether the values stay constant outside this range (default: true).", default: true)
    let curve = fields.optional("curve", curve, "Curve between the values (default: linear).", default: .linear)
    let opacity = fields.optional("opacity", ends(.fraction), "Opacity.")
    let scale = fields.optional("scale", ends(.factor), "Scale factor of the drawing.")
    let anchor = fields.optional(
      "anchor", .unitPoint, "Fixed point of scaling (default: center).", default: .center)
    let x = fields.optional("x", ends(.points), "Offset to the right.")
    let y = fields.optional("y", ends(.points), "Offset downwards.")
    let rotation = fields.optional("rotation", ends(.degrees), "Clockwise rotation.")
    let width = fields.optional("width", ends(.length), "Width of the view.")
    let height = fields.optional("height", ends(.length), "Height of the view.")
    let cornerRadius = fields.optional("cornerRadius", ends(.length), "Corner radius to which the view is clipped.")
    let foregroundStyle = fields.optional(
      "foregroundStyle", .ends(.color, noun: "two colours"),
      "Colour of text and shapes that have no other colour.")
    let number = fields.optional("number", ProgressNumber.shape, "Shows a number instead of the view.")
    return { given in
      try ProgressChange(
        scroller: given[scroller], axis: given[axis],
        progress: ScrollProgress(from: given[from], to: given[to], curve: given[curve], isClamped: given[clamp]),
        opacity: given[opacity], scale: given[scale], anchor: given[anchor], x: given[x], y: given[y],
        rotation: given[rotation], width: given[width], height: given[height], cornerRadius: given[cornerRadius],
        foregroundStyle: given[foregroundStyle], number: given[number])
    }
  }

  private static func ends(_ shape: NumberShape) -> TypedShape<Ends<Double>> {
    .ends(.number(shape), noun: "two numbers")
  }

  private static let curve = TypedShape<UnitCurve>.words(
    "a curve",
    [
      "linear": (.linear, "Constant speed (default)."), "easeIn": (.easeIn, "Starts slowly."),
      "easeOut": (.easeOut, "Ends slowly."), "easeInOut": (.easeInOut, "Starts and ends slowly."),
    ])
}

extension TypedShape {
  fileprivate static func ends<Item>(_ item: TypedShape<Item>, noun: String) -> Self where Value == Ends<Item> {
    let list = TypedShape<[Item]>.list(item, noun: noun, minimum: 2)
    return TypedShape(list.shape) { value in
      guard let items = list.read(value), let first = items.first, let last = items.last else { return nil }
      return Ends(first: first, last: last)
    }
  }
}

private struct ProgressNumber: Sendable {
  let ends: Ends<Double>
  let decimals: Int
  let before: String
  let after: String

  func text(at share: Double) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (ends.value(at: share) * unit).rounded()
    let digits = String(Int(min(abs(scaled), 1e15)))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let fraction = decimals > 0 ? "." + padded.suffix(decimals) : ""
    let sign = scaled < 0 ? "−" : ""
    return before + sign + padded.dropLast(decimals) + fraction + after
  }

  static let shape = TypedShape<ProgressNumber>.record("number", "A number that is shown as text.") { fields in
    let number = TypedShape<Double>.number(NumberShape(noun: "a number"))
    let from = fields.optional("from", number, "First number (default: 0).", default: 0)
    let to = fields.optional("to", number, "Last number (default: 100).", default: 100)
    let decimals = fields.optional(
      "decimals", .count("a number of decimals", from: 0, to: 6), "Number of decimals (default: 0).", default: 0)
    let before = fields.optional("before", .text("text"), "Text before the number.", default: "")
    let after = fields.optional("after", .text("text"), "Text after the number.", default: "")
    return { given in
      try ProgressNumber(
        ends: Ends(first: given[from], last: given[to]), decimals: given[decimals], before: given[before],
        after: given[after])
    }
  }
}

/// A mixture of two colours, interpolated in Oklab.
private struct MixedStyle: ShapeStyle {
  private let ends: Ends<Color>
  private let share: Double

  init(_ ends: Ends<Color>, _ share: Double) {
    self.ends = ends
    self.share = min(max(share, 0), 1)
  }

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let (start, end) = (ends.first.rgba(in: environment.colorScheme), ends.last.rgba(in: environment.colorScheme))
    var mixed = end
    // Avoids rounding errors at the ends.
    if share == 0 { mixed = start }
    if share > 0, share < 1 {
      mixed.animatableData = start.animatableData + (end.animatableData - start.animatableData).scaled(by: share)
    }
    return .color(mixed)
  }
}
