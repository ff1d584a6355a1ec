import GalleyDiff
package import GalleyGeometry
package import GalleyMessages

package enum MatchMessages {
  /// Describes the position of a scene in an image.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene with its state.
  ///   - picture: The path of the image.
  ///   - x: The left edge of the scene, in pixels of the image.
  ///   - y: The top edge of the scene, in pixels of the image.
  ///   - scale: The scale, in pixels per point.
  ///   - likeness: The similarity, from 0 to 1.
  package static func place(_ scene: String, in picture: String, x: Double, y: Double, scale: Double, likeness: Double)
    -> String
  {
    "\(scene) is in '\(picture)' at (\(Words.grouped(whole(x))), \(Words.grouped(whole(y)))), "
      + "\(Words.rounded(scale, digits: 3)) pixels per point, \(percent(likeness)) similar"
  }

  /// Describes the areas that were not compared, because the system draws there.
  ///
  /// - Parameters:
  ///   - top: The height of the upper area, in points; 0 if there is none.
  ///   - bottom: The height of the lower area, in points; 0 if there is none.
  package static func leftOut(top: Double, bottom: Double) -> String {
    let parts = [(top, "at the top"), (bottom, "at the bottom")].filter { $0.0 > 0 }
      .map { "\(Words.points($0.0)) pt \($0.1)" }
    return "ignored, because the system draws it: \(parts.listed)"
  }

  package static func moved(_ names: [String], by offset: Point) -> String {
    "\(list(names)) \(names.count == 1 ? "is" : "are") \(direction(offset))"
  }

  /// Describes views that moved in the same direction, but by different distances.
  ///
  /// - Parameters:
  ///   - names: The names of the views.
  ///   - least: The shortest move.
  ///   - most: The longest move.
  package static func moved(_ names: [String], from least: Point, to most: Point) -> String {
    func range(_ one: Double, _ other: Double) -> String {
      "\(Words.points(min(abs(one), abs(other)))) to \(Words.points(max(abs(one), abs(other)))) pt"
    }
    var parts: [String] = []
    if most.y != 0 { parts.append("\(range(least.y, most.y)) \(most.y > 0 ? "lower" : "higher")") }
    if most.x != 0 { parts.append("\(range(least.x, most.x)) further \(most.x > 0 ? "right" : "left")") }
    return "\(list(names)) are \(parts.listed)"
  }

  /// Describes views with a different colour or background. Colours have the form "#FF3B30".
  ///
  /// - Parameters:
  ///   - names: The names of the views.
  ///   - isGround: Whether the background changed, and not the view itself.
  ///   - own: The colour in the scene.
  ///   - shown: The colour in the image.
  package static func recolored(_ names: [String], isGround: Bool, own: String, shown: String) -> String {
    let (verb, has) = names.count == 1 ? ("is", "has") : ("are", "have")
    return "\(list(names)) \(isGround ? "\(has) the background" : verb) \(shown) instead of \(own)"
  }

  package static func otherwise(_ name: String, likeness: Double) -> String {
    "\(quoted(name)) differs (\(percent(likeness)) similar)"
  }

  package static func otherWords(_ names: [String]) -> String {
    "\(list(names)) \(names.count == 1 ? "has" : "have") different text: the lengths of the words differ"
  }

  /// Describes views that look different to a similar degree.
  ///
  /// - Parameters:
  ///   - names: The names of the views.
  ///   - minimum: The lowest similarity among the views, from 0 to 1.
  ///   - maximum: The highest similarity among the views, from 0 to 1.
  ///   - areOfFont: Whether only the font differs, and not possibly the text (default: `false`).
  package static func otherwise(_ names: [String], minimum: Double, maximum: Double, areOfFont: Bool = false) -> String
  {
    let range =
      percent(minimum) == percent(maximum) ? percent(minimum) : "\(whole(max(minimum, 0) * 100)) to \(percent(maximum))"
    return "\(list(names)) differ (\(range) similar): the font is different"
      + (areOfFont ? "" : ", or the text is")
  }

  package static func outside(_ count: Int) -> String {
    "\(Words.count(count, "view")) \(count == 1 ? "is" : "are") outside the image"
  }

  package static func total(_ alike: Int, of count: Int) -> String {
    "\(Words.grouped(alike)) of \(Words.count(count, "view")) \(count == 1 ? "matches" : "match") the scene"
  }

  private static func direction(_ offset: Point) -> String {
    var parts: [String] = []
    if offset.y != 0 { parts.append("\(Words.points(abs(offset.y))) pt \(offset.y > 0 ? "lower" : "higher")") }
    if offset.x != 0 {
      parts.append("\(Words.points(abs(offset.x))) pt further \(offset.x > 0 ? "right" : "left")")
    }
    return parts.listed
  }

  static func list(_ names: [String]) -> String {
    let shown = names.prefix(names.count > 3 ? 2 : 3).map(quoted)
    return names.count > 3
      ? shown.joined(separator: ", ") + " and \(Words.grouped(names.count - 2)) more" : Array(shown).listed
  }

  static func quoted(_ name: String) -> String {
    "\"\(name.count > maximumLetters ? name.prefix(maximumLetters - 1) + "…" : name)\"".isolated
  }

  private static let maximumLetters = 40

  private static func percent(_ likeness: Double) -> String { "\(whole(max(likeness, 0) * 100)) %" }

  private static func whole(_ number: Double) -> Int {
    number.isFinite ? Int(min(max(number.rounded(), -1e9), 1e9)) : 0
  }
}

extension Diagnostic {
  package init(noSighting scene: String, in picture: String) {
    self.init(
      "'\(picture)' does not show '\(scene)'",
      help: "the image must show a whole state of the scene, in any size; --only names the state")
  }
}
