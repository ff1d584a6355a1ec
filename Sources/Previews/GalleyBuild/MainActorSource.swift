/// Adds `@MainActor` to types that conform to `View` and similar protocols, and to extensions of these types. Apple's
/// protocols are isolated to the main actor. Galley's protocols are not, because views are laid out on several threads.
package struct MainActorSource {
  package static let protocols: Set<Substring> = [
    "View", "ViewModifier", "App", "Scene", "Commands", "PreviewProvider", "PreviewModifier", "Transition", "Gesture",
    "ToolbarContent", "CustomizableToolbarContent", "TabContent", "DynamicViewContent", "DropDelegate",
    "UIViewRepresentable", "UIViewControllerRepresentable", "AnimatableModifier", "Widget", "WidgetBundle",
    "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "MenuStyle", "ProgressViewStyle", "GaugeStyle",
    "GroupBoxStyle", "FormStyle", "ControlGroupStyle", "DisclosureGroupStyle", "LabeledContentStyle", "DatePickerStyle",
    "TextFieldStyle", "TextEditorStyle", "NavigationViewStyle", "NavigationSplitViewStyle", "TabViewStyle",
  ]

  /// Protocols that are isolated to the main actor in Apple's frameworks but not in Galley. A type that is isolated to
  /// the main actor must be able to conform to them.
  private static let delegates: Set<Substring> = [
    "UITabBarControllerDelegate", "UIAdaptivePresentationControllerDelegate", "UIDocumentPickerDelegate",
    "UIActivityItemSource", "WKNavigationDelegate", "WKUIDelegate", "MKMapViewDelegate",
    "SFSafariViewControllerDelegate", "ASAuthorizationControllerDelegate",
    "ASAuthorizationControllerPresentationContextProviding", "ASWebAuthenticationPresentationContextProviding",
  ]

  /// Protocols that are also isolated in Galley, so types that conform to them need no attribute.
  private static let ofActor: Set<Substring> = ["UIViewRepresentable", "UIViewControllerRepresentable"]

  private let tokens: [SourceTokens.Token]
  private let source: String

  package init(_ source: String) {
    self.source = source
    tokens = SourceTokens(source).tokens
  }

  package func refining(_ protocols: Set<Substring>) -> Set<Substring> {
    Set(declarations.filter { $0.kind == "protocol" && $0.isBound(to: protocols) }.map(\.name))
      .union(aliases.filter { protocols.contains($0.meaning) }.map(\.name))
  }

  /// Type aliases that a package declares, for example an alias for `UIViewControllerRepresentable` on iOS.
  private var aliases: [(name: Substring, meaning: Substring)] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "typealias", let name = tokens.word(at: index + 1),
        tokens.text(at: index + 2) == "=", var meaning = tokens.word(at: index + 3)
      else { return nil }
      var end = index + 4
      while tokens.text(at: end) == ".", let part = tokens.word(at: end + 1) { (meaning, end) = (part, end + 2) }
      return ["<", "&", "?"].contains(tokens.text(at: end)) ? nil : (name, meaning)
    }
  }

  /// Returns the source with `@MainActor`, or nil if nothing changes. As in SwiftUI's interface, `@preconcurrency`
  /// suppresses errors in older code. Before a conformance, `@preconcurrency` permits isolated members to satisfy
  /// requirements that are not isolated. Extensions do not accept it, so it is added to their members.
  package func bound(to protocols: Set<Substring>) -> String? {
    let declarations = declarations
    // A conformance in an extension applies to the type as a whole.
    let extended = Set(
      declarations.filter { $0.kind == "extension" && $0.isBound(to: protocols) }.map(\.name))
    let edits = declarations.flatMap { declaration in
      let isExtension = declaration.kind == "extension"
      let isBound =
        declaration.isBound(to: protocols)
        || (isExtension ? protocols : extended).contains(declaration.name)
      guard isBound || declaration.owner == .actor, declaration.owner != .nobody else { return [Edit]() }
      let mark = "@preconcurrency @MainActor "
      let marks = isExtension ? declaration.members : [declaration.start]
      let conformances =
        declaration.kind == "protocol"
        ? []
        : declaration.parents.filter { parent in
          (isBound && protocols.contains(parent.name) || Self.delegates.contains(parent.name)) && !parent.isMarked
            && !Self.ofActor.contains(parent.name)
        }
      return Set(conformances.map(\.start)).sorted().map { Edit(place: $0, text: "@preconcurrency ") }
        + (isBound && declaration.owner == nil ? marks.map { Edit(place: $0, text: mark) } : [])
    }.sorted { $0.place < $1.place }
    return edits.isEmpty ? nil : text(with: edits)
  }

  private struct Edit {
    let place: Int
    let text: String
  }

  private func text(with edits: [Edit]) -> String {
    var (bytes, rest) = ([UInt8](), Array(source.utf8)[...])
    for edit in edits {
      bytes += rest[..<edit.place] + edit.text.utf8
      rest = rest[edit.place...]
    }
    return String(decoding: bytes + rest, as: UTF8.self)
  }

  private struct Declaration {
    let kind: Substring
    let name: Substring
    let parents: [Parent]
    /// The byte offset of the modifiers, after the attributes.
    let start: Int
    let owner: Owner?
    /// The byte offsets of members that do not specify their own isolation.
    let members: [Int]

    func isBound(to protocols: Set<Substring>) -> Bool { parents.contains { protocols.contains($0.name) } }
  }

  private struct Parent {
    let name: Substring
    let start: Int
    let isMarked: Bool
  }

  private enum Owner { case actor, nobody }

  private var declarations: [Declaration] {
    tokens.indices.compactMap { index in
      let kind = tokens[index].text
      guard ["struct", "class", "enum", "protocol", "extension"].contains(kind), let head = head(from: index + 1),
        tokens[index].isWord, index == 0 || tokens[index - 1].text != "."
      else { return nil }
      let (start, owner) = modifiers(before: index)
      return Declaration(
        kind: kind, name: head.name, parents: head.parents, start: start, owner: owner,
        members: kind == "extension" ? members(behind: index) : [])
    }
  }

  private func head(from index: Int) -> (name: Substring, parents: [Parent])? {
    guard var name = tokens.word(at: index), !["func", "var", "let", "subscript", "init"].contains(name) else {
      return nil
    }
    var index = index + 1
    while tokens.text(at: index) == ".", let part = tokens.word(at: index + 1) { (name, index) = (part, index + 2) }
    index = behindAngles(index)
    guard tokens.text(at: index) == ":" else { return (name, []) }
    var parents: [Parent] = []
    index += 1
    while let text = tokens.text(at: index), text != "{", text != "where" {
      if text == "@" {
        index += 2
      } else if var name = tokens.word(at: index) {
        let (start, before) = (tokens[index].range.lowerBound, tokens.text(at: index - 2))
        let isJoined = tokens.text(at: index - 1) == "&"
        index += 1
        while tokens.text(at: index) == ".", let part = tokens.word(at: index + 1) { (name, index) = (part, index + 2) }
        // In a composition with "&", the attribute applies to the whole composition.
        let whole = isJoined ? parents.last : nil
        parents.append(
          Parent(name: name, start: whole?.start ?? start, isMarked: whole?.isMarked ?? (before == "@")))
        index = behindAngles(index)
      } else {
        index += 1
      }
    }
    return (name, parents)
  }

  private func behindAngles(_ index: Int) -> Int {
    guard tokens.text(at: index) == "<" else { return index }
    var (index, depth) = (index, 0)
    repeat {
      if tokens.text(at: index) == "<" { depth += 1 }
      // The ">" of an arrow is not a closing bracket.
      if tokens.text(at: index) == ">", tokens.text(at: index - 1) != "-" { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
    return index
  }

  private static let modifiers: Set<Substring> = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "indirect", "nonisolated", "static",
    "class", "mutating", "nonmutating", "override", "convenience", "required", "lazy", "borrowing", "consuming",
  ]

  private func members(behind index: Int) -> [Int] {
    var (place, depth, starts) = (index, 0, [Int]())
    repeat {
      switch tokens.text(at: place) {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case "func", "var", "let", "init", "subscript":
        guard depth == 1, tokens[place].isWord, tokens.text(at: place - 1) != "." else { break }
        let (start, owner) = modifiers(before: place)
        if owner == nil { starts.append(start) }
      case nil: return starts
      default: break
      }
      place += 1
    } while depth > 0 || starts.isEmpty && tokens.text(at: place - 1) != "}"
    return starts
  }

  private func modifiers(before index: Int) -> (start: Int, owner: Owner?) {
    var (index, start) = (index, index)
    while index > 0, Self.modifiers.contains(tokens[index - 1].text) {
      index -= 1
      start = index
      if tokens[start].text == "nonisolated" { return (tokens[start].range.lowerBound, .nobody) }
    }
    while let attribute = attribute(endingAt: index - 1) {
      if attribute.name.hasSuffix("Actor") { return (tokens[start].range.lowerBound, .actor) }
      index = attribute.start
    }
    return (tokens[start].range.lowerBound, nil)
  }

  private func attribute(endingAt index: Int) -> (name: Substring, start: Int)? {
    var index = index
    if tokens.text(at: index) == ")" {
      var depth = 0
      repeat {
        if tokens.text(at: index) == ")" { depth += 1 }
        if tokens.text(at: index) == "(" { depth -= 1 }
        index -= 1
      } while depth > 0 && index > 0
    }
    guard let name = tokens.word(at: index), tokens.text(at: index - 1) == "@" else { return nil }
    return (name, index - 1)
  }
}
