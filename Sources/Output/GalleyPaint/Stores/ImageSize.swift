/// A size that an image was made ready in, in pixels.
package struct ImageSize: Hashable, Codable, Sendable {
  /// Pixels across.
  package var width: Int
  /// Pixels down.
  package var height: Int
}
