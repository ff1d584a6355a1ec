package struct ImageSize: Hashable, Codable, Sendable {
  package var width: Int
  package var height: Int
}
