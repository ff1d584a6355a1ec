extension ChartScale {
  func shown(through settings: ScaleSettings) -> ChartScale {
    guard settings.scrolls else { return self }
    switch kind {
    case .numbers(let range):
      return shown(range, settings) { .numbers($0) }
    case .times(let range):
      return shown(range, settings) { .times($0) }
    case .names(let names):
      guard let length = settings.visibleLength.flatMap({ Int(exactly: $0.rounded()) }), length > 0 else { return self }
      let start = settings.visibleStart?.name.flatMap { names.firstIndex(of: $0) } ?? 0
      return with(.names(Array(names[min(start, max(0, names.count - length))...].prefix(length))))
    }
  }

  private func shown(
    _ range: ClosedRange<Double>, _ settings: ScaleSettings, _ kind: (ClosedRange<Double>) -> Kind
  ) -> ChartScale {
    guard let length = settings.visibleLength, length > 0, length.isFinite else { return self }
    let latest = max(range.lowerBound, range.upperBound - length)
    let start = min(max(settings.visibleStart?.number ?? range.lowerBound, range.lowerBound), latest)
    return with(kind(start...start + length))
  }

  private func with(_ kind: Kind) -> ChartScale {
    var scale = ChartScale(kind: kind)
    (scale.isReversed, scale.isLogarithmic) = (isReversed, isLogarithmic)
    return scale
  }
}
