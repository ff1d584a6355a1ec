import GalleyGeometry
import GalleyMotion
import GalleyText
import GalleyViews

struct AlertCard<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message?
  let dismiss: () -> Void

  var body: some View {
    DialogCards(style: .alert, hasHeader: true, actions: actions, header: header, dismiss: dismiss)
      .frame(width: 270)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .inSafeArea()
      .transition(.scale(scale: 1.15).combined(with: .opacity))
  }

  private var header: some View {
    VStack(spacing: 3) {
      title.font(.headline)
      if let message { message.font(.footnote) }
    }
    .multilineTextAlignment(.center)
    .padding(EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16))
  }
}

struct DialogSheet<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message?
  let dismiss: () -> Void

  var body: some View {
    DialogCards(
      style: .dialog, hasHeader: title != nil || message != nil, actions: actions, header: header, dismiss: dismiss
    )
    .padding(8)
    .frame(maxWidth: 500)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .inSafeArea()
    .transition(.move(edge: .bottom))
  }

  private var header: some View {
    VStack(spacing: 10) {
      if let title { title.font(.footnote.weight(.semibold)) }
      if let message { message.font(.footnote) }
    }
    .foregroundStyle(Color(.secondaryLabel))
    .multilineTextAlignment(.center)
    .padding(EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16))
  }
}

extension Animation {
  static let alert = Animation.spring(duration: 0.35, bounce: 0)
  static let cover = Animation.spring(duration: 0.45, bounce: 0)
}
