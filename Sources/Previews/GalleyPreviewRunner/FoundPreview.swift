import Foundation
import GalleyGeometry
import GalleyViews
import SwiftUI

/// A preview of this program: what it is called, where it stands, and what it shows.
struct FoundPreview {
  let module: String
  /// The file's name without its extension, or the type's where the file is not known.
  let source: String
  /// The line of the file; 0 where it is not known.
  let line: Int
  /// What it is called; nil where it has no name.
  var title: String?
  let traits: [PreviewTrait<Preview.ViewTraits>]
  /// Whether views without a stack around them are pictures of their own, as those of a provider; those of a macro stand
  /// below each other.
  let isDivided: Bool
  let type: Any.Type
  let view: () -> AnyView

  var name: String { [module, source, title].compactMap { $0 }.joined(separator: "/") }

  /// All previews of the program, in the order of their modules, files and lines.
  @MainActor static func all() -> [FoundPreview] {
    var found: [FoundPreview] = []
    for type in ConformanceRecords.types(conformingTo: (any PreviewRegistry).self) {
      if let registry = type as? any PreviewRegistry.Type { found += previews(of: registry) }
    }
    for type in ConformanceRecords.types(conformingTo: (any PreviewProvider).self) {
      if let provider = type as? any PreviewProvider.Type { found += previews(of: provider) }
    }
    return numbered(
      found.enumerated().sorted { first, second in
        let (one, other) = (first.element, second.element)
        return (one.module, one.source, one.line, first.offset)
          < (other.module, other.source, other.line, second.offset)
      }.map(\.element))
  }

  /// The previews with numbers from 2 where one of a file is called like another before it.
  private static func numbered(_ previews: [FoundPreview]) -> [FoundPreview] {
    var counts: [String: Int] = [:]
    return previews.map { preview in
      var preview = preview
      let count = (counts[preview.fileStem] ?? 0) + 1
      counts[preview.fileStem] = count
      if count > 1 { preview.title = [preview.title, "\(count)"].compactMap { $0 }.joined(separator: " ") }
      return preview
    }
  }

  /// What the names of its pictures begin with: its name, with a dash for whatever may mean something in a path.
  var fileStem: String { name.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "-" }.joined() }

  @MainActor private static func previews(of registry: any PreviewRegistry.Type) -> [FoundPreview] {
    let preview = registry.preview
    let parts = registry.fileID.split(separator: "/")
    let file = parts.last.map { String($0.split(separator: ".").first ?? $0) } ?? ""
    return preview.views.map { label, view in
      FoundPreview(
        module: parts.first.map(String.init) ?? "", source: file, line: registry.line,
        title: [preview.title, label].compactMap { $0 }.joined(separator: " ").nilIfEmpty, traits: preview.traits,
        isDivided: false, type: registry, view: view)
    }
  }

  @MainActor private static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [FoundPreview] {
    let parts = String(reflecting: provider).split(separator: ".").map(String.init)
    let own = parts.last?.replacingOccurrences(of: "_Previews", with: "") ?? ""
    return [
      FoundPreview(
        module: parts.first ?? "", source: own.replacingOccurrences(of: "_Preview", with: ""), line: 0, title: nil,
        traits: [], isDivided: true, type: provider, view: { AnyView(Provider.previews) })
    ]
  }
}

extension String {
  /// The text, or nil where there is none.
  fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
