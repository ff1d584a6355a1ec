import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyViews

extension ModifierTemplate {
  /// `view` sized by what is around it.
  func contained(_ view: AnyView) -> AnyView {
    switch kind {
    case .containerRelativeFrame: return shared(view)
    case .contentMargins:
      if case .record(let sides) = value { return AnyView(view.contentMargins(.all, EdgeInsets(sides: sides))) }
      return AnyView(view.contentMargins(.all, number))
    default:
      if case .number(let length) = value { return AnyView(view.safeAreaPadding(length)) }
      if case .record(let sides) = value { return AnyView(view.safeAreaPadding(EdgeInsets(sides: sides))) }
      return isTrue ? AnyView(view.safeAreaPadding()) : view
    }
  }

  /// `view` as large as its container or a share of it.
  private func shared(_ view: AnyView) -> AnyView {
    guard case .record(let share) = value else {
      return AnyView(view.containerRelativeFrame(Axis.Set(word: word, default: [.horizontal, .vertical])))
    }
    return AnyView(
      view.containerRelativeFrame(
        Axis.Set(word: share.word("axes"), default: [.horizontal, .vertical]), count: Int(share.number("count") ?? 1),
        span: Int(share.number("span") ?? 1), spacing: share.number("spacing") ?? 0,
        alignment: Alignment(word: share.word("alignment"))))
  }

  /// `view` with what a grid has to know of its cell.
  func celled(_ view: AnyView) -> AnyView {
    switch kind {
    case .gridCellColumns: AnyView(view.gridCellColumns(Int(number)))
    case .gridCellAnchor: AnyView(view.gridCellAnchor(UnitPoint(word: word)))
    case .gridColumnAlignment: AnyView(view.gridColumnAlignment(HorizontalAlignment(word: word)))
    default: AnyView(view.gridCellUnsizedAxes(Axis.Set(word: word, default: [.horizontal, .vertical])))
    }
  }

  /// `view` drawn in another way or order.
  func effected(_ view: AnyView) -> AnyView {
    let anchor = UnitPoint(word: record.word("anchor") ?? "center")
    switch kind {
    case .blendMode: return AnyView(view.blendMode(BlendMode(rawValue: word) ?? .normal))
    case .zIndex: return AnyView(view.zIndex(number))
    case .scrollTransition: return AnyView(view.scrolled(as: EdgeLooks(record)))
    case .rotationEffect:
      let degrees = record.number("degrees") ?? number
      return AnyView(view.rotationEffect(.degrees(degrees), anchor: anchor))
    default:
      guard case .record(let scale) = value else { return AnyView(view.scaleEffect(number)) }
      return AnyView(view.scaleEffect(x: scale.number("x") ?? 1, y: scale.number("y") ?? 1, anchor: anchor))
    }
  }
}

/// How a view looks where it leaves its scroller's window.
private struct EdgeLooks {
  let axis: Axis?
  let opacity: Double
  let scale: Double
  let offset: Point
  let degrees: Double
  let anchor: UnitPoint
  let configuration: ScrollTransitionConfiguration

  init(_ record: SceneRecord) {
    axis = record.word("axis").map { $0 == "horizontal" ? .horizontal : .vertical }
    opacity = record.number("opacity") ?? 1
    scale = record.number("scale") ?? 1
    offset = Point(x: record.number("x") ?? 0, y: record.number("y") ?? 0)
    degrees = record.number("degrees") ?? 0
    anchor = UnitPoint(word: record.word("anchor") ?? "center")
    // What changes without an animation changes at once.
    let drive: ScrollTransitionConfiguration =
      record["animation"] == nil ? .interactive : .animated(Animation.change(record) ?? .linear(duration: 0))
    configuration = drive.threshold(.visible(record.number("visible") ?? 1))
  }
}

extension View {
  fileprivate func scrolled(as looks: EdgeLooks) -> some View {
    scrollTransition(looks.configuration, axis: looks.axis) { content, phase in
      content.opacity(phase.isIdentity ? 1 : looks.opacity)
        .scaleEffect(phase.isIdentity ? 1 : looks.scale, anchor: looks.anchor)
        .rotationEffect(.degrees(looks.degrees * phase.value), anchor: looks.anchor)
        .offset(x: looks.offset.x * phase.value, y: looks.offset.y * phase.value)
    }
  }
}
