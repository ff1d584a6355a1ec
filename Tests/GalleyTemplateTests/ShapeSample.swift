@testable import GalleyTemplate

/// A sample value for a shape of the scene grammar, as one line of YAML.
enum ShapeSample {
  static func yaml(_ shape: ValueShape) -> String {
    switch shape {
    case .text, .condition: "a"
    case .number(let number): yaml(number)
    case .boolean: "true"
    case .word(let vocabulary): vocabulary.names.first ?? "a"
    case .color, .style, .layer: "red"
    case .size: "10x10"
    case .day: "2024-01-02"
    case .record(let record): yaml(record)
    case .list(let item, _, let minimum): list(yaml(item), minimum)
    case .named(let value, _): "{ a: \(yaml(value)) }"
    case .oneOf(let shapes): shapes.first.map(yaml) ?? "a"
    case .view: "{ Color: red }"
    case .views: "[ { Color: red } ]"
    case .rows: "[ { a: b } ]"
    case .modifiers: "{ padding: 2 }"
    case .filter, .assignments: "{ a: b }"
    case .binding(let value): yaml(value)
    }
  }

  private static func yaml(_ number: NumberShape) -> String {
    let value = min(max(1, number.minimum ?? 1), number.maximum ?? .infinity)
    let digits = value == value.rounded() ? "\(Int(value))" : "\(value)"
    return digits + (number.unit.factors?.first?.key ?? "")
  }

  private static func list(_ item: String, _ minimum: Int) -> String {
    "[ \(Array(repeating: item, count: max(1, minimum)).joined(separator: ", ")) ]"
  }

  /// Returns the required keys of a mapping, or its first key if none is required.
  private static func yaml(_ record: RecordShape) -> String {
    var fields = record.isChoice ? [] : record.fields.filter { $0.isRequired || $0.key == record.needed.first }
    if fields.isEmpty { fields = Array(record.fields.prefix(1)) }
    return "{ \(fields.map { "\($0.key): \(yaml($0.shape))" }.joined(separator: ", ")) }"
  }
}
