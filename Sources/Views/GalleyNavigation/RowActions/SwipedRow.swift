import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyScroll
import GalleyText
import GalleyViews

/// The row also closes when another row opens, the list scrolls, or a button is tapped.
struct SwipedRow: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.editMode) private var editMode
  @ObservedObject private var openRow: OpenRow
  @State private var swipe = Swipe()
  @State private var token = RowToken()
  @State private var touch = SwipeTouch()
  @GestureState private var isTouched = false
  private let parts: ListRowParts
  private let swipes: [SwipeOffer]
  private let deletes: Bool

  init(parts: ListRowParts, swipes: [SwipeOffer], deletes: Bool) {
    (self.parts, self.swipes, self.deletes) = (parts, swipes, deletes)
    openRow = parts.openRow
  }

  var body: some View {
    parts.row
      .allowsHitTesting(!isHeld)
      .overlay { if isHeld { closer } }
      .offset(x: swipe.shift * (direction == .rightToLeft ? -1 : 1))
      .background { if let edge = swipe.edge { buttons(at: edge) } }
      .clipShape(orNone: swipe.edge.map { _ in CardOutline(card: parts.outline, margin: parts.margin) })
      .contentShape(Rectangle())
      .onGeometryChange(for: Double.self, of: { $0.size.width }) { touch.width = $0 - 2 * parts.margin }
      .simultaneousGesture(drag, including: swipes.isEmpty ? .subviews : .all)
      .onChange(of: isTouched) { if !isTouched { release() } }
      .onChange(of: openRow.token) { if swipe.edge != nil, !isOpenRow { close() } }
      .onChange(of: openRow.asked) { if deletes, let element = parts.element, openRow.asked == element { open() } }
      .onScrollStart { if swipe.edge != nil { close() } }
      .onDisappear { if isOpenRow { openRow.token = nil } }
      .recorded("swipe", swipe.attributes)
  }

  private var isOpenRow: Bool { openRow.token == ObjectIdentifier(token) }

  private var isHeld: Bool { openRow.token != nil }

  private var closer: some View {
    Color.clear.contentShape(Rectangle()).touchable("swipe", action: { withAnimation(.swipe) { openRow.token = nil } })
  }

  private func buttons(at edge: HorizontalEdge) -> some View {
    SwipeButtons(
      offer: offer(at: edge), reveal: swipe.reveal, isFull: swipe.isFull, touch: touch, close: close, run: run
    ) { total in
      swipe.total = total
      if swipe.isOpening { withAnimation(.swipe) { swipe.settle(at: total) } }
    }
    .padding(.horizontal, parts.margin)
  }

  private func offer(at edge: HorizontalEdge) -> [SwipeOffer] { swipes.filter { $0.edge == edge } }

  // MARK: - Finger movement

  private var drag: some Gesture {
    DragGesture(minimumDistance: SwipeMetrics.slack, coordinateSpace: .global)
      .updating($isTouched) { _, isTouched, _ in isTouched = true }
      .onChanged(follow)
  }

  private func follow(_ value: DragGesture.Value) {
    let sign = direction == .rightToLeft ? -1.0 : 1
    let way = Point(x: value.translation.width * sign, y: value.translation.height)
    if touch.isNew {
      // Vertical drags scroll the list, and rows do not swipe in edit mode.
      let isAcross = way.x.magnitude > way.y.magnitude && !(editMode?.wrappedValue.isEditing ?? false)
      touch.begin(at: swipe.shift, follows: isAcross)
      if isAcross { openRow.token = ObjectIdentifier(token) }
    }
    touch.velocity = value.velocity.width * sign
    guard let start = touch.start else { return }
    var next = swipe
    next.pull(to: start + way.x, width: touch.width) { edge in offer(at: edge).first?.allowsFullSwipe }
    if next.isFull == swipe.isFull { swipe = next } else { withAnimation(.swipeFull) { swipe = next } }
  }

  private func release() {
    defer { touch.end() }
    guard touch.start != nil, swipe.edge != nil else { return }
    if swipe.isFull, let trigger = touch.trigger { return run(trigger, touch.deletes) }
    let goal = swipe.reveal + touch.velocity * SwipeMetrics.projection * swipe.sign
    if goal > swipe.total / 2, swipe.total > 0 {
      withAnimation(.swipe) { swipe.settle(at: swipe.total) }
    } else {
      close()
    }
  }

  // MARK: - Opening and closing

  private func open() {
    openRow.asked = nil
    openRow.token = ObjectIdentifier(token)
    swipe.prepare(at: .trailing)
    if swipe.total > 0 { withAnimation(.swipe) { swipe.settle(at: swipe.total) } }
  }

  private func close() {
    let place = $swipe
    if isOpenRow { openRow.token = nil }
    withAnimation(.swipe, completionCriteria: .removed) {
      swipe.settle(at: 0)
    } completion: {
      // Keeps the row open if another touch has opened it again.
      if place.wrappedValue.reveal == 0 { place.wrappedValue = Swipe() }
    }
  }

  private func run(_ action: @escaping () -> Void, _ deletes: Bool) {
    close()
    if deletes { withAnimation(.swipe) { action() } } else { action() }
  }
}

