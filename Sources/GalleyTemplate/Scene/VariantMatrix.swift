import GalleyGeometry
import GalleyText
import GalleyViews

/// Every combination of the values that a scene's `variants` list.
struct VariantMatrix {
  /// The variants, the last axis changing fastest; just the canvas where nothing varies.
  private(set) var variants: [Variant]
  /// The mistakes.
  private(set) var errors: [SceneError] = []

  init(_ record: SceneRecord?, canvas: Canvas) {
    variants = [Variant(canvas: canvas, labels: [])]
    // The device goes first, because it would undo a width.
    let entries =
      (record?.entries ?? []).filter { $0.key == "device" } + (record?.entries ?? []).filter { $0.key != "device" }
    for entry in entries {
      let values = Self.values(of: entry.value)
      guard values.count * variants.count <= Variant.limit else {
        let kind = SceneError.Kind.moment(.tooManyVariants(values.count * variants.count, limit: Variant.limit))
        errors.append(SceneError(kind, at: entry.place))
        continue
      }
      variants = variants.flatMap { variant in values.map { variant.with($0, on: entry.key) } }
    }
  }

  /// The values on an axis as texts.
  private static func values(of value: SceneValue) -> [String] {
    switch value {
    case .list(let values): values.flatMap { Self.values(of: $0) }
    case .number(let number): [Variant.text(number)]
    case .word(let word): [word]
    case .text(let text): [text.constant ?? ""]
    case .record(let range): steps(of: range)
    default: []
    }
  }

  /// From, to and by, down where `to` is less; the steps are counted, so that they do not add up errors, and bounded by
  /// one too many.
  private static func steps(of range: SceneRecord) -> [String] {
    guard let from = range.number("from"), let to = range.number("to"), let by = range.number("by"), by > 0 else {
      return []
    }
    let count = min((abs(to - from) / by + 1e-9).rounded(.down), Double(Variant.limit))
    return (0...Int(count)).map { Variant.text(from + Double($0) * (from <= to ? by : -by)) }
  }
}

extension Variant {
  /// The variant with a further value.
  fileprivate func with(_ value: String, on axis: String) -> Variant {
    var canvas = canvas
    switch axis {
    case "device": canvas = Device.named(value).map(canvas.on) ?? canvas
    case "width": canvas.width = Double(value) ?? canvas.width
    case "dynamicType":
      canvas.dynamicTypeSize = DynamicTypeSize(word: value) ?? canvas.dynamicTypeSize
    case "colorScheme": canvas.colorScheme = ColorScheme(word: value) ?? canvas.colorScheme
    case "layoutDirection":
      canvas.layoutDirection = LayoutDirection(word: value) ?? canvas.layoutDirection
    default: canvas.locale = value
    }
    return Variant(canvas: canvas, labels: labels + [Label(axis: axis, value: value)])
  }
}
