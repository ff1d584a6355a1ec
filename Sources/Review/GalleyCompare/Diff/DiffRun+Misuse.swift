import GalleyDiff
import GalleyMessages
import GalleyTemplate

extension DiffRun {
  /// Returns errors for masks that match nothing. The result is empty if something could not be compared, because the
  /// mask may match there.
  func misuses(of parts: [DiffReport.Part]) -> [Diagnostic] {
    guard options.leavesOut, !parts.contains(where: { $0.finding.outcome == .failed })
    else { return [] }
    let summaries = parts.compactMap { part in
      if case .pixels(let summary, _) = part.finding { summary } else { nil }
    }
    guard !summaries.isEmpty else {
      let isOnlyInOne = parts.contains { if case .only = $0.finding { true } else { false } }
      return isOnlyInOne ? [] : [.maskWithoutPictures]
    }
    let ids = parts.reduce(into: Set<String>()) { $0.formUnion($1.viewIDs) }
    return MaskUse(ids: ids, sizes: Set(summaries.flatMap { [$0.firstSize, $0.secondSize] }))
      .misuses(ids: options.maskedIDs, mask: options.comparison.mask)
  }
}

struct MaskUse: Hashable, Sendable {
  var ids: Set<String> = []
  var sizes: Set<PixelSize> = []

  func misuses(ids masked: [String], mask: PixelMask) -> [Diagnostic] {
    unknownIDs(of: masked).map {
      Diagnostic(unknownMaskID: $0, suggestion: Suggestion.closest(to: $0, among: ids.sorted()))
    } + outside(of: mask).map { Diagnostic(maskOutside: $0) }
  }

  func unknownIDs(of masked: [String]) -> [String] { masked.filter { !ids.contains($0) } }

  func outside(of mask: PixelMask) -> [PixelRect] {
    mask.rects.filter { rect in
      !sizes.contains { rect.x < $0.width && rect.y < $0.height && rect.x > -rect.width && rect.y > -rect.height }
    }
  }
}
