import Foundation
import GalleyGeometry
import GalleyLayout
import Testing

/// What a first layout costs, printed; `make bench` runs it in release.
///
/// The tree is what flexbox benchmarks lay out: rows in columns in rows, ten children each, the leaves rigid,
/// flexible and of text's kind (the narrower, the taller) in turn.
@Suite(
  "The cost of a first layout", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil), .serialized)
struct LayoutBenchmark {
  /// Keeps its area: the narrower, the taller.
  private struct AreaRule: LeafRule {
    let area: Double

    func size(for proposal: ProposedViewSize) -> Size {
      let width = min(max(proposal.width ?? .infinity, 10), 80)
      return Size(width: width, height: area / width)
    }
  }

  private final class Grower {
    var nodes = 0

    func tree(of leaves: Int, isRow: Bool = false) -> LayoutNode {
      nodes += 1
      if leaves <= 1 { return leaf(nodes % 3) }
      let children = (0..<10).map { _ in tree(of: leaves / 10, isRow: !isRow) }
      let guide = isRow ? VerticalAlignment.center.key : HorizontalAlignment.leading.key
      return LayoutNode(StackRule(axis: isRow ? .horizontal : .vertical, guide: guide, spacing: 2), children)
    }

    private func leaf(_ kind: Int) -> LayoutNode {
      switch kind {
      case 0: return LayoutNode(RigidRule(size: Size(width: 20, height: 10)))
      case 1: return LayoutNode(FlexibleRule())
      default:
        nodes += 1
        return LayoutNode(PaddingRule(insets: EdgeInsets(.all, 2)), [LayoutNode(AreaRule(area: 400))])
      }
    }
  }

  @Test("nanoseconds and bytes a node", arguments: [100_000, 10_000])
  func first(leaves: Int) {
    let before = LayoutBenchmark.peakMemory()
    var roots: [LayoutNode] = []
    var nodes = 0
    var best = Double.infinity
    for _ in 0..<5 {
      let grower = Grower()
      let root = grower.tree(of: leaves)
      best = min(best, LayoutBenchmark.nanoseconds { LayoutBenchmark.place(root) } / Double(grower.nodes))
      nodes += grower.nodes
      roots.append(root)
    }
    // All trees are kept, so that the peak grows by all of them, unless a larger case has been there before.
    let bytes = (LayoutBenchmark.peakMemory() - before) / nodes
    let memory = bytes > 0 ? " and \(bytes) bytes" : ""
    print("first layout of \(nodes / roots.count) nodes: \(Int(best)) ns\(memory) a node")
    #expect(roots.allSatisfy { $0.frame.width > 0 })
  }

  private static func place(_ root: LayoutNode) {
    let canvas = Rect(x: 0, y: 0, width: 4000, height: 4000)
    root.place(
      at: .zero, proposal: ProposedViewSize(canvas.size),
      surroundings: Surroundings(visible: canvas, screen: canvas, safeArea: canvas))
  }

  static func nanoseconds(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work)
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  }

  /// The most bytes the process has held so far.
  private static func peakMemory() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #endif
  }
}
