import GalleyGeometry
import GalleyMotion
import GalleyText
package import GalleyViews

/// A tap outside closes the card.
package struct CardLayer<Card: View>: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  @State private var place = CardPlace()
  private let kind: String
  private let isOpen: Binding<Bool>
  private let width: Double
  private let card: Card

  package init(kind: String, isOpen: Binding<Bool>, width: Double, @ViewBuilder card: () -> Card) {
    (self.kind, self.isOpen, self.width, self.card) = (kind, isOpen, width, card())
  }

  package func body(content: Content) -> some View {
    content
      .background {
        GeometryReader { geometry in
          place.geometry = geometry
          return Color.clear
        }
      }
      .screenLayer(kind) {
        ZStack {
          if isOpen.wrappedValue {
            Color.clear.contentShape(Rectangle()).touchable("dimming", action: { isOpen.wrappedValue = false })
            GeometryReader { space in
              MenuPlacement(anchor: anchor(in: space), width: min(width, space.size.width - MenuMetrics.margin * 2)) {
                card.transition(.opacity)
              }
            }
            .inSafeArea()
          }
        }
        .animation(.menu, value: isOpen.wrappedValue)
      }
  }

  private func anchor(in space: GeometryProxy) -> Rect {
    let (own, outer) = (place.geometry?.frame(in: .global) ?? .zero, space.frame(in: .global))
    let x = direction == .rightToLeft ? outer.maxX - own.maxX : own.minX - outer.minX
    return Rect(x: x, y: own.minY - outer.minY, width: own.width, height: own.height)
  }
}

final class CardPlace {
  var geometry: GeometryProxy?
}
