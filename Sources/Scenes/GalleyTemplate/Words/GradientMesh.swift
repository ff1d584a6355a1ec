import GalleyGeometry
import GalleyTables
import GalleyViews

package struct GradientMesh: Sendable {
  let width: Int
  let points: [[Double]]
  let background: Color
  let isSmooth: Bool

  package static let shape = TypedShape<GradientMesh>.record("", "") { fields in
    let width = fields.required("width", .count("a number of points", from: 2, to: 100), "Number of points per row.")
    let points = fields.optional(
      "points",
      TypedShape<[[Double]]>.list(
        .list(.number(.factor), noun: "two numbers", minimum: 2), noun: "points"),
      """
      Positions of the points, row by row, from `[0, 0]` (top leading) to `[1, 1]`. By default they are evenly spaced.
      """, default: [])
    let background = fields.optional("background", .color, "Colour outside the mesh.", default: Color.clear)
    let smooths = fields.optional(
      "smoothsColors", .boolean, "Whether colours change smoothly at the points (default: true).",
      default: true)
    return { given in
      try GradientMesh(
        width: given[width], points: given[points], background: given[background], isSmooth: given[smooths])
    }
  }

  /// Checks a mesh: the colours must fill complete rows, and there must be one point for each colour.
  static let error: @Sendable (SceneValue?, SceneRecord, [Table]) -> ArgumentError? = { content, record, _ in
    guard case .list(let colors)? = content, let mesh = shape.read(.record(record)) else { return nil }
    func odd(_ noun: String, _ count: Int, _ needed: String, _ key: String? = nil) -> ArgumentError {
      ArgumentError(kind: .value(.oddList(noun: noun, count: count, needed: needed)), key: key)
    }
    guard colors.count >= mesh.width * 2, colors.count % mesh.width == 0 else {
      return odd("colours", colors.count, "a multiple of \(mesh.width), for at least two rows")
    }
    guard mesh.points.isEmpty || mesh.points.count == colors.count else {
      return odd("points", mesh.points.count, "\(colors.count), one per colour", "points")
    }
    return mesh.points.first { $0.count != 2 }.map { odd("numbers in a point", $0.count, "two", "points") }
  }

  func gradient(of colors: [Color]) -> MeshGradient {
    let height = max(colors.count / width, 1)
    let even = (0..<height * width).map { index in
      [Double(index % width) / Double(width - 1), height > 1 ? Double(index / width) / Double(height - 1) : 0]
    }
    let places = (points.count >= height * width ? points : even).map { place in
      SIMD2(Float(place.first ?? 0), Float(place.dropFirst().first ?? 0))
    }
    return MeshGradient(
      width: width, height: height, points: places, colors: colors, background: background, smoothsColors: isSmooth)
  }
}
