import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleyText
import GalleyViews

struct DialogStyle: Hashable {
  let height: Double
  let font: Font
  let pairs: Bool
  let separatesCancel: Bool
  let fallback: SystemWord

  static let alert = DialogStyle(height: 44, font: .body, pairs: true, separatesCancel: false, fallback: .ok)
  static let dialog = DialogStyle(height: 57, font: .title3, pairs: false, separatesCancel: true, fallback: .cancel)
}

struct DialogCards<Actions: View, Header: View>: View {
  typealias Body = Never

  let style: DialogStyle
  let hasHeader: Bool
  let actions: Actions
  let header: Header
  let dismiss: () -> Void

  func _build(into builder: inout NodeBuilder) {
    let styled = DialogButtonStyle(style: style, dismiss: dismiss)
    var nodes = builder.children(along: nil) { inner in actions.buttonStyle(styled)._build(into: &inner) }
    func isCancel(_ node: LayoutNode) -> Bool { ViewPayload.first(of: node) { $0.isCancelButton } ?? false }
    // Completes the buttons: an alert has at least one button, and a dialog has a cancel button.
    let isComplete = style.separatesCancel ? nodes.contains(where: isCancel) : !nodes.isEmpty
    if !isComplete {
      nodes += builder.children(along: nil) { inner in
        Button(role: .cancel, action: {}, label: { Text(system: style.fallback) }).buttonStyle(styled)._build(
          into: &inner)
      }
    }
    let others = nodes.filter { !isCancel($0) }
    let cancelling = nodes.filter(isCancel)
    let isPair = style.pairs && nodes.count == 2 && nodes.contains(where: isCancel)
    let first = style.separatesCancel ? others : isPair ? cancelling + others : others + cancelling
    VStack(spacing: 8) {
      if hasHeader || !first.isEmpty {
        DialogCard(buttons: first, pairs: isPair, header: hasHeader ? AnyView(header) : nil)
      }
      if style.separatesCancel { DialogCard(buttons: cancelling, pairs: false, header: nil) }
    }
    ._build(into: &builder)
  }
}

private struct DialogCard: View {
  let buttons: [LayoutNode]
  let pairs: Bool
  let header: AnyView?
  @Environment(\.displayScale) private var scale

  var body: some View {
    VStack(spacing: 1 / max(scale, 1)) {
      if let header {
        header.frame(maxWidth: .infinity).background(Color.dialogBackground)
      }
      DialogButtonLayout(line: 1 / max(scale, 1), pairs: pairs) {
        ForEach(buttons.indices) { index in
          if buttons.indices.contains(index) { BuiltNode(buttons[index]) }
        }
      }
    }
    .background {
      ZStack {
        Color.dialogBackground; Color(.separator)
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}

/// Places buttons side by side if both labels fit.
private struct DialogButtonLayout: Layout {
  let line: Double
  let pairs: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    if isPair(subviews, width) {
      return Size(width: width, height: rowHeight(subviews, (width - line) / 2))
    }
    let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    return Size(width: width, height: heights.reduce(0, +) + line * Double(max(heights.count - 1, 0)))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if isPair(subviews, bounds.width) {
      let width = (bounds.width - line) / 2
      for (index, button) in subviews.enumerated() {
        button.place(
          at: Point(x: bounds.minX + Double(index) * (width + line), y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
      }
      return
    }
    var y = bounds.minY
    // The cancel button comes first if the buttons are side by side, but last if they are stacked.
    for button in pairs ? subviews.reversed() : Array(subviews) {
      let height = button.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
      button.place(at: Point(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height + line
    }
  }

  private func isPair(_ buttons: Subviews, _ width: Double) -> Bool {
    pairs && buttons.count == 2
      && buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - line) / 2 }
  }

  private func rowHeight(_ buttons: Subviews, _ width: Double) -> Double {
    buttons.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }.max() ?? 0
  }
}

private struct DialogButtonStyle: PrimitiveButtonStyle {
  let style: DialogStyle
  let dismiss: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    DialogButton(style: style, configuration: configuration, dismiss: dismiss)
      .markingCancel(configuration.role == .cancel)
  }
}

private struct DialogButton: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @State private var isPressed = false
  let style: DialogStyle
  let configuration: PrimitiveButtonStyleConfiguration
  let dismiss: () -> Void

  var body: some View {
    configuration.label
      .font(configuration.role == .cancel ? style.font.weight(.semibold) : style.font)
      .foregroundStyle(color)
      .multilineTextAlignment(.center)
      .lineLimit(2)
      .padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
      .frame(maxWidth: .infinity, minHeight: style.height, maxHeight: .infinity)
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(isPressed ? Color.dialogPressed : Color.dialogBackground)
      .touchable("Button", action: isEnabled ? press : nil) { if isPressed != $0 { isPressed = $0 } }
  }

  private func press() {
    configuration.trigger()
    dismiss()
  }

  private var color: Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    return configuration.role == .destructive ? .red : tint
  }
}

private struct CancelMarkView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isCancel: Bool

  func _build(into builder: inout NodeBuilder) {
    let (outer, isCancel) = (builder, isCancel)
    builder.modify(content._build(into:)) { child in
      let node = outer.node(ShownRule(isShown: true), [child], kind: "role")
      ViewPayload.of(node)?[CancelKey.self] = isCancel
      return node
    }
  }
}

extension View {
  fileprivate func markingCancel(_ isCancel: Bool) -> some View { CancelMarkView(content: self, isCancel: isCancel) }
}

extension ViewPayload {
  fileprivate var isCancelButton: Bool? { self[CancelKey.self] }
}

private enum CancelKey: NodeValueKey {
  typealias Value = Bool
}
