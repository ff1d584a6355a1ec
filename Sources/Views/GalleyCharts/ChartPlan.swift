import GalleyGeometry
import GalleyPicture
import GalleyViews

struct ChartPlan {
  private(set) var marks: [PlacedMark] = []
  let x: ChartScale?
  let y: ChartScale?
  let legend: [LegendEntry]
  let legendTitle: String?
  let hasSectors: Bool
  let isWindow: Bool
  private let styles: [PlottedValue: AnyShapeStyle]
  private let symbols: [PlottedValue: BasicChartSymbolShape]

  struct LegendEntry: Identifiable {
    let id: String
    let style: AnyShapeStyle
    let symbol: BasicChartSymbolShape?
  }

  struct PlacedMark {
    let mark: Mark
    var x: AxisSpan
    var y: AxisSpan
    var part: (index: Int, count: Int) = (0, 1)
  }

  enum AxisSpan: Hashable {
    case all
    case at(PlottedValue)
    case between(PlottedValue, PlottedValue)

    init(_ place: MarkPlace) {
      if let start = place.start, let end = place.end {
        self = .between(start, end)
      } else {
        self = place.value.map { .at($0) } ?? .all
      }
    }

    fileprivate var values: [PlottedValue] {
      switch self {
      case .all: []
      case .at(let value): [value]
      case .between(let start, let end): [start, end]
      }
    }
  }

  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .indigo, .mint]

  init(_ marks: [Mark], _ settings: ChartSettings) {
    let named = ChartPlan.unique(marks.compactMap(\.styleBy?.value))
    styles = ChartPlan.styles(of: named, settings)
    let symbolic = ChartPlan.unique(marks.compactMap(\.symbolBy?.value))
    symbols = ChartPlan.symbols(of: symbolic, settings)
    let (styles, symbols) = (styles, symbols)
    legend = ChartPlan.unique(named + symbolic).map {
      LegendEntry(id: $0.text, style: styles[$0] ?? AnyShapeStyle(Color.gray), symbol: symbols[$0])
    }
    legendTitle = marks.lazy.compactMap { $0.styleBy?.label ?? $0.symbolBy?.label }.first
    hasSectors = marks.contains { $0.kind == .sector }
    isWindow = settings.x.scale.scrolls || settings.y.scale.scrolls
    let placed = ChartPlan.placed(ChartPlan.inOrder(marks))
    self.marks = placed
    x = ChartPlan.scale(placed.flatMap(\.x.values), settings.x.scale, isNice: !marks.contains { $0.kind == .line })
    y = ChartPlan.scale(placed.flatMap(\.y.values), settings.y.scale, isNice: true)
  }

  func style(of mark: Mark) -> AnyShapeStyle {
    let base = mark.style ?? mark.styleBy.flatMap { styles[$0.value] } ?? AnyShapeStyle(Color.blue)
    return mark.opacity < 1 ? AnyShapeStyle(base.opacity(mark.opacity)) : base
  }

  func dashes(of mark: Mark) -> [Double] {
    guard let value = mark.lineBy?.value else { return [] }
    let values = ChartPlan.unique(marks.compactMap(\.mark.lineBy?.value))
    let index = values.firstIndex(of: value) ?? 0
    return ChartPlan.dashes[index % ChartPlan.dashes.count]
  }

  /// The dash patterns of lines, as lengths in points. The lengths are estimates.
  private static let dashes: [[Double]] = [[], [6, 4], [2, 4], [8, 4, 2, 4]]

  func symbol(of mark: Mark) -> BasicChartSymbolShape? {
    if mark.hasSymbolView { return nil }
    return mark.symbol ?? mark.symbolBy.flatMap { symbols[$0.value] } ?? (mark.kind == .point ? .circle : nil)
  }

  private static func inOrder(_ marks: [Mark]) -> [Mark] {
    if marks.allSatisfy({ $0.zIndex == 0 }) { return marks }
    return marks.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }

  private static func symbols(
    of values: [PlottedValue], _ settings: ChartSettings
  ) -> [PlottedValue: BasicChartSymbolShape] {
    var symbols: [PlottedValue: BasicChartSymbolShape] = [:]
    let inTurn = settings.symbols.filter { $0.value == nil }.map(\.symbol)
    let usual = inTurn.isEmpty ? BasicChartSymbolShape.usual : inTurn
    for (index, value) in values.enumerated() {
      symbols[value] = settings.symbols.first { $0.value == value }?.symbol ?? usual[index % usual.count]
    }
    return symbols
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var known: Set<Value> = []
    return values.filter { known.insert($0).inserted }
  }

  private static func styles(
    of values: [PlottedValue], _ settings: ChartSettings
  ) -> [PlottedValue: AnyShapeStyle] {
    var styles: [PlottedValue: AnyShapeStyle] = [:]
    for (index, value) in values.enumerated() {
      let given = settings.styles.first { $0.value == value }
      let inTurn = settings.styles.filter { $0.value == nil }
      styles[value] =
        given?.style
        ?? (inTurn.isEmpty ? AnyShapeStyle(palette[index % palette.count]) : inTurn[index % inTurn.count].style)
    }
    return styles
  }

  private static func scale(_ values: [PlottedValue], _ settings: ScaleSettings, isNice: Bool) -> ChartScale? {
    var scale =
      settings.values.map { ChartScale(of: $0, includesZero: false, isNice: false) }
      ?? ChartScale(of: values, includesZero: settings.includesZero, isNice: isNice)
    scale?.isReversed = settings.isReversed
    scale?.isLogarithmic = settings.isLogarithmic
    return scale.map { $0.shown(through: settings) }
  }
}

