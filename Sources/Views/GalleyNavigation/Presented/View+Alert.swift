import GalleyMotion
import GalleyText
public import GalleyViews

extension View {
  private func alert<Item>(
    _ title: Text, item: Item?, dismiss: @escaping () -> Void, actions: @escaping (Item) -> some View,
    message: ((Item) -> AnyView)?
  ) -> some View {
    modifier(
      PresentedLayer(kind: "alert", item: item, animation: .alert, dismiss: dismiss) { item in
        Dimming()
        AlertCard(title: title, actions: actions(item), message: message.map { $0(item) }, dismiss: dismiss)
      })
  }

  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, item: isPresented.unit, dismiss: isPresented.off, actions: { actions() }, message: nil)
  }

  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  @_disfavoredOverload
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(
      title, item: isPresented.unit, dismiss: isPresented.off, actions: { actions() },
      message: { AnyView(message()) })
  }

  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
}

// MARK: - With data

extension View {
  public func alert<Item, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    alert(
      title, item: isPresented.wrappedValue ? data : nil, dismiss: isPresented.off, actions: actions, message: nil)
  }

  public func alert<Item, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  @_disfavoredOverload
  public func alert<Item, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  public func alert<Item, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions, @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    alert(
      title, item: isPresented.wrappedValue ? data : nil, dismiss: isPresented.off, actions: actions,
      message: { AnyView(message($0)) })
  }

  public func alert<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions, @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  @_disfavoredOverload
  public func alert<Item, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions, @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
}

// MARK: - As values, before iOS 15

extension View {
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return self.alert(
      alert?.title ?? Text(verbatim: ""), item: alert, dismiss: isPresented.off,
      actions: { DialogValueButtons(buttons: $0.buttons) },
      message: alert?.message.map { message in { _ in AnyView(message) } })
  }

  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map(content)
    return self.alert(
      alert?.title ?? Text(verbatim: ""), item: alert, dismiss: item.isThere().off,
      actions: { DialogValueButtons(buttons: $0.buttons) },
      message: alert?.message.map { message in { _ in AnyView(message) } })
  }
}

extension Binding where Value == Bool {
  var unit: Void? { wrappedValue ? () : nil }

  var off: () -> Void { { if wrappedValue { wrappedValue = false } } }
}
