public import GalleyViews

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, UnnamedView, LocatedView {
  package let site = CallSite()
  @Environment(\.pickerKind) private var kind
  @Environment(\.isInList) private var isInList
  /// `nil` if the picker was created with an empty collection of sources.
  private let selection: Binding<SelectionValue>?
  private let label: Label
  private let content: Content
  private let currentValueLabel: AnyView?

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
    currentValueLabel = nil
  }

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { label })
  }

  init(unselectedWith content: () -> Content, label: () -> Label) {
    (selection, self.label, self.content, currentValueLabel) = (nil, label(), content(), nil)
  }

  public var body: some View {
    styled.control("Picker", texts: ["label": isInList ? nil : label]) {
      [kind, selected = options.selected] environment in
      ControlArguments.state(environment) + ControlArguments.label(environment) + [
        "selection": selected.map { "\($0.base)" }, "pickerStyle": kind == .automatic ? nil : "\(kind)",
      ]
    }
  }

  @ViewBuilder private var styled: some View {
    switch kind {
    case .automatic, .menu: PickerMenu(label: label, options: options, showsLabel: isInList)
    case .segmented, .palette: SegmentedControl(options: options)
    case .wheel: PickerWheel(options: options)
    case .inline: InlineOptions(label: label, options: options)
    case .navigationLink: PickerLink(label: label, options: options)
    }
  }

  private var options: PickerOptions {
    PickerOptions(
      content: AnyView(content), selected: selection.map { AnyHashable($0.wrappedValue).unwrapped },
      currentValueLabel: currentValueLabel
    ) { tag in
      if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
    }
  }
}

extension Picker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }

  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }
}

struct PickerOptions {
  let content: AnyView
  let selected: AnyHashable?
  let currentValueLabel: AnyView?
  let select: (AnyHashable) -> Void

  var selectedView: some View {
    Group(subviews: content) { subviews in subviews.first { isSelected($0) } }
  }

  @ViewBuilder var valueView: some View {
    if let currentValueLabel { currentValueLabel } else { selectedView }
  }

  func isSelected(_ option: Subview) -> Bool { option.tag.unwrapped == selected }
}
