import GalleyControls
import GalleyGeometry
import GalleyMotion
import GalleyText
import GalleyViews

/// The lengths of the buttons behind a row, in points.
///
/// UIKit publishes none but that symbols and titles both show from 91 points on, as `UIContextualAction` behaves. The
/// others were read off screenshots or chosen.
enum SwipeMetrics {
  static let slack = 10.0
  static let minimumWidth = 74.0
  static let padding = 12.0
  static let symbolHeight = 25.0
  static let tallRow = 91.0
  /// How much of a row's width a finger goes before the first button runs.
  static let fullShare = 0.6
  /// How much further than all buttons it goes at least.
  static let fullExcess = 40.0
  /// How long a row that is let go goes on, in seconds, to tell whether it opens.
  static let projection = 0.1
}

/// The buttons of a row, of which as much shows as the row stands aside.
struct SwipeButtons: View {
  let offer: [SwipeOffer]
  let reveal: Double
  let isFull: Bool
  let touch: SwipeTouch
  let close: () -> Void
  let run: (@escaping () -> Void, Bool) -> Void
  let measured: (Double) -> Void

  var body: some View {
    GeometryReader { row in
      let isTall = row.size.height >= SwipeMetrics.tallRow
      Group(subviews: content(isTall: isTall)) { buttons in
        // What lies nearer to the edge lies over the others.
        SwipeLayout(edge: offer.first?.edge ?? .trailing, reveal: reveal, isFull: isFull, touch: touch) {
          ForEach(Array(buttons.reversed())) { $0 }
        }
        .onGeometryChange(for: Double.self, of: { $0.size.width }, action: measured)
      }
      .frame(width: row.size.width, height: row.size.height, alignment: alignment)
    }
  }

  private var alignment: Alignment { offer.first?.edge == .leading ? .leading : .trailing }

  private func content(isTall: Bool) -> some View {
    ForEach(offer.indices.map { $0 }, id: \.self) { index in
      if offer.indices.contains(index) { offer[index].content() }
    }
    .buttonStyle(SwipeButtonStyle(run: run))
    .labelStyle(SwipeLabelStyle(isTall: isTall))
    .symbolVariant(.fill)
    .tint(SwipeTint.none)
    .font(.subheadline)
    .multilineTextAlignment(.center)
  }
}

/// The accent colour that stands for none: UIKit's buttons behind rows are grey unless they are given a colour.
enum SwipeTint {
  static let none = Color(.systemGray)
}

/// The look of a button behind a row.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let run: (@escaping () -> Void, Bool) -> Void

  func makeBody(configuration: Configuration) -> some View { SwipeButton(configuration: configuration, run: run) }
}

private struct SwipeButton: View {
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @State private var isPressed = false
  let configuration: PrimitiveButtonStyleConfiguration
  let run: (@escaping () -> Void, Bool) -> Void

  var body: some View {
    configuration.label
      .foregroundStyle(.white)
      .opacity(isEnabled ? 1 : 0.4)
      .lineLimit(2)
      .padding(.horizontal, SwipeMetrics.padding)
      .frame(minWidth: SwipeMetrics.minimumWidth, maxWidth: .infinity, maxHeight: .infinity)
      .background(color)
      .overlay { Color.black.opacity(isPressed ? 0.15 : 0) }
      .touchable("SwipeAction", action: isEnabled ? { run(configuration.trigger, deletes) } : nil) {
        if isPressed != $0 { isPressed = $0 }
      }
      .layoutValue(
        key: SwipeTriggerKey.self,
        value: isEnabled ? SwipeTrigger(action: configuration.trigger, deletes: deletes) : nil)
  }

  private var deletes: Bool { configuration.role == .destructive }

  private var color: Color { deletes && tint == SwipeTint.none ? .red : tint }
}

/// What a full swipe runs.
private struct SwipeTrigger {
  let action: () -> Void
  let deletes: Bool
}

private enum SwipeTriggerKey: LayoutValueKey {
  static var defaultValue: SwipeTrigger? { nil }
}

/// The symbol of a label; in a row that is tall enough its title below it.
private struct SwipeLabelStyle: LabelStyle {
  let isTall: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      SwipeSymbol(icon: configuration.icon)
      if isTall { configuration.title }
    }
  }
}

/// The symbol of a button, in a room as high as those of the others, so that titles stand in one line.
private struct SwipeSymbol: View {
  @ScaledMetric(relativeTo: .title3) private var height = SwipeMetrics.symbolHeight
  let icon: ControlPart

  var body: some View { icon.font(.title3).frame(height: height) }
}

/// Buttons that lie under each other at the edge while nothing shows, and side by side where all of them do.
///
/// They come from the innermost to the outermost. The layout is as wide as all of them together.
private struct SwipeLayout: Layout {
  let edge: HorizontalEdge
  let reveal: Double
  let isFull: Bool
  let touch: SwipeTouch

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    Size(width: widths(subviews).reduce(0, +), height: proposal.height ?? 44)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let trigger = subviews.last?[SwipeTriggerKey.self]
    (touch.trigger, touch.deletes) = (trigger?.action, trigger?.deletes ?? false)
    let widths = widths(subviews)
    let share = bounds.width > 0 ? reveal / bounds.width : 0
    // How far the inner side of a button lies from the edge: the outermost first.
    var reach = 0.0
    for index in subviews.indices.reversed() {
      reach += widths[index] * share
      let isAll = isFull && index == subviews.indices.last
      let inner = isAll ? reveal : reach
      let width = isAll ? reveal : max(widths[index], widths[index] * share)
      let x = edge == .trailing ? bounds.maxX - inner : bounds.minX + inner - width
      subviews[index].place(
        at: Point(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }

  private func widths(_ subviews: Subviews) -> [Double] {
    subviews.map { $0.sizeThatFits(.unspecified).width }
  }
}
