import GalleyGeometry
import GalleyLayout
import GalleyPicture
import GalleyScroll
import GalleySnapshot
import GalleyViews
import TestSupport
import Testing

@Suite("Random trees of views")
struct FuzzTests {
  private static let canvases: [ProposedViewSize] = [
    ProposedViewSize(width: 390, height: 844), ProposedViewSize(width: 0, height: 0), .unspecified, .infinity,
    ProposedViewSize(width: -10, height: 50), ProposedViewSize(width: 1e-7, height: nil),
    ProposedViewSize(width: nil, height: 100), ProposedViewSize(width: 37.3, height: .infinity),
  ]

  /// Describes the first invalid frame of `view` on any of the test canvases. Returns nil if all frames are valid.
  private static func fault(_ view: RandomView) -> String? {
    for canvas in canvases {
      for size in [canvas, ProposedViewSize(width: canvas.height, height: canvas.width)] {
        let screen = Screen(
          view, width: size.width, height: size.height, safeArea: EdgeInsets(top: 20, leading: 3, bottom: 10))
        if let strange = screen.view.all.first(where: { !$0.frame.isReal || $0.frame.width < 0 || $0.frame.height < 0 })
        {
          return "on \(size): \(strange.kind) \(strange.frame)"
        }
        let answer = screen.tree.size(for: size)
        if answer.width.isNaN || answer.height.isNaN || answer.width < 0 { return "offered \(size): \(answer)" }
        if screen.picture.size.width.isNaN { return "picture on \(size)" }
      }
    }
    return nil
  }

  @Test("All frames of a random tree are finite on every canvas", arguments: 0..<16 as Range<UInt64>)
  func frames(batch: UInt64) {
    for seed in batch * 100..<batch * 100 + 10 {
      var generator = SplitMix64(seed: seed)
      let view = RandomView(depth: 6, &generator)
      guard FuzzTests.fault(view) != nil else { continue }
      let small = view.shrunk { FuzzTests.fault($0) != nil }
      Issue.record("seed \(seed): \(FuzzTests.fault(small) ?? "") in \(small)")
    }
  }

  /// Returns all frames, measured from the leading edge.
  private static func frames(_ view: RandomView, _ direction: LayoutDirection) -> [Rect] {
    let isMirrored = direction == .rightToLeft
    let bars = EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 4)
    let screen = Screen(view, width: 240, height: 300, safeArea: isMirrored ? bars.mirrored : bars) {
      $0.layoutDirection = direction
    }
    return screen.view.all.map { $0.frame.reading(isMirrored, in: Size(width: 240, height: 300)) }
  }

  /// Returns the frames that differ by more than rounding errors.
  private static func differences(_ view: RandomView) -> [(Rect, Rect)] {
    zip(frames(view, .leftToRight), frames(view, .rightToLeft)).filter { left, right in
      [left.minX - right.minX, left.minY - right.minY, left.width - right.width, left.height - right.height]
        .contains { abs($0) > 1e-6 }
    }
  }

  @Test(
    "The right-to-left layout of a random tree is the mirror image of its left-to-right layout",
    arguments: 0..<8 as Range<UInt64>)
  func mirror(batch: UInt64) {
    for seed in batch * 100..<batch * 100 + 40 {
      var generator = SplitMix64(seed: seed)
      let view = RandomView(depth: 5, &generator)
      guard !FuzzTests.differences(view).isEmpty else { continue }
      let small = view.shrunk { !FuzzTests.differences($0).isEmpty }
      Issue.record("seed \(seed): \(small): \(FuzzTests.differences(small))")
    }
  }
}
