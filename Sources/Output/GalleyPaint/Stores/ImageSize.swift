/// A size that an image was made ready in, in pixels.
package struct ImageSize: Hashable, Codable, Sendable {
  package var width: Int
  package var height: Int
}
