import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyScroll
import GalleyViews

extension ModifierTemplate {
  /// `view` as far changed as a scroller has come.
  func progressing(_ view: AnyView) -> AnyView {
    let progress = ScrollProgress(
      from: record.number("from") ?? 0, to: record.number("to"), curve: UnitCurve(word: record.word("curve")),
      isClamped: record.boolean("clamp") ?? true)
    let axes: [String: Axis] = ["vertical": .vertical, "horizontal": .horizontal]
    let change = ProgressChange(record)
    return AnyView(
      view.scrollProgress(
        of: record.text("of") ?? "", along: record.word("axis").flatMap { axes[$0] }, progress
      ) { view, share in change.changed(view, by: share) })
  }
}

/// What a scene changes of a view while a scroller goes on.
private struct ProgressChange {
  private let record: SceneRecord

  init(_ record: SceneRecord) { self.record = record }

  /// `view` at `share` of the way from the first values to the second.
  func changed(_ view: AnyView, by share: Double) -> AnyView {
    var view = record.record("number").map { AnyView(Text(verbatim: $0.number(at: share))) } ?? view
    let between = { (key: String) in record.between(key, share) }
    if let colors = record.colors("foregroundStyle") { view = AnyView(view.foregroundStyle(MixedStyle(colors, share))) }
    let (width, height) = (between("width"), between("height"))
    if width != nil || height != nil {
      view = AnyView(view.frame(width: width.map { max($0, 0) }, height: height.map { max($0, 0) }))
    }
    if let radius = between("cornerRadius") { view = AnyView(view.cornerRadius(max(radius, 0))) }
    if let scale = between("scale") {
      view = AnyView(view.scaleEffect(scale, anchor: UnitPoint(word: record.word("anchor") ?? "center")))
    }
    if let angle = between("rotation") { view = AnyView(view.rotationEffect(.degrees(angle))) }
    if record["x"] != nil || record["y"] != nil {
      view = AnyView(view.offset(x: between("x") ?? 0, y: between("y") ?? 0))
    }
    if let opacity = between("opacity") { view = AnyView(view.opacity(min(max(opacity, 0), 1))) }
    return view
  }
}

extension SceneRecord {
  /// The value between the two of `key` at `share` of the way; nil where nothing is said.
  fileprivate func between(_ key: String, _ share: Double) -> Double? {
    let ends = list(key).compactMap { if case .number(let number) = $0 { number } else { nil } }
    guard let first = ends.first, let last = ends.last else { return nil }
    return first + (last - first) * share
  }

  /// The two colours of `key`.
  fileprivate func colors(_ key: String) -> (Color, Color)? {
    let ends = list(key).compactMap { if case .color(let color) = $0 { Color(color) } else { nil } }
    guard let first = ends.first, let last = ends.last else { return nil }
    return (first, last)
  }

  /// The number of a `number` record at `share` of the way, between its words.
  fileprivate func number(at share: Double) -> String {
    let (first, last) = (number("from") ?? 0, number("to") ?? 100)
    let decimals = Int(number("decimals") ?? 0)
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let scaled = ((first + (last - first) * share) * unit).rounded()
    let digits = String(Int(min(abs(scaled), 1e15)))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let fraction = decimals > 0 ? "." + padded.suffix(decimals) : ""
    let sign = scaled < 0 ? "−" : ""
    return (text("before") ?? "") + sign + padded.dropLast(decimals) + fraction + (text("after") ?? "")
  }
}

/// A colour on the way from one to another, through Oklab.
private struct MixedStyle: ShapeStyle {
  private let first: Color
  private let last: Color
  private let share: Double

  init(_ ends: (Color, Color), _ share: Double) {
    (first, last) = ends
    self.share = min(max(share, 0), 1)
  }

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let (start, end) = (first.rgba(in: environment.colorScheme), last.rgba(in: environment.colorScheme))
    var mixed = end
    // The ends themselves are exact.
    if share == 0 { mixed = start }
    if share > 0, share < 1 {
      mixed.animatableData = start.animatableData + (end.animatableData - start.animatableData).scaled(by: share)
    }
    return .color(mixed)
  }
}

extension UnitCurve {
  fileprivate init(word: String?) {
    switch word {
    case "easeIn": self = .easeIn
    case "easeOut": self = .easeOut
    case "easeInOut": self = .easeInOut
    default: self = .linear
    }
  }
}
