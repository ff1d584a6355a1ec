import GalleyDiff
import GalleyMessages
import GalleyRender
import GalleyTemplate

extension DiffRun {
  /// What was asked to be left out and is nowhere to be found in `parts`: then nothing is judged, since what was meant
  /// to be left out was not.
  ///
  /// Nothing where something could not be compared anyway, which may be what the masks are about.
  func misuses(of parts: [DiffReport.Part]) -> [Diagnostic] {
    guard leavesOut, !parts.contains(where: { $0.finding.outcome == .failed })
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
      .misuses(ids: maskedIDs, mask: comparison.mask)
  }
}

/// What masks can be about in the pictures of a run.
struct MaskUse: Hashable, Sendable {
  var ids: Set<String> = []
  var sizes: Set<PixelSize> = []

  /// A sentence for each id that no view has, and for each rectangle that lies in no picture.
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
