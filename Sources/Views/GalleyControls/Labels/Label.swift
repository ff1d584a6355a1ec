public import GalleyViews

public struct Label<Title: View, Icon: View>: View, UnnamedView, LocatedView {
  package let site = CallSite()
  @Environment(\.labelStyles) private var styles
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    styles.body(
      styles.current.makeBody(
        configuration: LabelStyleConfiguration(
          title: styles.part(title, \.labelStyles), icon: styles.part(icon, \.labelStyles))),
      \.labelStyles
    )
    .control("Label") { ["labelStyle": ControlArguments.style($0.labelStyle, "LabelStyle")] }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
