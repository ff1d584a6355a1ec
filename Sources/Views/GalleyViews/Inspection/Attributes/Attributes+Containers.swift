import GalleyGeometry
import GalleyLayout
import GalleyScroll

extension StackRule: AttributedRule {
  var attributes: [String: String] {
    ["spacing": spacing.map(AttributeText.number) ?? "the default", "alignment": AttributeText.guide(guide)]
  }
}

extension ZStackRule: AttributedRule {
  var attributes: [String: String] { ["alignment": AttributeText.alignment(alignment)] }
}

extension LazyStackRule: AttributedRule {
  var attributes: [String: String] {
    [
      "spacing": AttributeText.number(spacing), "alignment": AttributeText.guide(guide),
      "pinnedViews": pinned.names,
    ]
  }
}

extension LazyGridRule: AttributedRule {
  var attributes: [String: String] {
    [
      "spacing": AttributeText.number(spacing), "alignment": AttributeText.guide(guide),
      (axis == .vertical ? "columns" : "rows"): "\(tracks.count)",
      (axis == .vertical ? "columnSpacing" : "rowSpacing"): trackSpacing, "pinnedViews": pinned.names,
    ]
  }

  /// Returns the number of adaptive tracks, and a description of all tracks unless every track is a plain flexible one.
  func trackAttributes(in size: Size) -> [String: String] {
    var recorded: [String: String] = [:]
    if tracks.contains(where: \.isAdaptive) {
      let count = GridColumns(tracks, width: size[axis.cross]).columns.count
      recorded[axis == .vertical ? "columnCount" : "rowCount"] = "\(count)"
    }
    let descriptions = tracks.map(\.text)
    if descriptions.contains(where: { $0 != "flexible" }) { recorded["tracks"] = descriptions.joined(separator: ", ") }
    return recorded
  }

  /// A single value if all spacings are the same.
  private var trackSpacing: String {
    let spaces = tracks.dropLast().map { $0.spacing ?? StackRule.defaultSpacing }
    let recorded = Set(spaces).count > 1 ? spaces : Array(spaces.prefix(1))
    return recorded.isEmpty ? "none" : recorded.map(AttributeText.number).joined(separator: ", ")
  }
}

extension GridTrack {
  fileprivate var isAdaptive: Bool { if case .adaptive = size { true } else { false } }

  /// For example "flexible", "90 pt" or "adaptive from 140 pt".
  fileprivate var text: String {
    let words: String
    switch size {
    case .fixed(let width): words = "\(AttributeText.number(width)) pt"
    case .flexible(let minimum, let maximum):
      words = "flexible" + Self.bounds(minimum == 10 ? 0 : minimum, maximum)
    case .adaptive(let minimum, let maximum): words = "adaptive" + Self.bounds(minimum, maximum)
    }
    return alignment == .center ? words : "\(words) \(AttributeText.alignment(alignment))"
  }

  private static func bounds(_ minimum: Double, _ maximum: Double) -> String {
    (minimum > 0 ? " from \(AttributeText.number(minimum)) pt" : "")
      + (maximum.isFinite ? " to \(AttributeText.number(maximum)) pt" : "")
  }
}

extension LazyFlowRule: AttributedRule {
  var attributes: [String: String] {
    [
      "spacing": AttributeText.number(spacing), "lineSpacing": AttributeText.number(lineSpacing),
      "alignment": AttributeText.guide(guide), "itemAlignment": AttributeText.guide(itemGuide),
    ]
  }
}

extension GridRule: AttributedRule {
  var attributes: [String: String] {
    [
      "horizontalSpacing": AttributeText.number(horizontalSpacing),
      "verticalSpacing": AttributeText.number(verticalSpacing), "alignment": AttributeText.alignment(alignment),
    ]
  }
}

extension GridRule {
  static func columnCount(of cells: [LayoutNode]) -> Int {
    var (maximum, count) = (0, 0)
    for cell in cells where cell.isPlaced {
      let traits = GridCellTraits(of: cell)
      guard let row = traits.row else { continue }
      count = (row.isFirst ? 0 : count) + max(traits.columns ?? 1, 1)
      maximum = max(maximum, count)
    }
    return maximum
  }
}

extension ScrollRule: AttributedRule {
  var attributes: [String: String] { arguments }
}

extension ListRowRule: AttributedRule {
  var attributes: [String: String] { isSelected ? ["isSelected": "true"] : [:] }
}

extension SheetRule: AttributedRule {
  var attributes: [String: String] {
    AttributeText.given(["cornerRadius": sheet.configuration.cornerRadius])
      .merging(
        ["isPresented": sheet.isPresented ? "true" : "false", "detent": sheet.configuration.restingDetent]
      ) { $1 }
  }
}

extension SheetConfiguration {
  fileprivate var restingDetent: String { (selection ?? detents.first)?.name ?? "large" }
}

extension PinnedRows {
  fileprivate var names: String {
    let names = [contains(.headers) ? "sectionHeaders" : nil, contains(.footers) ? "sectionFooters" : nil]
    let recorded = names.compactMap(\.self)
    return recorded.isEmpty ? "none" : recorded.joined(separator: ", ")
  }
}

extension ScrollRule {
  var arguments: [String: String] {
    let lengths = [margins.top - headers.resting, margins.leading, margins.bottom, margins.trailing]
    let recorded = Set(lengths).count == 1 ? Array(lengths.prefix(1)) : lengths
    let own: [String: String?] = [
      "contentMargins": recorded.map(AttributeText.number).joined(separator: ", "),
      "scrollSync": sync.map { "\($0.name.base)" },
    ]
    return facts.merging(own.compactMapValues { $0 }) { $1 }
  }
}

extension HeaderLayoutRule: AttributedRule {
  var attributes: [String: String] {
    var recorded = [
      "restingHeight": AttributeText.exact(header.rule.resting),
      "minimumHeight": AttributeText.exact(header.rule.minimum),
    ]
    recorded["name"] = header.name.flatMap { $0.base as? String }
    return recorded
  }
}
