/// The notation of quantities. It is indirect, because every column stores one but few columns use it.
package indirect enum QuantityForm: Hashable, Sendable {
  /// Durations in seconds.
  case duration(DurationForm)
  /// Times of day, in seconds since midnight.
  case clock(DurationForm)
  case size(SizeForm)

  package func written(_ number: String) -> String {
    switch self {
    case .duration(let form), .clock(let form): form.written(number)
    case .size(let form): form.written(number)
    }
  }

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
  package func unit(of maximum: Double) -> (length: Double, name: String) {
    switch self {
    case .duration, .clock:
      let steps: [(Double, String)] = [(172_800, "d"), (7200, "h"), (120, "min")]
      let lengths = ["d": 86_400.0, "h": 3600, "min": 60]
      let found = steps.first { maximum >= $0.0 && !($0.1 == "d" && !isAddable) }?.1
      return found.map { (lengths[$0] ?? 1, $0) } ?? (1, "s")
    case .size(let form): return form.unit(of: maximum)
    }
  }
}
