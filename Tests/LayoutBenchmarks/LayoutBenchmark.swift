import Foundation
import GalleyGeometry
import GalleyLayout
import Testing

/// Prints the time per node of a first layout, and of a layout after one leaf changed. `make bench` runs it in release.
///
/// For comparison, Yoga's time for the first layout of a similar tree is printed if `poga` is installed in .build/poga.
///
/// The tree is typical of flexbox benchmarks: nested rows and columns of ten children each. The leaves alternate
/// between rigid, flexible and text-like (taller as they become narrower).
@Suite(
  "Layout time", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil), .serialized)
struct LayoutBenchmark {
  /// The maximum time per node of a first layout, in nanoseconds.
  private static let limit = 2000.0
  /// How many times faster a layout after one change must at least be than a first layout.
  private static let minimumGain = 50.0

  /// Keeps its area: it becomes taller as it becomes narrower. Like text, its natural width does not depend on the
  /// height.
  private struct AreaRule: LeafRule, UnguidedRule, Equatable {
    let area: Double

    var traits: LayoutTraits { .plain }

    func size(for proposal: ProposedViewSize) -> Size {
      let width = min(max(proposal.width ?? .infinity, 10), 80)
      return Size(width: width, height: area / width)
    }

    func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? { nil }

    func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
      axis == .horizontal ? min(max(offer ?? .infinity, 10), 80) : nil
    }
  }

  private final class Grower {
    var nodes = 0
    /// Leaves of fixed size that the benchmark changes.
    private(set) var rigid: [LayoutNode] = []

    func tree(of leaves: Int, isRow: Bool = false) -> LayoutNode {
      nodes += 1
      if leaves <= 1 { return leaf(nodes % 3) }
      let children = (0..<10).map { _ in tree(of: leaves / 10, isRow: !isRow) }
      let guide = isRow ? VerticalAlignment.center.key : HorizontalAlignment.leading.key
      return LayoutNode(StackRule(axis: isRow ? .horizontal : .vertical, guide: guide, spacing: 2), children)
    }

    private func leaf(_ kind: Int) -> LayoutNode {
      switch kind {
      case 0:
        let leaf = LayoutNode(RigidRule(size: Size(width: 20, height: 10)))
        rigid.append(leaf)
        return leaf
      case 1: return LayoutNode(FlexibleRule())
      default:
        nodes += 1
        return LayoutNode(PaddingRule(insets: EdgeInsets(.all, 2)), [LayoutNode(AreaRule(area: 400))])
      }
    }
  }

  @Test("A first layout, and an update after one change, stay within their time limits", arguments: [100_000, 10_000])
  func layout(leaves: Int) {
    let before = LayoutBenchmark.peakMemory()
    var roots: [LayoutNode] = []
    var nodes = 0
    var first = Double.infinity
    var change = Double.infinity
    for _ in 0..<5 {
      let grower = Grower()
      let root = grower.tree(of: leaves)
      first = min(first, LayoutBenchmark.nanoseconds { LayoutBenchmark.place(root) })
      let leaf = grower.rigid[grower.rigid.count / 2]
      for length in 21..<26 {
        let cost = LayoutBenchmark.nanoseconds {
          leaf.become(LayoutNode(RigidRule(size: Size(width: Double(length), height: 12))))
          LayoutBenchmark.place(root)
        }
        change = min(change, cost)
      }
      nodes += grower.nodes
      roots.append(root)
    }
    // All trees are kept in memory, so the peak memory grows with each tree unless a larger case ran before.
    let bytes = (LayoutBenchmark.peakMemory() - before) / nodes
    let memory = bytes > 0 ? ", \(bytes) bytes a node" : ""
    let cost = first / Double(nodes / roots.count)
    let yoga = LayoutBenchmark.yoga(leaves).map { "Yoga \($0) ns" } ?? "Yoga not installed"
    print(
      "first layout of \(nodes / roots.count) nodes: \(Int(cost)) ns a node (\(yoga), limit "
        + "\(Int(LayoutBenchmark.limit)))\(memory); after a change \(Int(change)) ns, \(Int(first / change)) times "
        + "cheaper (limit \(Int(LayoutBenchmark.minimumGain)))")
    #expect(roots.allSatisfy { $0.frame.width > 0 })
    #expect(cost <= LayoutBenchmark.limit)
    #expect(first / change >= LayoutBenchmark.minimumGain)
  }

  /// The time that Yoga needs per node, in nanoseconds, or nil if it is not installed.
  private static func yoga(_ leaves: Int) -> Int? {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let process = Process()
    // A standardised path would follow the link to the Python of the system, which lacks the package.
    process.executableURL = root.appendingPathComponent(".build/poga/bin/python")
    process.arguments = [root.appendingPathComponent("Tests/Benchmarks/yoga-layout").path, "\(leaves)"]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Int(answer.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private static func place(_ root: LayoutNode) {
    let canvas = Rect(x: 0, y: 0, width: 4000, height: 4000)
    root.place(
      at: .zero, proposal: ProposedViewSize(canvas.size),
      context: PlacementContext(visible: canvas, screen: canvas, safeArea: canvas))
  }

  static func nanoseconds(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work)
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  }

  /// The peak memory use of the process so far, in bytes.
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
