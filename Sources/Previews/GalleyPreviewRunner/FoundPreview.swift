import Foundation
import GalleyGeometry
import GalleyViews
import SwiftUI

struct FoundPreview {
  let module: String
  /// The file name without its extension, or the name of the type if the file is unknown.
  let source: String
  /// The module and the file, such as "App/Card.swift". Nil for a `PreviewProvider`.
  let fileID: String?
  let line: Int
  var title: String?
  let traits: [PreviewTrait<Preview.ViewTraits>]
  /// Whether each top-level view is a separate image, as in a `PreviewProvider`. The views of a `#Preview` macro are
  /// stacked.
  let isDivided: Bool
  let type: Any.Type
  let view: () -> AnyView

  var name: String { [module, source, title].compactMap { $0 }.joined(separator: "/") }

  /// Returns all previews, sorted by module, file and line.
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

  /// If several previews in a file have the same name, appends a number to the name from the second one on.
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

  var fileStem: String { name.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "-" }.joined() }

  @MainActor private static func previews(of registry: any PreviewRegistry.Type) -> [FoundPreview] {
    let preview = registry.preview
    let parts = registry.fileID.split(separator: "/")
    let file = parts.last.map { String($0.split(separator: ".").first ?? $0) } ?? ""
    return preview.views.map { label, view in
      FoundPreview(
        module: parts.first.map(String.init) ?? "", source: file, fileID: registry.fileID,
        line: registry.line,
        title: [preview.title, label].compactMap { $0 }.joined(separator: " ").nilIfEmpty, traits: preview.traits,
        isDivided: false, type: registry, view: view)
    }
  }

  @MainActor private static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [FoundPreview] {
    let parts = String(reflecting: provider).split(separator: ".").map(String.init)
    let own = parts.last?.replacingOccurrences(of: "_Previews", with: "") ?? ""
    return [
      FoundPreview(
        module: parts.first ?? "", source: own.replacingOccurrences(of: "_Preview", with: ""), fileID: nil, line: 0,
        title: nil, traits: [], isDivided: true, type: provider, view: { AnyView(Provider.previews) })
    ]
  }
}

extension String {
  fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
