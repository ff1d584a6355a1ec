import Foundation
import PackagePlugin

/// Adds one file to a target that imports SwiftUI, so that its sources build on Linux as they are.
///
/// Foundation has types called `CGSize`, `CGPoint` and `CGRect` there, and so has SwiftUI: a name of the target's own
/// comes before both. The file brings Combine and Foundation's networking to all sources, as Foundation does on Apple's
/// systems.
@main
struct GalleyPreviews: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
      let folder = context.pluginWorkDirectoryURL.appending(path: target.name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "GalleyAliases.swift")
      let known = try? String(contentsOf: file, encoding: .utf8)
      if known != Self.text {
        try Self.text.write(to: file, atomically: true, encoding: .utf8)
      }
      return [
        .prebuildCommand(
          displayName: "Names for \(target.name)", executable: URL(filePath: "/usr/bin/env"), arguments: ["true"],
          outputFilesDirectory: folder)
      ]
    #else
      return []
    #endif
  }

  private static let text = """
    // Written by Galley's plugin GalleyPreviews: on Linux these names mean SwiftUI's, not Foundation's.
    @_exported import Combine
    @_exported import FoundationNetworking
    public import CoreGraphics

    public typealias CGSize = CoreGraphics.CGSize
    public typealias CGPoint = CoreGraphics.CGPoint
    public typealias CGRect = CoreGraphics.CGRect

    """
}
