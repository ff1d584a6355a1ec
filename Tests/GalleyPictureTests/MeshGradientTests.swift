import GalleyGeometry
import GalleyPicture
import Testing

@Suite("Mesh gradients")
struct MeshGradientTests {
  private func mesh(_ isSmooth: Bool = true) -> Paint.MeshGradient {
    let colors = [RGBA.black, .white, .white, .black].map { Paint.Stop(color: $0, location: 0) }
    let points = [(0.0, 0.0), (100, 0), (0, 50), (100, 50)].map { Point(x: $0.0, y: $0.1) }
    return Paint.MeshGradient(stops: colors, points: points, width: 2, isSmooth: isSmooth, background: .clear)
  }

  @Test("Refining a mesh keeps its points and colours and interpolates between them")
  func finer() {
    for isSmooth in [true, false] {
      let rows = mesh(isSmooth).finer(by: 4)
      #expect(rows.count == 5 && rows.allSatisfy { $0.count == 5 })
      #expect(rows[0][0].point == .zero && rows[4][4].point == Point(x: 100, y: 50))
      #expect(rows[0][4].color == .white && rows[4][4].color == .black)
      #expect(rows[2][2].point == Point(x: 50, y: 25))
      #expect(abs(rows[2][2].color.red - 0.5) < 1e-9)
    }
  }

  @Test("A mesh gradient with one row or too few colours is invalid")
  func tooSmall() {
    var mesh = mesh()
    mesh.width = 4
    #expect(mesh.finer(by: 4).isEmpty)
    mesh.width = 0
    #expect(mesh.finer(by: 4).isEmpty)
    mesh.width = 2
    mesh.stops.removeLast()
    #expect(mesh.finer(by: 4).isEmpty)
  }

  @Test("A mesh gradient moves with its shape and changes the digest of a picture")
  func packed() throws {
    let paint = Paint.meshGradient(mesh())
    guard case .meshGradient(let moved) = paint.offsetBy(Point(x: 3, y: 4)) else {
      Issue.record("it is another paint")
      return
    }
    #expect(moved.points[0] == Point(x: 3, y: 4) && moved.points[3] == Point(x: 103, y: 54))
    func digest(_ paint: Paint) -> PictureDigest {
      var digest = PictureDigest()
      digest.mix(paint)
      return digest
    }
    #expect(digest(paint) != digest(.meshGradient(mesh(false))))
  }
}
