import GalleyTemplate

extension SceneReference {
  /// A page of the reference: a view, a group of modifiers, or the steps of scripts.
  package struct Page: Sendable {
    /// The name of the Markdown file, without its extension.
    package let name: String
    package let title: String
    package let summary: String
    /// The name of the example's scene and image files, without their extensions.
    package let example: String
    fileprivate let entries: [Entry]
    fileprivate let body: String

    /// Returns the page as Markdown. `scene` is the text of the example.
    package func markdown(showing scene: String) -> String {
      let image = example + (scene.contains("\nscript:") ? ".gif" : ".png")
      return """
        # \(title)

        \(summary)

        ## Example

        ![\(title): the image of the example](../../../../../output/gallery/reference/\(image))

        ```yaml
        \(scene.trimmedEnd)
        ```

        \(body.trimmedEnd)

        All views, modifiers and steps: [Scene format](../SceneFormat.md).
        """
    }
  }

  /// The pages: one for each view, one for each group of modifiers, and one for the steps.
  package static let pages: [Page] = viewPages + modifierPages + [stepPage]

  private static let viewPages = SceneReference(.views).entries.prefix(viewNames.count).map { entry in
    let details = entry.markdownDetails
    return Page(
      name: "View\(entry.name)", title: entry.name, summary: entry.markdownDoc, example: entry.name, entries: [entry],
      body: details.isEmpty ? "The view has no value and no arguments." : "## Value and arguments\n\n" + details)
  }

  private static let modifierPages = ModifierGroup.all.map { group in
    let reference = SceneReference(.modifiers)
    let names = group.modifiers.map(\.name)
    return Page(group.title, file: group.file, summary: group.doc, names.compactMap(reference.entry))
  }

  private static let stepPage = Page(
    "Script steps", file: "ScriptSteps", summary: "The steps of a `script`, which change the scene over time.",
    SceneReference(.steps).entries)
}

extension SceneReference.Page {
  fileprivate init(_ title: String, file: String, summary: String, _ entries: [SceneReference.Entry]) {
    self.init(
      name: file, title: title, summary: summary, example: file, entries: entries,
      body: entries.map { "## \($0.name)\n\n\($0.markdownBody)" }.joined())
  }

  /// The entries of the page, with links to their descriptions.
  fileprivate var links: String {
    entries.map { "- [\($0.name)](Reference/\(name).md#\($0.name.lowercased())): \($0.markdownDoc)\n" }.joined()
  }
}

extension SceneReference {
  package static var viewList: String {
    let rest = SceneReference(.views).entries.dropFirst(viewNames.count)
    return viewPages.map { "- [\($0.title)](Reference/\($0.name).md): \($0.summary)\n" }.joined()
      + rest.map { "\n### \($0.name)\n\n" + $0.markdownBody.trimmedEnd + "\n" }.joined()
  }

  package static var modifierList: String {
    modifierPages.map { "### \($0.title)\n\n\($0.summary)\n\n\($0.links)" }.joined(separator: "\n")
  }

  package static var stepList: String { stepPage.links }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
