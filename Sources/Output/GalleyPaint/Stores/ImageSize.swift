/// A size in pixels to which an image was scaled.
package struct ImageSize: Hashable, Codable, Sendable {
  package var width: Int
  package var height: Int
}
