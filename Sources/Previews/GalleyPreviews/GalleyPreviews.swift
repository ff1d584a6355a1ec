import Foundation
import PackagePlugin

/// Adds three files to a target that imports SwiftUI, so that its sources compile on Linux.
///
/// The first file re-exports Combine and parts of Foundation. It also declares aliases such as `CGSize`, because both
/// Foundation and SwiftUI declare these names on Linux. The second file declares `Bundle.module` if necessary. The
/// third file declares the names of assets.
@main
struct GalleyPreviews: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
      let folder = context.pluginWorkDirectoryURL.appending(path: target.name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let sources = (target as? SwiftSourceModuleTarget)?.sourceFiles.filter { $0.type == .source }.map(\.url) ?? []
      let imports = Self.readsXML(sources) ? "@_exported import FoundationXML\n" : ""
      try Self.write(Self.text + imports + OwnNames(target).text, to: folder.appending(path: "GalleyAliases.swift"))
      try Self.write(Self.bundle(of: target), to: folder.appending(path: "GalleyBundle.swift"))
      let symbols = AssetSymbols(folder: target.directoryURL, sources: sources)
      try Self.write(symbols.text, to: folder.appending(path: "GalleyAssets.swift"))
      return [
        .prebuildCommand(
          displayName: "Names for \(target.name)", executable: URL(filePath: "/usr/bin/env"), arguments: ["true"],
          outputFilesDirectory: folder)
      ]
    #else
      return []
    #endif
  }

  /// Whether the sources need Foundation's XML library. Programs without it start faster.
  private static func readsXML(_ sources: [URL]) -> Bool {
    sources.contains { source in
      let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
      return ["XMLParser", "XMLDocument", "XMLNode", "XMLElement"].contains { text.contains($0) }
    }
  }

  /// Writes a file, unless it already has this content, because a rewritten file is compiled again.
  private static func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// Returns a declaration of `Bundle.module` for asset catalogues that the manifest does not list. Xcode treats them
  /// as resources, but SwiftPM does not.
  private static func bundle(of target: any Target) -> String {
    let note = "// Written by Galley's plugin GalleyPreviews.\n"
    guard let target = target as? SwiftSourceModuleTarget,
      !target.sourceFiles.contains(where: { $0.type == .resource }), hasCatalogues(target.directoryURL)
    else { return note }
    return note + """
      import Foundation

      extension Foundation.Bundle {
        static let module = Bundle(path: \(String(reflecting: target.directoryURL.path()))) ?? .main
      }

      """
  }

  private static func hasCatalogues(_ folder: URL) -> Bool {
    let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return names?.contains { ["xcassets", "xcstrings", "lproj"].contains(($0 as? URL)?.pathExtension) } ?? false
  }

  private static let text = """
    // Written by Galley's plugin GalleyPreviews: on Linux these names mean SwiftUI's, not Foundation's.
    @_exported import AppleFoundation
    @_exported import Combine
    @_exported import FoundationNetworking
    @_exported import struct SwiftUICore.LocalizedStringResource
    public import CoreGraphics

    public typealias CGFloat = Double
    public typealias CGSize = CoreGraphics.CGSize
    public typealias CGPoint = CoreGraphics.CGPoint
    public typealias CGRect = CoreGraphics.CGRect
    public typealias CGRectEdge = CoreGraphics.CGRectEdge

    """
}
