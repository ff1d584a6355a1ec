/// How the quantities of a column are written that are more than digits and a unit.
///
/// Behind a reference, since every column has room for one and few have any.
package indirect enum QuantityForm: Hashable, Sendable {
  /// Lengths of time; values are seconds.
  case duration(DurationForm)
  /// Times of the day; values are seconds since midnight.
  case clock(DurationForm)
  /// Sizes in bytes, or large counts.
  case size(SizeForm)

  /// `number`, which data writes as `-1234.50`, in this form.
  package func written(_ number: String) -> String {
    switch self {
    case .duration(let form), .clock(let form): form.written(number)
    case .size(let form): form.written(number)
    }
  }

  /// The value of a cell as data writes it; nil for what is none.
  package func value(_ cell: UnsafeBufferPointer<UInt8>) -> String? {
    switch self {
    case .duration(let form), .clock(let form):
      WrittenDuration(cell)?.seconds(areHours: form.style == .hoursMinutes)
    case .size(let form):
      WrittenSize(cell)?.value(cell, form.mark, factor: form.factor, areCounts: form.areCounts)
    }
  }

  package var mark: FractionMark {
    switch self {
    case .duration(let form), .clock(let form): form.mark
    case .size(let form): form.mark
    }
  }

  package var isAddable: Bool { if case .clock = self { false } else { true } }
}

extension QuantityForm {
  /// The unit in which values up to `most` are read well: its length in seconds or bytes, and its name.
  package func unit(of most: Double) -> (length: Double, name: String) {
    switch self {
    case .duration, .clock:
      let steps: [(Double, String)] = [(172_800, "d"), (7200, "h"), (120, "min")]
      let lengths = ["d": 86_400.0, "h": 3600, "min": 60]
      let found = steps.first { most >= $0.0 && !($0.1 == "d" && !isAddable) }?.1
      return found.map { (lengths[$0] ?? 1, $0) } ?? (1, "s")
    case .size(let form): return form.unit(of: most)
    }
  }
}
