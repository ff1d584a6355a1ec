import Foundation
import PackagePlugin

/// The command `swift package snapshots`, which checks the previews of a package with the installed program `galley`.
@main
struct GalleySnapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let package = context.package.directoryURL.path
    // SwiftPM locks the package's own build folder while the plugin runs.
    let scratch = arguments.contains("--scratch-path") ? [] : ["--scratch-path", package + "/.build/galley-snapshots"]
    let isPlain = arguments.contains("--list") || arguments.contains("--check")
    let galley = Process()
    galley.executableURL = URL(filePath: "/usr/bin/env")
    galley.currentDirectoryURL = context.package.directoryURL
    galley.arguments = ["galley", "previews", package] + (isPlain ? [] : ["--check"]) + scratch + arguments
    try galley.run()
    galley.waitUntilExit()
    switch galley.terminationStatus {
    case 0: return
    case 127: Diagnostics.error("galley is not installed; see the article Install of Galley")
    case let code: Diagnostics.error("galley previews failed with exit code \(code)")
    }
  }
}
