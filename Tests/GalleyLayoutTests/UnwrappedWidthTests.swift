import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// Rows measured with a prototype. Most of them need no layout of their own.
@Suite("Rows whose text does not wrap")
struct UnwrappedWidthTests {
  /// A paragraph whose letters are 7 pt wide and 20 pt high, and which can be broken anywhere.
  private struct Letters: LeafRule, UnguidedRule, MeasuredRule, Equatable {
    let count: Int

    var traits: LayoutTraits { .plain }
    var natural: Double { Double(count) * 7 }

    func size(for proposal: ProposedViewSize) -> Size {
      guard let offer = proposal.width, offer < natural else { return Size(width: natural, height: 20) }
      let perLine = max((offer / 7).rounded(.down), 1)
      return Size(width: max(offer, 0), height: 20 * (Double(count) / perLine).rounded(.up))
    }
  }

  private final class Leaf: SizingLeaf {
    var letters = Letters(count: 0)

    func line() -> SizingLine? {
      // Some strings have a larger font and taller lines, and some have no known width.
      if letters.count % 17 == 11 { return nil }
      return SizingLine(size: letters.size(for: .unspecified), minimumOffer: letters.natural, baseline: 15)
    }

    func size(for proposal: ProposedViewSize) -> Size { letters.size(for: proposal) }
    func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> Double? { nil }
  }

  /// The structure of a row, with numbered Text views.
  private indirect enum Plan {
    case text(Int)
    case word(Int)
    case rigid(Double)
    case spacer
    case padded(Plan, Double)
    case framed(Plan, Double?)
    case flexible(Plan, FlexibleFrameRule.Bounds)
    case prior(Plan, Double)
    case stack(Axis, [Plan], spacing: Double?)
  }

  private final class Rows: RowSizing {
    let plan: Plan
    let texts: [[Int]]

    init(_ plan: Plan, texts: [[Int]]) {
      self.plan = plan
      self.texts = texts
    }

    func shape(ofRow index: Int) -> Int? { 0 }

    func prototypeRow(_ build: () -> LayoutNode) -> PrototypeRow? {
      var leaves: [(node: LayoutNode, leaf: Leaf)] = []
      let node = node(of: plan, texts[0], axis: nil) { leaves.append(($0, Leaf())) }
      let texts = texts
      return PrototypeRow(
        node, leaves: leaves.map { ($0.node, $0.leaf) },
        exchange: { row, _ in
          for (number, leaf) in leaves.enumerated() { leaf.leaf.letters = Letters(count: texts[row][number]) }
        },
        isSound: { true })
    }

    func row(_ index: Int) -> LayoutNode { node(of: plan, texts[index], axis: nil) { _ in } }

    private func node(of plan: Plan, _ texts: [Int], axis: Axis?, _ note: (LayoutNode) -> Void) -> LayoutNode {
      func inner(_ plan: Plan) -> LayoutNode { node(of: plan, texts, axis: axis, note) }
      switch plan {
      case .text(let number):
        let node = LayoutNode(Letters(count: texts[number]))
        note(node)
        return node
      case .word(let count): return LayoutNode(Letters(count: count))
      case .rigid(let width): return .rigid(width, 12)
      case .spacer: return LayoutNode(SpacerRule(minLength: nil, axis: axis), hasZeroSpacing: true)
      case .padded(let plan, let length):
        return LayoutNode(
          PaddingRule(insets: EdgeInsets(top: 1, leading: length, bottom: 2, trailing: 3)), [inner(plan)])
      case .framed(let plan, let width): return LayoutNode(FixedFrameRule(width: width, height: nil), [inner(plan)])
      case .flexible(let plan, let bounds):
        return LayoutNode(FlexibleFrameRule(horizontal: bounds, vertical: .init()), [inner(plan)])
      case .prior(let plan, let priority): return LayoutNode(PriorityRule(value: priority), [inner(plan)])
      case .stack(let axis, let plans, let spacing):
        let guide = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.leading.key
        return LayoutNode(
          StackRule(axis: axis, guide: guide, spacing: spacing), plans.map { node(of: $0, texts, axis: axis, note) })
      }
    }
  }

  private static func plan(_ depth: Int, _ texts: inout Int, _ dice: inout SplitMix64) -> Plan {
    guard depth > 0 else {
      switch Int.random(in: 0..<8, using: &dice) {
      case 0: return .rigid(Double(Int.random(in: 0..<60, using: &dice)))
      case 1: return .spacer
      case 2: return .word(Int.random(in: 1..<6, using: &dice))
      default:
        texts += 1
        return .text(texts - 1)
      }
    }
    switch Int.random(in: 0..<12, using: &dice) {
    case 0: return .padded(plan(depth - 1, &texts, &dice), Double(Int.random(in: 0..<20, using: &dice)))
    case 1: return .framed(plan(depth - 1, &texts, &dice), [nil, 40, 120].randomElement(using: &dice) ?? nil)
    case 2:
      let minimum: Double? = [nil, 30].randomElement(using: &dice) ?? nil
      let maximum: Double? = [nil, 90, .infinity].randomElement(using: &dice) ?? nil
      return .flexible(plan(depth - 1, &texts, &dice), .init(min: minimum, max: maximum))
    case 3: return .prior(plan(depth - 1, &texts, &dice), Double(Int.random(in: -1...1, using: &dice)))
    default:
      let count = Int.random(in: 1...4, using: &dice)
      let plans = (0..<count).map { _ in plan(depth - 1, &texts, &dice) }
      return .stack(
        Bool.random(using: &dice) ? .horizontal : .vertical, plans,
        spacing: [nil, 0, 5].randomElement(using: &dice) ?? nil)
    }
  }

  @Test(
    "Rows measured with a prototype have the height of built rows at every width", arguments: 0..<300 as Range<UInt64>)
  func heights(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    var count = 0
    let plan = Self.plan(Int.random(in: 1...4, using: &dice), &count, &dice)
    expectSame(plan, texts: count, rows: 40, &dice)
  }

  @Test(
    "Rows of two Text views have the same height as built rows, whichever of the two wraps",
    arguments: 0..<40 as Range<UInt64>)
  func lines(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let lines = (0..<3).map { line -> Plan in
      let spare: [Plan] = Bool.random(using: &dice) ? [.spacer] : []
      let more: [Plan] = Bool.random(using: &dice) ? [.rigid(24)] : []
      return .stack(.horizontal, [.text(2 * line)] + spare + [.text(2 * line + 1)] + more, spacing: nil)
    }
    let still: [Plan] = Bool.random(using: &dice) ? [.word(12)] : []
    expectSame(.padded(.stack(.vertical, lines + still, spacing: 2), 9), texts: 6, rows: 120, &dice)
  }

  private func expectSame(_ plan: Plan, texts count: Int, rows: Int, _ dice: inout SplitMix64) {
    let texts = (0..<rows).map { _ in (0..<count).map { _ in Int.random(in: 0..<22, using: &dice) } }
    let plain = Rows(plan, texts: texts)
    let measured = LazyRows(segments: [.init(count: rows, sizing: plain, build: plain.row)])
    let built = LazyRows(segments: [.init(count: rows, build: plain.row)])
    for _ in 0..<8 {
      let width = Double(Int.random(in: 0..<(Bool.random(using: &dice) ? 700 : 240), using: &dice))
      let known = measured.offsets(along: .vertical, cross: width, spacing: 0)
      let exact = built.offsets(along: .vertical, cross: width, spacing: 0)
      for row in 0..<rows {
        #expect(known.length(of: row) == exact.length(of: row), "row \(row) of \(plan), \(width) wide")
      }
    }
  }
}
