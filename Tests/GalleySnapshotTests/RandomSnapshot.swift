import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import TestSupport

@testable import GalleyTables

/// Random snapshots of screens. Together they use every member of the type.
struct RandomSnapshot {
  private var dice: SplitMix64

  init(seed: UInt64) { dice = SplitMix64(seed: seed) }

  mutating func snapshot() -> LayoutSnapshot {
    let sharedSizes = list(3) { $0.sharedSize() }
    return LayoutSnapshot(
      state: text(), variant: list(2) { LayoutSnapshot.Label(axis: $0.text(), value: $0.text()) }, size: size(),
      scale: number(), attributes: maybe { $0.attributes() }, view: view(depth: 4), sharedSizes: sharedSizes)
  }

  private mutating func view(depth: Int) -> InspectedView {
    var view = InspectedView(
      kind: text(), id: maybe { $0.text() }, row: maybe { $0.count() }, frame: rect(), lines: list(3) { $0.text() },
      isTruncated: flip(), words: maybe { $0.text() }, styles: list(3) { $0.style() }, attributes: attributes())
    view.target = maybe { $0.rect() }
    view.baseline = maybe { $0.number() }
    view.cut = maybe { dice in
      InspectedView.Cut(
        words: dice.text(), needed: dice.number(), offered: dice.maybe { $0.number() }, lines: dice.count(),
        shownLines: dice.count())
    }
    view.fit = maybe { $0.fit() }
    view.syncWidth = maybe { dice in
      InspectedView.SyncWidth(key: dice.text(), mode: dice.mode(), width: dice.number(), ideal: dice.number())
    }
    view.scroll = maybe { $0.scroll() }
    view.header = maybe { $0.header() }
    view.role = maybe { $0.dice.pick([.header, .footer, .gap, .section]) }
    view.rows = maybe { dice in
      InspectedView.Rows(
        count: dice.count(), built: dice.list(4) { $0.count() }, visible: dice.count(),
        marks: dice.list(3) { $0.number() })
    }
    view.height = maybe { dice in HeightCause(parts: dice.list(3) { $0.part() }, rest: dice.number()) }
    view.isTappable = flip()
    view.origin = maybe { $0.source() }
    if depth > 0 { view.children = list(3) { $0.view(depth: depth - 1) } }
    return view
  }

  private mutating func style() -> InspectedView.TextStyle {
    InspectedView.TextStyle(
      size: number(), weight: dice.number(1...9) * 100, isItalic: flip(), isUnderlined: flip(), isStruckThrough: flip(),
      color: maybe { $0.dice.pick(["#FF3B30", "#3C3C4399"]) },
      family: dice.pick(["Inter", "Noto Serif", "DejaVu Sans Mono"]))
  }

  private mutating func fit() -> InspectedView.Fit {
    InspectedView.Fit(
      chosen: count(), ideals: list(3) { $0.size() }, offered: ProposedViewSize(width: offer(), height: offer()),
      isUniform: flip(), decision: maybe { $0.dice.number(0...4) })
  }

  private mutating func offer() -> Double? { dice.pick([nil, .infinity, number()]) }

  private mutating func scroll() -> InspectedView.Scroll {
    InspectedView.Scroll(
      offset: point(), requested: maybe { $0.point() }, limit: point(),
      axes: dice.pick([[], .horizontal, .vertical, [.horizontal, .vertical]]), contentSize: size(), viewport: rect())
  }

  /// Lengths are as in real screens, because it takes long to decide whether a very steep rule has jumps.
  private mutating func header() -> InspectedView.Header {
    let rule: HeaderRule =
      switch dice.number(0...2) {
      case 0: .continuous(resting: length(), minimum: length(), maximum: dice.pick([length(), .infinity]))
      case 1:
        .thresholds(resting: length(), minimum: length(), maximum: length(), collapsing: length(), stretching: length())
      default: .points(list(4) { Point(x: $0.length(), y: $0.length()) })
      }
    return InspectedView.Header(
      name: maybe { $0.text() }, rule: rule, distance: number(), height: number(), target: number(), hidden: number(),
      range: -length()...length())
  }

  private mutating func length() -> Double { Double(dice.number(0...40)) / 2 }

  private mutating func part() -> HeightCause.Part {
    let kind: HeightCause.Kind =
      switch dice.number(0...3) {
      case 0: .text(text(), lines: count())
      case 1: .frame
      case 2: .rows(count(), headers: count(), footers: count())
      default: .view(text())
      }
    return HeightCause.Part(kind: kind, height: number())
  }

  private mutating func sharedSize() -> InspectedSharedSize {
    InspectedSharedSize(
      list: maybe { dice in
        InspectedSharedSize.List(kind: dice.text(), id: dice.maybe { $0.text() }, origin: dice.maybe { $0.source() })
      }, columns: list(2) { $0.column() }, fits: list(2) { $0.sharedFit() })
  }

  private mutating func column() -> InspectedSharedSize.Column {
    InspectedSharedSize.Column(
      key: text(), mode: maybe { $0.mode() }, width: number(), cells: count(), widest: maybe { $0.cell() },
      runnerUp: maybe { $0.cell() }, cut: count())
  }

  private mutating func cell() -> InspectedSharedSize.Cell {
    InspectedSharedSize.Cell(width: number(), row: maybe { $0.count() }, words: text())
  }

  private mutating func sharedFit() -> InspectedSharedSize.Fit {
    let place = source()
    return InspectedSharedSize.Fit(
      file: place.file, line: place.line, column: place.column, candidates: list(3) { $0.text() }, chosen: count(),
      findings: list(3) { dice in
        InspectedSharedSize.Finding(
          axis: dice.dice.pick([.horizontal, .vertical]), needed: dice.number(), offered: dice.number(),
          row: dice.maybe { $0.count() }, words: dice.text(), overruns: dice.count())
      })
  }

  private mutating func mode() -> SharedWidthMode {
    dice.pick([.exact, .growing, .capped(maximum: number()), .percentile(number())])
  }

  private mutating func source() -> ViewSource {
    ViewSource(file: dice.pick(["a.yaml", "C:/x/b.yaml", "App/View.swift"]), line: count(), column: count())
  }

  private mutating func attributes() -> [String: String] {
    Dictionary(list(3) { ($0.text(), $0.text()) }) { first, _ in first }
  }

  private mutating func text() -> String {
    dice.pick(["", "Fig", "top, x", "\"\\/\u{8}\u{0}\u{202E}\r\n\t", "été 日本 👩‍👩‍👧", "##[set]", "12", "row:3", "null"])
  }

  private mutating func number() -> Double {
    switch dice.number(0...3) {
    case 0: Double(dice.number(-3...400))
    case 1: Double.random(in: -1e3...1e3, using: &dice)
    case 2: Double.random(in: 1e-9...1e-6, using: &dice)
    default: Double(dice.number(0...9)) * 1e17
    }
  }

  private mutating func count() -> Int { dice.number(0...1_000_000) }
  private mutating func flip() -> Bool { dice.number(0...1) == 1 }
  private mutating func point() -> Point { Point(x: number(), y: number()) }
  private mutating func size() -> Size { Size(width: number(), height: number()) }
  private mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }

  private mutating func maybe<Value>(_ value: (inout RandomSnapshot) -> Value) -> Value? { flip() ? value(&self) : nil }

  private mutating func list<Value>(_ maximum: Int, _ value: (inout RandomSnapshot) -> Value) -> [Value] {
    (0..<dice.number(0...maximum)).map { _ in value(&self) }
  }
}
