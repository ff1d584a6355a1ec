enum FingerprintMessages {
  static func otherVersion(_ name: String, there: String, here: String) -> String {
    "\(name) \(there) there, \(here) here"
  }

  static func otherFont(_ name: String) -> String { "\(name) is a different file here" }

  static let fingerprint = "Drawn by"

  static let fonts = "Fonts"
}
