enum FingerprintMessages {
  static let fingerprint = "Drawn by"

  static let fonts = "Fonts"
}
