import CPangoCairo
import GalleyGeometry
import GalleyPicture

struct MeshFill {
  private let rows: [[Paint.MeshGradient.Vertex]]
  private let background: RGBA
  private let fade: Double

  /// The number of patches per side, which is large enough to hide their straight sides.
  private static let steps = 12

  init(_ gradient: Paint.MeshGradient, fade: Double) {
    rows = gradient.finer(by: MeshFill.steps)
    (background, self.fade) = (gradient.background, fade)
  }

  /// Fills `surface`. `map` is the transform from the mesh's points to the surface's pixels.
  func paint(_ surface: ImageSurface, through map: AffineTransform) {
    guard let context = cairo_create(surface.handle) else { return }
    defer { cairo_destroy(context) }
    cairo_set_source_rgba(context, background.red, background.green, background.blue, background.alpha * fade)
    cairo_paint(context)
    guard let mesh = cairo_pattern_create_mesh() else { return }
    defer { cairo_pattern_destroy(mesh) }
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      for column in upper.indices.dropLast() {
        add([upper[column], upper[column + 1], lower[column + 1], lower[column]], to: mesh, through: map)
      }
    }
    cairo_set_source(context, mesh)
    cairo_paint(context)
  }

  private func add(
    _ corners: [Paint.MeshGradient.Vertex], to mesh: OpaquePointer, through map: AffineTransform
  ) {
    cairo_mesh_pattern_begin_patch(mesh)
    for (index, corner) in corners.enumerated() {
      let point = map(corner.point)
      if index == 0 {
        cairo_mesh_pattern_move_to(mesh, point.x, point.y)
      } else {
        cairo_mesh_pattern_line_to(mesh, point.x, point.y)
      }
    }
    for (index, corner) in corners.enumerated() {
      let color = corner.color
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(index), color.red, color.green, color.blue, color.alpha * fade)
    }
    cairo_mesh_pattern_end_patch(mesh)
  }
}
