import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyScroll
import GalleyViews

extension ModifierDefinition {
  static let scrollProgress = ModifierDefinition(
    "scrollProgress", "Changes the view as a scroller goes from one offset to another.", ProgressChange.shape,
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
  static let scrollerField = TypedField("of", required: TypedShape<String>.text("an id"), "The scroller's id.")

  package static let shape = TypedShape<ProgressChange>.record(
    "scrollProgress",
    "What changes while a scroller goes from one offset to another; each from the first to the second."
  ) { fields in
    let scroller = fields.add(scrollerField)
    let axis = fields.optional("axis", .scrollAxis, "Along which axis; the scroller's main one by default.")
    let from = fields.optional(
      "from", .number(.points), "Where it begins, in points from the start; 0 by default.", default: 0)
    let to = fields.optional("to", .number(.points), "Where it ends; the content's end by default.")
    let clamp = fields.optional("clamp", .boolean, "Whether it stays as it is beyond; true by default.", default: true)
    let curve = fields.optional("curve", curve, "How it goes between; linear by default.", default: .linear)
    let opacity = fields.optional("opacity", ends(.fraction), "How opaque the view is.")
    let scale = fields.optional("scale", ends(.factor), "How large the view is drawn.")
    let anchor = fields.optional(
      "anchor", .unitPoint, "The place that stays where it is when it is scaled; center by default.", default: .center)
    let x = fields.optional("x", ends(.points), "How far the view is drawn to the right.")
    let y = fields.optional("y", ends(.points), "How far the view is drawn further down.")
    let rotation = fields.optional("rotation", ends(.degrees), "How far the view is turned, clockwise.")
    let width = fields.optional("width", ends(.length), "How wide the view is.")
    let height = fields.optional("height", ends(.length), "How tall the view is.")
    let cornerRadius = fields.optional("cornerRadius", ends(.length), "How round the view's corners are cut.")
    let foregroundStyle = fields.optional(
      "foregroundStyle", .ends(.color, noun: "two colours"),
      "The colour of text and shapes without one of their own.")
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
      "linear": (.linear, "Evenly; the default."), "easeIn": (.easeIn, "Slowly at first."),
      "easeOut": (.easeOut, "Slowly at last."), "easeInOut": (.easeInOut, "Slowly at both ends."),
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
    let from = fields.optional("from", number, "The first; 0 by default.", default: 0)
    let to = fields.optional("to", number, "The second; 100 by default.", default: 100)
    let decimals = fields.optional(
      "decimals", .count("a number of decimals", from: 0, to: 6), "How many decimals; 0 by default.", default: 0)
    let before = fields.optional("before", .text("a text"), "What stands before it.", default: "")
    let after = fields.optional("after", .text("a text"), "What stands behind it.", default: "")
    return { given in
      try ProgressNumber(
        ends: Ends(first: given[from], last: given[to]), decimals: given[decimals], before: given[before],
        after: given[after])
    }
  }
}

/// A colour interpolated in Oklab.
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
    // Avoids rounding at the ends.
    if share == 0 { mixed = start }
    if share > 0, share < 1 {
      mixed.animatableData = start.animatableData + (end.animatableData - start.animatableData).scaled(by: share)
    }
    return .color(mixed)
  }
}
