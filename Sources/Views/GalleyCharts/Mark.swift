import GalleyGeometry
import GalleyPicture
import GalleyViews

struct Mark {
  let kind: Kind
  var x = MarkPlace()
  var y = MarkPlace()
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var series: PlottedValue?
  var angle: Double?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset = 0.0

  var style: AnyShapeStyle?
  var styleBy: NamedValue?
  var symbol: BasicChartSymbolShape?
  var symbolBy: NamedValue?
  var symbolSize: Double?
  var positionBy: NamedValue?
  var line: StrokeStyle?
  var lineBy: NamedValue?
  var interpolation: InterpolationMethod?
  var cornerRadius: Double?
  var opacity = 1.0
  var offset = Point.zero
  var annotations: [ChartAnnotation] = []
  var zIndex = 0.0
  var hasSymbolView = false
  var shownThrough: MarkMask?
  /// The mask that the mark is part of; nil for marks that are drawn directly.
  var partOf: MarkMask?

  enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector }

  var seriesKey: String { (series ?? styleBy?.value ?? symbolBy?.value ?? lineBy?.value)?.text ?? "" }
}

struct MarkPlace {
  var label: String?
  var value: PlottedValue?
  var start: PlottedValue?
  var end: PlottedValue?

  init() {}

  init<Value>(_ value: PlottableValue<Value>) {
    (label, self.value) = (value.label, value.plotted)
    if let extent = value.extent {
      (start, end) = (.time(extent.lowerBound), .time(extent.upperBound))
    }
  }

  init<Value>(from start: PlottableValue<Value>, to end: PlottableValue<Value>) {
    (label, self.start, self.end) = (start.label, start.plotted, end.plotted)
  }

  var all: [PlottedValue] { [value, start, end].compactMap(\.self) }
}

struct NamedValue: Hashable {
  let label: String
  let value: PlottedValue

  init<Value>(_ value: PlottableValue<Value>) { (label, self.value) = (value.label, value.plotted) }
}

final class MarkMask {}

struct ChartAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: Double?
  var overflow = AnnotationOverflowResolution.automatic
  let content: AnyView
}

enum MarkKey: NodeValueKey {
  typealias Value = Mark
}
