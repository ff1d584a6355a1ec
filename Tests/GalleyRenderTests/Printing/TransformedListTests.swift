import Galley
import GalleyGeometry
import GalleyPDF
import GalleyPaint
import GalleyPicture
import Testing

@testable import GalleyPages
@testable import GalleyRender

/// Lists that are rotated, scaled, faded, clipped or offset. Each is either printed or refused with its location.
@Suite("Printed lists with visual effects")
struct TransformedListTests {
  /// Rows of 40 pt, each with its own colour, in a list as high as the page.
  private func scene(_ effects: String, rows: Int = 12, container: String = "LazyVStack") throws -> Scene {
    let cells = (0..<rows).map { "{ n: \($0), c: \"#\(String(16 + $0, radix: 16))C040\" }" }.joined(separator: ", ")
    return try Scene(
      yaml: """
        scene: 1
        canvas: { size: 200x200, scale: 1, background: white }
        data: { rows: { rows: [ \(cells) ] } }
        view:
          ScrollView:
            \(container): { ForEach: rows, id: n, row: { Color: "{c}", frame: { height: 40 } } }
            spacing: 0
          id: list
          \(effects)
        print: { page: 200x200, margins: 0, scale: 1, header: {}, footer: {} }
        """, file: "list.yaml")
  }

  private enum Outcome: Equatable {
    case pages(Int)
    case refused(line: Int?)
  }

  /// Prints every page of the scene. If an error has no location, an issue is recorded.
  private func outcome(_ scene: Scene) throws -> Outcome {
    do throws(ProofError) {
      let printed = try PrintedScene(scene)
      for page in 0..<printed.pageCount { _ = try printed.page(page) }
      return .pages(printed.pageCount)
    } catch {
      #expect(!error.isOwnFault, "\(error)")
      guard case .print(_, let place) = error else { throw error }
      return .refused(line: place?.line)
    }
  }

  /// For each row, the number of pages that show it and the total number of its pixels.
  private func shown(_ scene: Scene, rows: Int) throws -> [(pages: Int, pixels: Int)] {
    let printed = try PrintedScene(scene)
    let painter = try Painter()
    var shown = [(pages: Int, pixels: Int)](repeating: (0, 0), count: rows)
    for page in 0..<printed.pageCount {
      let bitmap = try painter.paint(printed.page(page).picture, scale: 1)
      var counts = [Int](repeating: 0, count: rows)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bitmap[x, y].green == 0xC0 && bitmap[x, y].blue == 0x40 {
          let row = Int(bitmap[x, y].red) - 16
          if counts.indices.contains(row) { counts[row] += 1 }
        }
      }
      for row in 0..<rows where counts[row] > 0 { shown[row] = (shown[row].pages + 1, shown[row].pixels + counts[row]) }
    }
    return shown
  }

  @Test("A rotated scrolling list cannot be printed, unless it is rotated by full turns")
  func angles() throws {
    for angle in stride(from: 0.0, through: 720, by: 7.5) {
      let isUpright = angle.truncatingRemainder(dividingBy: 360) == 0
      let expected = isUpright ? Outcome.pages(3) : .refused(line: 5)
      #expect(try outcome(scene("rotationEffect: \(angle)")) == expected, "\(angle)")
      #expect(try outcome(scene("rotationEffect: \(-angle)", container: "VStack")) == expected, "\(-angle)")
    }
  }

  @Test("A rotated list that shows all its rows is printed on one page", arguments: [90.0, 180, 270])
  func short(angle: Double) throws {
    #expect(try outcome(scene("rotationEffect: \(angle)", rows: 3)) == .pages(1))
  }

  @Test("Every row of a scaled list is printed on one page in its scaled size", arguments: [0.25, 0.5, 0.8, 1, 1.25])
  func scales(scale: Double) throws {
    let rows = try shown(scene("scaleEffect: \(scale)"), rows: 12)
    for (row, found) in rows.enumerated() {
      #expect(found.pages == 1, "row \(row) at \(scale)")
      // The part that is wider than the page is cut off.
      let expected = 200 * min(scale, 1) * 40 * scale
      #expect(abs(Double(found.pixels) - expected) <= 0.1 * expected, "row \(row) at \(scale)")
    }
  }

  @Test("With any scale, opacity, clip or offset, a list is printed or an error is reported")
  func others() throws {
    let scales = stride(from: 0.0, through: 3, by: 0.25)
    var effects = scales.flatMap { ["scaleEffect: \($0)", "scaleEffect: { x: 1, y: \(-$0) }"] }
    effects += [0, 0.5, 1].map { (opacity: Double) in "opacity: \(opacity)" }
    effects += ["clipped: true", "clipShape: Circle", "frame: { height: 10 }", "frame: { width: 0 }"]
    effects += [-5000, -150, 150, 5000].flatMap { (way: Int) in ["offset: { x: \(way) }", "offset: { y: \(way) }"] }
    effects += ["rotation3DEffect: { angle: 40, axis: [1, 0, 0] }", "rotation3DEffect: { angle: 90, axis: [0, 1, 0] }"]
    effects += ["phaseAnimator: { phases: { scale: 0 } }", "phaseAnimator: { phases: { scale: 1000 } }"]
    effects.append("transformEffect: [1, 0.2, 0, 1, 0, 0]")
    for effect in effects {
      for container in ["LazyVStack", "VStack", "LazyFlowStack"] {
        guard let scene = try? scene(effect, container: container) else { continue }
        if case .refused(let line) = try outcome(scene) { #expect(line != nil, "\(effect)") }
      }
    }
  }
}
