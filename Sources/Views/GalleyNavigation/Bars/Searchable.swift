import GalleyControls
import GalleyGeometry
import GalleyText
public import GalleyViews

public struct SearchFieldPlacement: Hashable, Sendable {
  let stays: Bool

  public static let automatic = SearchFieldPlacement(stays: false)
  public static let toolbar = SearchFieldPlacement(stays: false)
  public static let sidebar = SearchFieldPlacement(stays: false)
  public static let navigationBarDrawer = SearchFieldPlacement(stays: false)

  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic
    case always
  }

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(stays: displayMode == .always)
  }
}

struct SearchConfiguration {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  var tokens: [AnyView] = []
}

final class SearchState: ObservableObject {
  @Published var isSearching = false
  var isPresented: Binding<Bool>?

  func set(_ isSearching: Bool) {
    self.isSearching = isSearching
    isPresented?.wrappedValue = isSearching
  }

  var isActive: Bool { isPresented?.wrappedValue ?? isSearching }
}

public struct DismissSearchAction {
  let state: SearchState?

  public func callAsFunction() { state?.set(false) }
}

extension EnvironmentValues {
  var searchState: SearchState? {
    get { self[SearchStateKey.self] }
    set { self[SearchStateKey.self] = newValue }
  }

  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  public var dismissSearch: DismissSearchAction { DismissSearchAction(state: searchState) }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct SearchStateKey: EnvironmentKey {
  static var defaultValue: SearchState? { nil }
}

extension View {
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    contributingToBars { $0.search = SearchConfiguration(text: text, placement: placement, prompt: prompt) }
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    contributingToBars {
      $0.search = SearchConfiguration(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
    }
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

struct SearchRow: View {
  @Environment(\.searchState) private var state
  let configuration: SearchConfiguration

  var body: some View { if let state { SearchField(state: state, configuration: configuration) } }
}

private struct SearchField: View {
  @ObservedObject var state: SearchState
  let configuration: SearchConfiguration

  var body: some View {
    HStack(spacing: 12) {
      HStack(spacing: 6) {
        MagnifyingGlass().stroke(Color(.secondaryLabel), lineWidth: 1.6).frame(width: 15, height: 15)
        ForEach(configuration.tokens.indices, id: \.self) { index in
          configuration.tokens[index]
            .lineLimit(1)
            .foregroundStyle(.white)
            .padding(.horizontal, 6)
            .background(Color(.systemGray), in: RoundedRectangle(cornerRadius: 5))
        }
        text.lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(.horizontal, 8)
      .frame(height: BarMetrics.searchField)
      .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
      .touchable("SearchField", action: { state.set(true) })
      .id(PartID("search"))
      if state.isActive {
        Button {
          configuration.text.wrappedValue = ""
          state.set(false)
        } label: {
          Text(system: .cancel)
        }
        .fixedSize()
        .id(PartID("cancel-search"))
      }
    }
    .font(.body)
    .dynamicTypeSize(.large)
    .padding(EdgeInsets(top: 1, leading: BarMetrics.margin, bottom: 15, trailing: BarMetrics.margin))
    .frame(height: BarMetrics.searchRow)
  }

  @ViewBuilder private var text: some View {
    if configuration.text.wrappedValue.isEmpty {
      (configuration.prompt ?? Text(system: .search)).foregroundStyle(Color(.secondaryLabel))
    } else {
      Text(verbatim: configuration.text.wrappedValue)
    }
  }
}
