import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleyPicture
import GalleyText
public import GalleyViews

public struct Chart<Content: View>: View {
  public typealias Body = Never

  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, Marks: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Marks
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Marks> {
    self.content = ForEach(data, content: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Marks: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEach<Data, ID, Marks> {
    self.content = ForEach(data, id: id, content: content)
  }

  public func _build(into builder: inout NodeBuilder) {
    let settings = builder.environment.chart
    let marks = builder.children(along: nil, content._build(into:)).compactMap { node in
      ViewPayload.first(of: node) { $0[MarkKey.self] }
    }
    let plan = ChartPlan(marks, settings)
    let drawing = ChartDrawing(
      plan: plan, x: ChartAxis(plan.hasSectors ? .hidden : settings.x, plan.x, .bottom, in: builder),
      y: ChartAxis(plan.hasSectors ? .hidden : settings.y, plan.y, .trailing, in: builder))
    ChartFrame(drawing: drawing, settings: settings)
      .recorded("Chart", ["marks": "\(marks.count)"])
      ._build(into: &builder)
  }
}

extension ChartSettings.AxisSettings {
  fileprivate static var hidden: ChartSettings.AxisSettings {
    ChartSettings.AxisSettings(visibility: .hidden)
  }
}

private struct ChartFrame: View {
  let drawing: ChartDrawing
  let settings: ChartSettings

  var body: some View {
    VStack(alignment: settings.legend.alignment, spacing: settings.legend.spacing ?? 8) {
      if settings.legend.isAbove { legend }
      VStack(spacing: 4) {
        if let label = settings.y.label { named(label, .trailing) }
        ChartSheet(drawing: drawing, plotStyle: settings.plotStyle)
          .modifier(ChartLayers(drawing: drawing, settings: settings))
        if let label = settings.x.label { named(label, .center) }
      }
      if !settings.legend.isAbove { legend }
    }
  }

  private func named(_ label: AnyView, _ alignment: Alignment) -> some View {
    label.font(.caption2).foregroundStyle(.secondary).frame(maxWidth: .infinity, alignment: alignment)
  }

  @ViewBuilder private var legend: some View {
    if settings.legend.visibility != .hidden {
      if let content = settings.legend.content {
        content
      } else if !drawing.plan.legend.isEmpty {
        ChartLegend(entries: drawing.plan.legend)
      }
    }
  }
}

private struct ChartLayers: ViewModifier {
  let drawing: ChartDrawing
  let settings: ChartSettings

  @ViewBuilder func body(content: Content) -> some View {
    if settings.overlays.isEmpty, settings.backgrounds.isEmpty {
      content
    } else {
      content.background { layers(settings.backgrounds) }.overlay { layers(settings.overlays) }
    }
  }

  private func layers(_ layers: [ChartLayer]) -> some View {
    GeometryReader { chart in
      let proxy = ChartProxy(drawing, plot: drawing.plot(in: chart.size), in: chart)
      ForEach(layers.indices, id: \.self) { index in
        layers[index].content(proxy)
          .frame(width: chart.size.width, height: chart.size.height, alignment: layers[index].alignment)
      }
    }
  }
}

private struct ChartSheet: View {
  let drawing: ChartDrawing
  let plotStyle: ((ChartPlotContent) -> AnyView)?

  private static var ideal: Double { 150 }

  var body: some View {
    let (drawing, views) = (drawing, drawing.views)
    PlotLayout(drawing: drawing) {
      plotStyle?(ChartPlotContent()) ?? AnyView(Color.clear)
      Canvas { context, size in
        drawing.draw(in: &context, size)
      } symbols: {
        ForEach(views.indices, id: \.self) { views[$0].tag($0) }
      }
    }
    .frame(
      minWidth: 0, idealWidth: Self.ideal, maxWidth: .infinity, minHeight: 0, idealHeight: Self.ideal,
      maxHeight: .infinity)
  }
}

private struct PlotLayout: Layout {
  let drawing: ChartDrawing

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions(by: Size(width: 150, height: 150))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let plot = drawing.plot(in: bounds.size).offsetBy(bounds.origin)
    for (subview, rect) in zip(subviews, [plot, bounds]) {
      subview.place(at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size))
    }
  }
}

private struct ChartLegend: View {
  let entries: [ChartPlan.LegendEntry]

  var body: some View {
    FlowLayout(spacing: 12, lineSpacing: 4) {
      ForEach(entries) { entry in
        HStack(spacing: 4) {
          LegendSymbol(shape: entry.symbol ?? .circle).fill(entry.style).frame(width: 8, height: 8)
          Text(verbatim: entry.id)
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}

private struct LegendSymbol: Shape, Hashable {
  let shape: BasicChartSymbolShape

  func path(in rect: Rect) -> Path {
    shape.path(around: Point(x: rect.midX, y: rect.midY), area: rect.width * rect.height * 0.785)
  }
}
