import Foundation
import Galley
import Testing

/// Frames of a stage, to be looked at: written to the folder that `GALLEY_FRAMES` names, if it names one.
enum Frames {
  /// Draws `stage`, and keeps the frame as `name`.png.
  static func draw(_ stage: Stage, _ name: String) throws {
    let bytes = try stage.png()
    #expect(bytes.count > 100)
    guard let folder = ProcessInfo.processInfo.environment["GALLEY_FRAMES"] else { return }
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }
}

extension InspectedView {
  /// The view and all views below it, in drawing order.
  var all: [InspectedView] { [self] + children.flatMap(\.all) }
}
