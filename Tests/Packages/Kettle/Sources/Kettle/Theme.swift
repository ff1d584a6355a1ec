import SwiftUI

enum Theme: String, CaseIterable, Identifiable, Codable {
  case clay
  case leaf
  case night

  var id: String { name }
  var name: String { rawValue.capitalized }

  var mainColor: Color {
    switch self {
    case .clay: return Color(red: 0.85, green: 0.55, blue: 0.38)
    case .leaf: return Color(red: 0.62, green: 0.78, blue: 0.45)
    case .night: return Color(UIColor.systemIndigo)
    }
  }

  var accentColor: Color { self == .night ? .white : .black }
}

struct ThemePicker: View {
  @Binding var selection: Theme

  var body: some View {
    Picker("Theme", selection: $selection) {
      ForEach(Theme.allCases) { theme in
        Text(theme.name)
          .padding(4)
          .frame(maxWidth: .infinity)
          .background(theme.mainColor)
          .foregroundColor(theme.accentColor)
          .clipShape(RoundedRectangle(cornerRadius: 4))
          .tag(theme)
      }
    }
    .pickerStyle(.navigationLink)
  }
}

struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
  static var trailingIcon: Self { Self() }
}

struct ThemePicker_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      Form { ThemePicker(selection: .constant(.leaf)) }
    }
  }
}
