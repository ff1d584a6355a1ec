import GalleyGeometry
import GalleyText
public import GalleyViews

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, LocatedView {
  package let site = CallSite()
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      actions
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 14) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.weight(.bold))
    }
  }
}

extension ContentUnavailableView
where Label == GalleyControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  private init(searched title: Text, description: Text?) {
    self.init {
      GalleyControls.Label {
        title
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    } description: {
      description
    }
  }

  public static var search: Self { Self(searched: Text(system: .noResults), description: nil) }

  public static func search(text: String) -> Self {
    Self(searched: Text(system: .noResultsFor, text), description: Text(system: .checkSpelling))
  }
}
