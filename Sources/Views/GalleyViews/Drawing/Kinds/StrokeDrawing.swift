import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleyPicture
import GalleyText

struct StrokeDrawing: InkDrawing, Equatable {
  private let shape: DrawnShape
  private let style: ResolvedStyle
  private let line: StrokeStyle
  private let isInside: Bool

  init(_ shape: any Shape, _ style: ResolvedStyle, _ line: StrokeStyle, isInside: Bool) {
    (self.shape, self.style, self.line, self.isInside) = (DrawnShape(shape), style, line, isInside)
  }

  func items(in frame: Rect, _ layout: TextLayout?) -> [Picture.Item] {
    let width = line.lineWidth
    guard width > 0 else { return [] }
    var path = shape.path(in: isInside ? frame.insetBy(dx: width / 2, dy: width / 2) : frame)
    if isInside, case .roundedRect(let rect, let radius, let corner) = path, !(shape.base is Capsule) {
      path = .roundedRect(rect, cornerRadius: max(0, radius - width / 2), style: corner)
    }
    let stroke = Picture.Item.stroke(.init(path, style.paint(in: frame), style: line))
    if case .shadowed = style { return style.shadowing([stroke]) }
    return [style.shown(stroke, over: path.bounds.insetBy(dx: -width, dy: -width), in: frame)]
  }

  var motionData: AnimatableVector { AnimatableVector([shape.motionData, line.lineWidth] + style.motionParts) }

  func moved(to data: AnimatableVector) -> StrokeDrawing {
    var line = line
    line.lineWidth = max(0, data.part(1) ?? line.lineWidth)
    return StrokeDrawing(shape.base.moved(to: data), style.moved(to: data, from: 2), line, isInside: isInside)
  }

  func attributes(of kind: String) -> [String: String] {
    shape.attributes.merging(style.attributes("stroke").merging(line.attributes) { $1 }) { $1 }
  }
}

extension StrokeStyle {
  fileprivate var attributes: [String: String] {
    var attributes = ["lineWidth": AttributeText.number(lineWidth)]
    if lineCap != .butt { attributes["lineCap"] = lineCap.rawValue }
    if lineJoin != .miter { attributes["lineJoin"] = lineJoin.rawValue }
    if !dash.isEmpty { attributes["dash"] = dash.map(AttributeText.number).joined(separator: ", ") }
    if dashPhase != 0 { attributes["dashPhase"] = AttributeText.number(dashPhase) }
    return attributes
  }
}

extension NodeBuilder {
  mutating func addStroke<Outline: Shape>(
    of shape: Outline, _ style: some ShapeStyle, _ line: StrokeStyle, isInside: Bool
  ) {
    let around = enter(style)
    defer { styleSites = around }
    let drawing = StrokeDrawing(shape, style._settle(in: environment), line, isInside: isInside)
    add(FlexibleRule(), kind: "\(Outline.self)", drawing: drawing)
  }
}
