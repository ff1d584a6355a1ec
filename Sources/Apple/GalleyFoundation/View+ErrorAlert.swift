public import Foundation
import GalleyNavigation
public import GalleyViews

extension View {
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented && error != nil, actions: actions)
  }

  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping (Failure) -> some View,
    @ViewBuilder message: @escaping (Failure) -> some View
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error, actions: actions,
      message: message)
  }
}

extension Binding where Value == Bool {
  fileprivate static func && (binding: Binding<Bool>, condition: Bool) -> Binding<Bool> {
    Binding(get: { binding.wrappedValue && condition }, set: { binding.wrappedValue = $0 })
  }
}
