import GalleyGeometry
import GalleyTables
import GalleyText

struct PageFitting {
  let pageSize: Size
  var fit: ColumnFit
  let widestTitle: Double
  let titleTexts: [String]

  /// Fits the columns to a page. The automatic orientation is landscape if portrait would wrap more than a few cells,
  /// and if the columns fit side by side in landscape.
  init(plan: TablePlan, style: TableStyle, columns: [ColumnMeasure], titles: [Double], texts: [String]) {
    titleTexts = texts
    widestTitle = titles.max() ?? 0
    let widths = zip(columns, plan.columns.isEmpty ? [] : plan.columns.map(\.maxWidth)).map { $0.1 }
    let wanted = columns.enumerated().map { index, measure in
      ColumnFit.Column(
        natural: measure.natural, minimum: measure.minimum(em: plan.fontSize),
        maximum: widths.indices.contains(index) ? widths[index] ?? .infinity : .infinity,
        floor: measure.floor(em: plan.fontSize), usual: measure.usual(em: plan.fontSize))
    }
    func attempt(across: Bool) -> (Size, ColumnFit) {
      let size = plan.paper.turned(across: across)
      let offered = size.width - plan.paper.margins.leading - plan.paper.margins.trailing
      let gaps = ColumnFit.Gaps(minimum: style.gap, maximum: style.widestGap)
      if plan.splitsColumns, let facing = ColumnFit(facing: wanted, offered: offered, gap: style.gap) {
        return (size, facing)
      }
      return (size, ColumnFit(wanted, offered: offered, gaps: gaps, stacking: plan.stacking))
    }
    switch plan.paper.orientation {
    case .portrait: (pageSize, fit) = attempt(across: false)
    case .landscape: (pageSize, fit) = attempt(across: true)
    case .automatic:
      let upright = attempt(across: false)
      let across = attempt(across: true)
      // A few wide cells do not justify landscape.
      let isWorth = upright.1.natural > upright.1.offered && !upright.1.isUsual && across.1.layout != .stacked
      (pageSize, fit) = isWorth && plan.stacking != .always ? across : upright
    }
  }
}

extension PageFitting {
  func titleLines(_ plan: TablePlan, _ pen: TextPen) -> Int {
    zip(titleTexts, fit.widths).reduce(1) { maximum, title in
      max(maximum, TitleLines(title.0, pen, width: title.1).texts.count)
    }
  }
}

extension ColumnMeasure {
  fileprivate func floor(em: Double) -> Double { canBreak ? min(natural, max(em * 2.5, longestNumber)) : natural }

  fileprivate func usual(em: Double) -> [Double] {
    canBreak ? usual.map { min(natural, max($0, min(titleWord, em * 14))) } : [unbroken]
  }

  /// The minimum width: space for two short words, and for the longest word unless it is very long.
  fileprivate func minimum(em: Double) -> Double {
    guard canBreak else { return unbroken }
    return min(unbroken, max(em * 7, min(max(longestWord, titleWord), em * 14)))
  }
}
