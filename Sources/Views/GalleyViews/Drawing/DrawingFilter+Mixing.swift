import GalleyMotion

extension DrawingFilter {
  private var neutral: DrawingFilter {
    switch kind {
    case .contrast, .saturation: DrawingFilter(kind, 1)
    default: DrawingFilter(kind)
    }
  }

  /// If their kinds differ, the first list fades out and the second fades in.
  static func mixed(_ first: [DrawingFilter], with second: [DrawingFilter], _ share: Double) -> [DrawingFilter] {
    guard first.map(\.kind) == second.map(\.kind) else {
      return first.map { $0.mixed(with: $0.neutral, share) } + second.map { $0.neutral.mixed(with: $0, share) }
    }
    return zip(first, second).map { $0.mixed(with: $1, share) }
  }

  private func mixed(with other: DrawingFilter, _ share: Double) -> DrawingFilter {
    var result = self
    result.animatableData.interpolate(towards: other.animatableData, amount: share)
    return result
  }
}
