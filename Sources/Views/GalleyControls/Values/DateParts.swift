import GalleyGeometry
import GalleyText
package import GalleyViews

/// Grey, as in the compact style of `UIDatePicker`. A tap opens a card to change the component.
package struct DatePart<Label: View, Card: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  private let id: String
  private let isOpen: Binding<Bool>
  private let label: Label
  private let card: Card

  package init(
    id: String, isOpen: Binding<Bool>, @ViewBuilder label: () -> Label, @ViewBuilder card: () -> Card
  ) { (self.id, self.isOpen, self.label, self.card) = (id, isOpen, label(), card()) }

  package var body: some View {
    label
      .lineLimit(1)
      // The label of the row is truncated first, because a truncated date would be useless.
      .fixedSize()
      .foregroundStyle(!isEnabled ? Color(.tertiaryLabel) : isOpen.wrappedValue ? tint : Color.primary)
      .padding(.horizontal, 11)
      .padding(.vertical, 6)
      .background { RoundedRectangle(cornerRadius: 6).fill(Color(.tertiarySystemFill)) }
      .padding(.vertical, -6)
      .touchable("DatePart", action: isEnabled ? { isOpen.wrappedValue = true } : nil)
      .id(PartID(id))
      .modifier(CardLayer(kind: "datePicker", isOpen: isOpen, width: DateCardMetrics.width) { DateCard { card } })
  }
}

private enum DateCardMetrics {
  static let width = 320.0
  /// White in light mode; in dark mode, lighter than the background of rows.
  static let background = Color(.tertiarySystemBackground)
}

private struct DateCard<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(EdgeInsets(top: 4, leading: 16, bottom: 12, trailing: 16))
      .foregroundStyle(Color.primary)
      .multilineTextAlignment(.leading)
      // Cells do not scale with Dynamic Type, as in `UICalendarView`.
      .dynamicTypeSize(.large)
      .frame(maxWidth: DateCardMetrics.width)
      .background(DateCardMetrics.background)
      .clipShape(RoundedRectangle(cornerRadius: 13))
      .shadow(color: .black.opacity(0.2), radius: 32, x: 0, y: 8)
  }
}

package struct WheelRow<Wheels: View>: View {
  private let wheels: Wheels

  package init(@ViewBuilder wheels: () -> Wheels) { self.wheels = wheels() }

  package var body: some View {
    HStack(spacing: 0) { wheels }
      .environment(\.hidesWheelBand, true)
      .pickerStyle(.wheel)
      .labelsHidden()
      .background { RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill)).frame(height: 34) }
      .frame(maxWidth: 420)
  }
}
