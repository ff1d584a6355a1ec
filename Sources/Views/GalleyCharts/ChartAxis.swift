import GalleyGeometry
import GalleyLayout
import GalleyPicture
import GalleyText
import GalleyViews

struct ChartAxis {
  private(set) var lines: [(share: Double, part: AxisPart, position: AxisMarkPosition)] = []
  private(set) var labels: [Label] = []

  struct Label {
    let share: Double
    let node: LayoutNode
    let size: Size
    let position: AxisMarkPosition
  }

  init(
    _ settings: ChartSettings.AxisSettings, _ scale: ChartScale?, _ usual: AxisMarkPosition, in builder: NodeBuilder
  ) {
    guard settings.visibility != .hidden, let scale else { return }
    let content = settings.content ?? AnyView(AxisMarks())
    for node in builder.children(along: nil, content._build(into:)) {
      guard let marks = ViewPayload.first(of: node, { $0[AxisMarksKey.self] }) else { continue }
      add(marks, scale, usual, in: builder)
    }
  }

  private mutating func add(
    _ marks: AxisMarks.Settings, _ scale: ChartScale, _ usual: AxisMarkPosition, in builder: NodeBuilder
  ) {
    let values = marks.values.values(on: scale)
    let position = marks.position == .automatic ? usual : marks.position
    for (index, value) in values.enumerated() {
      guard let share = scale.share(of: value), (-1e-9...1 + 1e-9).contains(share) else { continue }
      let text = scale.text(of: value, among: values, count: values.count)
      let view =
        marks.content.map { $0(AxisValue(value: value, index: index, count: values.count)) }
        ?? ChartAxis.usual(scale, marks.stroke)
      var inner = builder
      inner.under({
        $0.foregroundStyle = nil
        $0.font = .caption2
        ($0.axisValueText, $0.axisValue) = (text, value)
      }) { inner in
        for node in inner.children(along: nil, view._build(into:)) { add(node, at: share, position) }
      }
    }
  }

  private static func usual(_ scale: ChartScale, _ stroke: StrokeStyle?) -> AnyView {
    if scale.band != nil { return AnyView(AxisValueLabel()) }
    return AnyView(
      Group {
        AxisGridLine(stroke: stroke); AxisValueLabel()
      })
  }

  private mutating func add(_ node: LayoutNode, at share: Double, _ position: AxisMarkPosition) {
    guard let part = ViewPayload.first(of: node, { $0[AxisPartKey.self] }) else { return }
    if part.kind == .label {
      labels.append(Label(share: share, node: node, size: node.size(for: .unspecified), position: position))
    } else {
      lines.append((share, part, position))
    }
  }

  func room(at position: AxisMarkPosition) -> Size {
    labels.filter { $0.position == position }.reduce(.zero) {
      Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
  }

  func tickLength(at position: AxisMarkPosition) -> Double {
    lines.filter { $0.part.kind == .tick && $0.position == position }.reduce(0) { max($0, $1.part.length) }
  }
}
