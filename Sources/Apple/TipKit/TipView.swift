public import SwiftUI

/// A hint on a card: its image, what it says, what can be done, and a mark that closes it.
public struct TipView<Content: Tip>: View {
  @State private var isClosed = false
  private let tip: Content?
  private let action: (Tips.Action) -> Void

  /// The hint, where its rules hold. An arrow to a view is not drawn.
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    (self.tip, self.action) = (tip, action)
  }

  /// The hint, if there is one and its rules hold. An arrow to a view is not drawn.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    (self.tip, self.action) = (tip, action)
  }

  /// The card, or nothing.
  public var body: some View {
    if let tip, !isClosed, tip.shouldDisplay {
      TipCard(title: tip.title, message: tip.message, image: tip.image, actions: tip.actions, perform: action) {
        tip.invalidate(reason: .tipClosed)
        isClosed = true
      }
    }
  }
}

/// What a hint's card shows.
private struct TipCard: View {
  let title: Text
  let message: Text?
  let image: Image?
  let actions: [Tips.Action]
  let perform: (Tips.Action) -> Void
  let close: () -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      image?.font(.title).foregroundStyle(.tint)
      VStack(alignment: .leading, spacing: 4) {
        title.font(.headline)
        message?.font(.subheadline).foregroundStyle(.secondary)
        ForEach(actions.indices, id: \.self) { index in
          Divider().padding(.vertical, 4)
          Button(actions[index].title) {
            actions[index].handler()
            perform(actions[index])
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button(action: close) { Image(systemName: "xmark") }
        .font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
    }
    .multilineTextAlignment(.leading)
    .padding(16)
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 13))
  }
}

extension View {
  /// The view; what the system shows over the app, beside it, is not drawn.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
}
