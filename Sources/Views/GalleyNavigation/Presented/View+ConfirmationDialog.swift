import GalleyMotion
import GalleyText
public import GalleyViews

extension View {
  private func dialog<Item>(
    _ title: Text, item: Item?, titleVisibility: Visibility, dismiss: @escaping () -> Void,
    actions: @escaping (Item) -> some View, message: ((Item) -> AnyView)?
  ) -> some View {
    modifier(
      PresentedLayer(kind: "confirmationDialog", item: item, animation: .cover, dismiss: dismiss) { item in
        Dimming(action: dismiss)
        DialogSheet(
          title: titleVisibility == .visible ? title : nil, actions: actions(item), message: message.map { $0(item) },
          dismiss: dismiss)
      })
  }

  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    dialog(
      title, item: isPresented.unit, titleVisibility: titleVisibility, dismiss: isPresented.off,
      actions: { actions() }, message: nil)
  }

  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  @_disfavoredOverload
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    dialog(
      title, item: isPresented.unit, titleVisibility: titleVisibility, dismiss: isPresented.off,
      actions: { actions() }, message: { AnyView(message()) })
  }

  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }
}

// MARK: - With data

extension View {
  public func confirmationDialog<Item, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    dialog(
      Text(titleKey), item: isPresented.wrappedValue ? data : nil, titleVisibility: titleVisibility,
      dismiss: isPresented.off, actions: actions, message: nil)
  }

  @_disfavoredOverload
  public func confirmationDialog<Item, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    dialog(
      Text(title), item: isPresented.wrappedValue ? data : nil, titleVisibility: titleVisibility,
      dismiss: isPresented.off, actions: actions, message: nil)
  }

  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    dialog(
      Text(titleKey), item: isPresented.wrappedValue ? data : nil, titleVisibility: titleVisibility,
      dismiss: isPresented.off, actions: actions, message: { AnyView(message($0)) })
  }

  @_disfavoredOverload
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    dialog(
      Text(title), item: isPresented.wrappedValue ? data : nil, titleVisibility: titleVisibility,
      dismiss: isPresented.off, actions: actions, message: { AnyView(message($0)) })
  }

  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    actionSheet(isPresented.wrappedValue ? content() : nil, dismiss: isPresented.off)
  }

  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    actionSheet(item.wrappedValue.map(content), dismiss: item.isThere().off)
  }

  private func actionSheet(_ sheet: ActionSheet?, dismiss: @escaping () -> Void) -> some View {
    dialog(
      sheet?.title ?? Text(verbatim: ""), item: sheet, titleVisibility: .visible, dismiss: dismiss,
      actions: { DialogValueButtons(buttons: $0.buttons) },
      message: sheet?.message.map { message in { _ in AnyView(message) } })
  }
}
