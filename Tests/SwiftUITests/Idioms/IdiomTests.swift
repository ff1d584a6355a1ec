import GalleyGeometry
import GalleyRender
import SwiftUI
import Testing

@Suite("Idioms of SwiftUI")
struct IdiomTests {
  static let groups: [[AnyView]] = [
    Idioms1.all, Idioms2.all, Idioms3.all, Idioms4.all, Idioms5.all, Idioms6.all, Idioms7.all, Idioms8.all, Idioms9.all,
    Idioms10.all, Idioms11.all, Idioms12.all, Idioms13.all, Idioms14.all, Idioms15.all,
  ]

  @Test("Each is compiled alone, and draws all but the images and fonts that are not there", arguments: groups.indices)
  func drawn(group: Int) {
    for view in Self.groups[group] {
      let stage = Stage(size: Size(width: 393, height: 852)) { view }
      _ = try? stage.picture()
      let others = stage.problems.map { "\($0)" }.filter { !$0.contains(".image(") && !$0.contains("missingFamily") }
      #expect(others.isEmpty)
    }
  }
}
