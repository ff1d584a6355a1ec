import GalleyGeometry
import Testing

@Suite("Calculations with angles")
struct AngleTests {
  @Test("Angles are added, subtracted and multiplied")
  func arithmetic() {
    let quarter = Angle.degrees(90)
    #expect(abs((quarter + .degrees(30)).degrees - 120) < 1e-9)
    #expect(abs((quarter - .degrees(30)).degrees - 60) < 1e-9)
    #expect((-quarter).degrees == -90)
    #expect(abs((quarter * 3).degrees - 270) < 1e-9)
    #expect(abs((quarter / 2).degrees - 45) < 1e-9)
    #expect(quarter + .zero == quarter)
  }
}
