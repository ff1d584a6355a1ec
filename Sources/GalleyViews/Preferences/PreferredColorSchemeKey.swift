/// What the first view that prefers light or dark says to the screen around it.
package enum PreferredColorSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }

  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}