extension ChartPlan {
  private static func placed(_ marks: [Mark]) -> [PlacedMark] {
    let positions = unique(marks.compactMap(\.positionBy?.value))
    var placed = marks.map { mark in
      var item = PlacedMark(mark: mark, x: AxisSpan(mark.x), y: AxisSpan(mark.y))
      if let position = mark.positionBy?.value, let index = positions.firstIndex(of: position) {
        item.part = (index, positions.count)
      }
      return item
    }
    stack(&placed, .bar)
    stack(&placed, .area)
    return placed
  }

  private struct StackKey: Hashable {
    let place: PlottedValue
    let part: Int
    let isVertical: Bool
  }

  private static func stack(_ marks: inout [PlacedMark], _ kind: Mark.Kind) {
    var groups: [StackKey: [Int]] = [:]
    var order: [StackKey] = []
    for (index, item) in marks.enumerated() where item.mark.kind == kind {
      guard let key = key(of: item) else { continue }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    for key in order { stack(&marks, groups[key] ?? [], key) }
  }

  /// Returns the key of the stack that the mark belongs to, or nil for a mark that extends between two values.
  private static func key(of item: PlacedMark) -> StackKey? {
    let (x, y) = (item.mark.x, item.mark.y)
    if let place = x.value, y.start == nil, y.value?.number != nil, !(isHorizontal(item.mark)) {
      return StackKey(place: place, part: item.part.index, isVertical: true)
    }
    if let place = y.value, x.start == nil, x.value?.number != nil {
      return StackKey(place: place, part: item.part.index, isVertical: false)
    }
    return nil
  }

  /// A bar is horizontal if its x value is a number and its y value is a category or a date.
  private static func isHorizontal(_ mark: Mark) -> Bool {
    guard mark.kind == .bar, case .number? = mark.x.value else { return false }
    if case .number? = mark.y.value { return false }
    return true
  }

  private static func stack(_ marks: inout [PlacedMark], _ indices: [Int], _ key: StackKey) {
    func number(_ index: Int) -> Double {
      (key.isVertical ? marks[index].mark.y.value : marks[index].mark.x.value)?.number ?? 0
    }
    let method = indices.first.map { marks[$0].mark.stacking } ?? .standard
    let total = indices.reduce(0) { $0 + abs(number($1)) }
    var (above, below) = (0.0, 0.0)
    for index in indices {
      var value = number(index)
      if method == .normalized, total > 0 { value /= total }
      var range = (0.0, value)
      if method != .unstacked {
        range = value < 0 ? (below, below + value) : (above, above + value)
        if value < 0 { below += value } else { above += value }
      }
      if method == .center { range = (range.0 - total / 2, range.1 - total / 2) }
      let span = AxisSpan.between(.number(range.0), .number(range.1))
      if key.isVertical { marks[index].y = span } else { marks[index].x = span }
    }
  }
}
