import GalleyControls
import GalleyGeometry
import GalleyMotion
import GalleyText
import GalleyViews

/// Lengths in points. According to UIKit's documentation, both icons and titles are shown from a height of 91 pt. The
/// other values are measured in screenshots or estimated.
enum SwipeMetrics {
  static let slack = 10.0
  static let minimumWidth = 74.0
  static let padding = 12.0
  static let symbolHeight = 25.0
  static let tallRow = 91.0
  /// The fraction of the row width beyond which a swipe is a full swipe.
  static let fullShare = 0.6
  /// The distance beyond the total width of the buttons at which a swipe becomes a full swipe, in points.
  static let fullExcess = 40.0
  /// The time in seconds by which the release velocity is projected, to decide whether the row opens.
  static let projection = 0.1
}

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
        // Reversed, so that buttons closer to the edge are drawn over the others.
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

/// Without a tint, swipe actions are grey, as in UIKit.
enum SwipeTint {
  static let none = Color(.systemGray)
}

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

private struct SwipeTrigger {
  let action: () -> Void
  let deletes: Bool
}

private enum SwipeTriggerKey: LayoutValueKey {
  static var defaultValue: SwipeTrigger? { nil }
}

private struct SwipeLabelStyle: LabelStyle {
  let isTall: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      SwipeSymbol(icon: configuration.icon)
      if isTall { configuration.title }
    }
  }
}

/// A fixed height aligns the titles of all buttons.
private struct SwipeSymbol: View {
  @ScaledMetric(relativeTo: .title3) private var height = SwipeMetrics.symbolHeight
  let icon: ControlPart

  var body: some View { icon.font(.title3).frame(height: height) }
}

/// Buttons are stacked at the edge when closed, and side by side when fully revealed. Subviews are ordered from the
/// innermost to the outermost button.
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
    // The distance of a button's inner side from the edge.
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
