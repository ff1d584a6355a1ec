import Foundation
import Galley
import Testing

/// Writes frames of a stage to the folder in `GALLEY_FRAMES`, if it is set, so that they can be looked at.
enum Frames {
  /// Draws `stage` and saves the frame as `name`.png.
  static func draw(_ stage: Stage, _ name: String) throws {
    let bytes = try stage.png()
    #expect(bytes.count > 100)
    guard let folder = ProcessInfo.processInfo.environment["GALLEY_FRAMES"] else { return }
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }
}

extension InspectedView {
  var all: [InspectedView] { [self] + children.flatMap(\.all) }
}
