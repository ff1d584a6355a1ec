import GalleyGeometry
import GalleyRender
import SwiftUI
import Testing

@Suite("Idioms of SwiftUI")
struct IdiomTests {
  static let groups: [[AnyView]] = [Idioms1.all, Idioms2.all, Idioms3.all, Idioms4.all, Idioms5.all, Idioms6.all]

  @Test("Each is compiled alone, and draws", arguments: groups.indices)
  func drawn(group: Int) throws {
    for view in Self.groups[group] {
      let stage = Stage(size: Size(width: 393, height: 852)) { view }
      _ = try stage.picture()
    }
  }
}
