import GalleyPicture
import GalleyViews

extension Color {
  /// The system's translucent background over a plain screen.
  static let dialogBackground = Color(light: RGBA(246, 246, 246), dark: RGBA(37, 37, 38))
  static let dialogPressed = Color(light: RGBA(226, 226, 228), dark: RGBA(58, 58, 60))
}
