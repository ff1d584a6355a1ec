package import GalleyGeometry
import GalleyMessages

extension MatchMessages {
  /// Describes a line that breaks after a different word.
  ///
  /// - Parameters:
  ///   - name: The text.
  ///   - line: The number of the line, from 1.
  ///   - scene: The last word of the line in the scene.
  ///   - picture: The last word of the line in the image.
  ///   - lines: The numbers of lines in the scene and in the image.
  package static func lineBreak(
    _ name: String, line: Int, scene: String, picture: String, lines: (scene: Int, picture: Int)
  ) -> String {
    "line \(Words.grouped(line)) of \(quoted(name)) ends after \(quoted(picture)) in the image and after "
      + "\(quoted(scene)) in the scene"
      + (lines.scene == lines.picture
        ? "" : "; it has \(Words.count(lines.picture, "line")) instead of \(Words.grouped(lines.scene))")
  }

  /// Describes text that ends too early in the image.
  ///
  /// - Parameters:
  ///   - name: The text.
  ///   - after: The last word that it shows.
  ///   - isTruncated: Whether the scene truncates the text as well.
  package static func missingWords(_ name: String, after: String, isTruncated: Bool) -> String {
    "\(quoted(name)) ends differently after \(quoted(after)) in the image: "
      + (isTruncated ? "it is truncated at another letter" : "it is truncated, or its text differs")
  }

  /// Describes a view whose size differs.
  ///
  /// - Parameters:
  ///   - name: The view.
  ///   - scene: The size in the scene, in points.
  ///   - picture: The size in the image, in points.
  package static func size(_ name: String, scene: Size, picture: Size) -> String {
    "\(quoted(name)) measures \(sides(picture)) pt in the image instead of \(sides(scene))"
  }

  /// Describes strings that are all wider, or all narrower, in the image. The largest difference comes first.
  ///
  /// - Parameters:
  ///   - names: The strings.
  ///   - widths: The widths of their longest lines in the scene and in the image, in points.
  package static func widths(_ names: [String], _ widths: [(scene: Double, picture: Double)]) -> String {
    guard let most = widths.first, let least = widths.last else { return "" }
    let word = most.picture > most.scene ? "wider" : "narrower"
    func percent(_ width: (scene: Double, picture: Double)) -> String {
      Words.rounded(abs(width.picture / width.scene - 1) * 100, digits: 1)
    }
    guard names.count > 1 else {
      return "\(quoted(names.first ?? "")) is \(percent(most)) % \(word) in the image: "
        + "\(points(most.picture)) pt instead of \(points(most.scene))"
    }
    let range = percent(most) == percent(least) ? percent(most) : "\(percent(least)) to \(percent(most))"
    let farthest = widths.map { abs($0.picture - $0.scene) }.max() ?? 0
    return "\(Words.count(names.count, "text")) are \(range) % \(word) in the image, by up to \(points(farthest)) pt: "
      + list(names)
  }

  package static func notMeasured(_ names: [String], _ reason: String) -> String {
    "\(list(names)) could not be measured: \(reason)"
  }

  static let unevenBackground = "the background is an image, a gradient or another shape"
  static let touching = "lines of text touch each other"
  static let turned = "the text is rotated or mirrored"
  static let otherText = "the image shows other words near their places"

  /// Describes differences that are too small to be reported.
  ///
  /// - Parameters:
  ///   - share: The smallest difference in width, as a fraction of the width.
  ///   - pixel: The size of a pixel, in points.
  ///   - em: The additional difference in width for another font, as a fraction of the font size; 0 for the same font.
  ///   - move: The smallest distance of a move, in points.
  package static func limits(share: Double, pixel: Double, em: Double, move: Double) -> String {
    let shapes = em > 0 ? " and \(Words.rounded(em, digits: 2)) em for other letter shapes" : ""
    return "not reported: widths within \(Words.rounded(share * 100, digits: 1)) % or "
      + "\(Words.rounded(pixel, digits: 2)) pt (1 pixel)\(shapes), and moves within "
      + "\(Words.rounded(move, digits: 1)) pt"
  }

  private static func sides(_ size: Size) -> String { "\(points(size.width)) × \(points(size.height))" }

  private static func points(_ number: Double) -> String { Words.rounded(number, digits: 1) }
}
