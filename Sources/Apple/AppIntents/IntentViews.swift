import SwiftUI
public import SwiftUICore

extension Button {
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
  }
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Toggle {
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: Binding(get: { isOn }, set: { _ in Task { _ = try? await intent.perform() } }), label: label)
  }
}

extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

/// Drawn as a card with the title of the intent.
public struct SiriTipView: View {
  @Binding private var isVisible: Bool
  private let title: LocalizedStringResource

  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    title = Intent.title
    _isVisible = isVisible ?? .constant(true)
  }

  public var body: some View {
    if isVisible {
      HStack(spacing: 12) {
        Image(systemName: "mic.circle.fill").font(.largeTitle).foregroundStyle(.indigo)
        VStack(alignment: .leading) {
          Text(verbatim: "Siri").font(.footnote).foregroundStyle(.secondary)
          Text(title).font(.headline)
        }
        Spacer(minLength: 0)
      }
      .padding()
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
    }
  }
}
