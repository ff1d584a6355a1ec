import GalleyGeometry
import GalleyMessages
import GalleyText
import GalleyViews

package struct VariantAxis: Sendable {
  let field: RecordShape.Field
  let current: @Sendable (SceneCanvas) -> String
  private let values: @Sendable (SceneValue) -> [Value]

  package struct Value: Sendable {
    let label: String
    let change: @Sendable (inout SceneCanvas) -> Void
  }

  package struct Written: Sendable {
    package let name: String
    let values: [Value]
    let place: SourcePlace
  }

  /// The name in layout files and reports. It differs from the key if the key was renamed, so that older baselines stay
  /// valid.
  package let name: String

  private init<Item>(
    _ key: String, _ shape: TypedShape<[Item]>, _ doc: String, formerly name: String? = nil,
    label: @escaping @Sendable (Item) -> String,
    current: @escaping @Sendable (SceneCanvas) -> String, change: @escaping @Sendable (inout SceneCanvas, Item) -> Void
  ) {
    field = RecordShape.Field(key, shape.shape, doc, formerly: name)
    self.name = name ?? key
    self.current = current
    values = { value in
      (shape.read(value) ?? []).map { item in Value(label: label(item)) { change(&$0, item) } }
    }
  }

  private init<Item>(
    _ key: String, _ shape: TypedShape<[Item]>, _ doc: String,
    _ property: any WritableKeyPath<SceneCanvas, Item> & Sendable, formerly name: String? = nil,
    label: @escaping @Sendable (Item) -> String = { "\($0)" }
  ) {
    self.init(key, shape, doc, formerly: name, label: label, current: { label($0[keyPath: property]) }) {
      $0[keyPath: property] = $1
    }
  }

  static let all: [VariantAxis] = [
    device,
    VariantAxis(
      "width", .oneOf(.list(.number(.side), noun: "widths"), range),
      "Widths in points, or a range with from, to and by.", \.width,
      label: Variant.text),
    VariantAxis(
      "dynamicTypeSize", .list(.word(.dynamicType), noun: "Dynamic Type sizes"), "Dynamic Type sizes.",
      \.dynamicTypeSize, formerly: "dynamicType"),
    VariantAxis("colorScheme", .list(.word(.colorScheme), noun: "colour schemes"), "Colour schemes.", \.colorScheme),
    VariantAxis(
      "layoutDirection", .list(.word(.layoutDirection), noun: "layout directions"), "Layout directions.",
      \.layoutDirection),
    VariantAxis(
      "system", .list(.systemVersion, noun: "iOS versions"), "iOS versions.", \.systemVersion, label: \.name),
    VariantAxis("locale", .list(.text("a language"), noun: "languages"), "Languages.", \.locale),
  ]

  private static let device = VariantAxis(
    "device", .list(.device, noun: "devices"), "Devices.", label: \.name,
    current: { $0.device?.name ?? Variant.text($0.width) }, change: { $0 = $0.on($1) })

  static let section = TypedShape<[Written]>(
    .record(RecordShape("variants", "Lists of values; Galley draws every combination.", all.map(\.field)))
  ) { value in
    guard case .record(let record) = value else { return nil }
    let written = record.entries.compactMap { entry in
      all.first { $0.field.key == entry.key }.map { axis in
        Written(name: axis.name, values: axis.values(entry.value), place: entry.place)
      }
    }
    // Devices are applied first, because they also set the width.
    return written.filter { $0.name == device.name } + written.filter { $0.name != device.name }
  }

  private static let range = TypedShape<[Double]>.record("width", "Evenly spaced widths.") { fields in
    let from = fields.required("from", TypedShape<Double>.number(.side), "First width.")
    let to = fields.required("to", TypedShape<Double>.number(.side), "Last width.")
    let by = fields.required(
      "by", TypedShape<Double>.number(NumberShape(noun: "a number of points", minimum: 0.01)), "Step between widths.")
    return { given in try steps(from: given[from], to: given[to], by: given[by]) }
  }

  /// Returns evenly spaced widths, in descending order if `to` is less than `from`. Steps are counted, so that rounding
  /// errors do not accumulate. The result has at most one more width than the limit allows. The caller reports this.
  private static func steps(from: Double, to: Double, by: Double) -> [Double] {
    let count = min((abs(to - from) / by + 1e-9).rounded(.down), Double(Variant.limit))
    return (0...Int(count)).map { from + Double($0) * (from <= to ? by : -by) }
  }
}
