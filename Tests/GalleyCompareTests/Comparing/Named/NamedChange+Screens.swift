extension NamedChange {
  /// Changes of whole screens.
  static let screens: [NamedChange] = [
    NamedChange(
      "device", scene("  Text: Hello\n", canvas: "{ device: phone }"),
      ["device: phone": "device: phone-mini"],
      expected: "the canvas is 375 × 812 pt instead of 390 × 844 (device phone-mini instead of phone)"),
    NamedChange(
      "status bar",
      scene(
        "  NavigationStack: { Text: Hello, navigationTitle: Title }\n",
        canvas: "{ device: phone, scale: 1, statusBar: true }"),
      ["statusBar: true": "statusBar: false"], expected: "the status bar is no longer shown"),
    NamedChange(
      "home indicator", scene("  Text: Hello\n", canvas: "{ device: phone, scale: 1, homeIndicator: true }"),
      ["homeIndicator: true": "homeIndicator: false"], expected: "the home indicator is no longer shown"),
  ]
}