private final class RowToken {}

struct Swipe: Hashable {
  private(set) var edge: HorizontalEdge?
  private(set) var reveal = 0.0
  private(set) var isFull = false
  /// The width of all buttons; 0 before they are laid out.
  var total = 0.0
  private(set) var isOpening = false

  var sign: Double { edge == .leading ? 1 : -1 }
  var shift: Double { edge == nil ? 0 : reveal * sign }

  var attributes: [String: String] {
    guard let edge else { return [:] }
    return ["edge": "\(edge)", "isFull": "\(isFull)"]
  }

  /// Positive values of `shift` reveal the leading edge. `full` returns whether the buttons of an edge allow a full
  /// swipe; `nil` without buttons.
  mutating func pull(to shift: Double, width: Double, full: (HorizontalEdge) -> Bool?) {
    let edge: HorizontalEdge = shift > 0 ? .leading : .trailing
    guard shift != 0, let isFullAllowed = full(edge) else { return (reveal, isFull) = (0, false) }
    if edge != self.edge { (self.edge, total) = (edge, 0) }
    isOpening = false
    let way = shift.magnitude
    // Without full swipe, the row resists beyond the width of its buttons.
    let isBeyond = total > 0 && way > total && !isFullAllowed
    reveal = isBeyond ? total + RubberBand().stretch(for: way - total, extent: width) : min(way, max(width, 0))
    isFull = isFullAllowed && total > 0 && way > max(width * SwipeMetrics.fullShare, total + SwipeMetrics.fullExcess)
  }

  mutating func settle(at reveal: Double) { (self.reveal, isFull, isOpening) = (reveal, false, false) }

  mutating func prepare(at edge: HorizontalEdge) {
    if edge != self.edge { (self.edge, total, reveal) = (edge, 0, 0) }
    isOpening = true
  }
}

/// The touch on a row. It is stored outside the view state, because changes must not rebuild the row.
final class SwipeTouch {
  var width = 0.0
  /// The offset of the row when the touch started; nil for touches that are not swipes.
  private(set) var start: Double?
  private(set) var isNew = true
  var velocity = 0.0
  var trigger: (() -> Void)?
  var deletes = false

  func begin(at start: Double, follows: Bool) { (isNew, self.start, velocity) = (false, follows ? start : nil, 0) }

  func end() { (isNew, start, velocity) = (true, nil, 0) }
}

private struct CardOutline: Shape {
  let card: AnyShape
  let margin: Double

  func path(in rect: Rect) -> Path {
    card.path(
      in: Rect(x: rect.minX + margin, y: rect.minY, width: max(0, rect.width - 2 * margin), height: rect.height))
  }
}

extension Animation {
  /// Apple publishes no duration; this one is an estimate.
  static let swipe = Animation.spring(duration: 0.4, bounce: 0)
  fileprivate static let swipeFull = Animation.spring(duration: 0.3, bounce: 0.1)
}
