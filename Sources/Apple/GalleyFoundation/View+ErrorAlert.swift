public import Foundation
import GalleyNavigation
public import GalleyViews

extension View {
  /// Shows an alert with what `error` says and the buttons of `actions` while `isPresented` is true.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented && error != nil, actions: actions)
  }

  /// Shows an alert with what `error` says, a message, and the buttons of `actions` while `isPresented` is true.
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
  /// The binding where `condition` holds; else a constant no.
  fileprivate static func && (binding: Binding<Bool>, condition: Bool) -> Binding<Bool> {
    Binding(get: { binding.wrappedValue && condition }, set: { binding.wrappedValue = $0 })
  }
}
