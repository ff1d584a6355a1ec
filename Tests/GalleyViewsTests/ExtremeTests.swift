import GalleyGeometry
import GalleyLayout
import GalleyViews
import TestSupport
import Testing

@Suite("Minimum and maximum sizes predicted without measuring")
struct ExtremeTests {
  private static let offers: [Double?] = [nil, 0, 33, 210, .infinity]
  private static let others: [Double?] = [nil, 0, 17.5, 300, .infinity]

  /// Describes a node whose predicted minimum or maximum differs from the size that it chooses. Returns nil if there is
  /// none.
  private static func fault(_ view: RandomView) -> String? {
    fault(below: Screen(view, width: 240, height: 300).tree.root)
  }

  private static func fault(below node: LayoutNode) -> String? {
    for axis in Axis.allCases {
      for offer in offers {
        guard let recorded = node.length(along: axis, offered: offer) else { continue }
        for other in others {
          var proposal = ProposedViewSize(width: other, height: other)
          proposal[axis] = offer
          let chosen = node.rule.size(for: proposal, of: node)[axis]
          guard chosen == recorded || abs(chosen - recorded) < 1e-9 else {
            return
              "\(type(of: node.rule)) predicted \(recorded) along \(axis) for \(String(describing: offer)), chose \(chosen) with \(proposal)"
          }
        }
      }
    }
    return node.children.lazy.compactMap { fault(below: $0) }.first
  }

  @Test(
    "A predicted minimum or maximum is correct for any size proposed on the other axis",
    arguments: 0..<16 as Range<UInt64>)
  func equality(batch: UInt64) {
    for seed in batch * 1000..<batch * 1000 + 25 {
      var generator = SplitMix64(seed: seed)
      let view = RandomView(depth: 5, &generator)
      guard ExtremeTests.fault(view) != nil else { continue }
      let small = view.shrunk { ExtremeTests.fault($0) != nil }
      Issue.record("seed \(seed): \(ExtremeTests.fault(small) ?? "") in \(small)")
    }
  }
}
