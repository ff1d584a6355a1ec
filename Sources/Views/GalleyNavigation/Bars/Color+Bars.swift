import GalleyPicture
import GalleyViews

extension Color {
  /// The ground of alerts and dialogs: the system's translucent one over a plain screen, here opaque.
  static let dialogGround = Color(light: RGBA(246, 246, 246), dark: RGBA(37, 37, 38))
  /// The ground of a button of an alert or a dialog while it is pressed.
  static let dialogPressed = Color(light: RGBA(226, 226, 228), dark: RGBA(58, 58, 60))
}
