/// A source whose views belong to the main actor, as SwiftUI's do.
///
/// There a type that is a view belongs to the main actor as a whole, because the protocol does. Here the protocol belongs
/// to no actor: views are laid out on several threads. A source that is read with `@MainActor` before such types, and
/// before what is added to such protocols, means what it means there.
package struct MainActorSource {
  /// SwiftUI's protocols whose types belong to the main actor, as its interface declares them.
  package static let protocols: Set<Substring> = [
    "View", "ViewModifier", "App", "Scene", "Commands", "PreviewProvider", "PreviewModifier", "Transition", "Gesture",
    "ToolbarContent", "CustomizableToolbarContent", "TabContent", "DynamicViewContent", "DropDelegate",
    "UIViewRepresentable", "UIViewControllerRepresentable", "AnimatableModifier", "Widget", "WidgetBundle",
    "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "MenuStyle", "ProgressViewStyle", "GaugeStyle",
    "GroupBoxStyle", "FormStyle", "ControlGroupStyle", "DisclosureGroupStyle", "LabeledContentStyle", "DatePickerStyle",
    "TextFieldStyle", "TextEditorStyle", "NavigationViewStyle", "NavigationSplitViewStyle", "TabViewStyle",
  ]

  /// Protocols of UIKit's kind that belong to the main actor there, and to nobody here. A type that says itself that it
  /// belongs to the main actor may answer them all the same.
  private static let delegates: Set<Substring> = [
    "UITabBarControllerDelegate", "UIAdaptivePresentationControllerDelegate", "UIDocumentPickerDelegate",
    "UIActivityItemSource", "WKNavigationDelegate", "WKUIDelegate", "MKMapViewDelegate",
    "SFSafariViewControllerDelegate", "ASAuthorizationControllerDelegate",
    "ASAuthorizationControllerPresentationContextProviding", "ASWebAuthenticationPresentationContextProviding",
  ]

  /// Those of them that belong to the main actor here, too: they need no mark where a type conforms to them.
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

  /// The names that stand for one other, such as `UIViewControllerRepresentable` on a phone, and what each stands for.
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

  /// The text with `@MainActor` before each declaration that `protocols` bind; nil where there is none.
  ///
  /// As in SwiftUI's own declarations, `@preconcurrency` has the compiler tell older code nothing of it. Before a protocol
  /// that is conformed to, it lets what belongs to the main actor answer what does not ask on it. An extension takes no
  /// such mark: its members do.
  package func bound(to protocols: Set<Substring>) -> String? {
    let declarations = declarations
    // What an extension in the same file says of a type holds for the type.
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
    /// Where its modifiers begin, behind its attributes, in bytes.
    let start: Int
    let owner: Owner?
    /// Where the modifiers of an extension's members begin that say nothing of whose they are, in bytes.
    let members: [Int]

    func isBound(to protocols: Set<Substring>) -> Bool { parents.contains { protocols.contains($0.name) } }
  }

  private struct Parent {
    let name: Substring
    /// Where its name begins, in bytes.
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

  /// The name that begins at `index`, and what stands behind its colon; nil where no declaration goes on there.
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
        // What is joined is marked as a whole.
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
      // An arrow is no bracket.
      if tokens.text(at: index) == ">", tokens.text(at: index - 1) != "-" { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
    return index
  }

  private static let modifiers: Set<Substring> = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "indirect", "nonisolated", "static",
    "class", "mutating", "nonmutating", "override", "convenience", "required", "lazy", "borrowing", "consuming",
  ]

  /// Where the functions and values that stand in the braces behind `index` begin, in bytes.
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

  /// Where the modifiers before `index` begin, in bytes, and whose the declaration is, where they or attributes say that.
  private func modifiers(before index: Int) -> (start: Int, owner: Owner?) {
    var (index, start) = (index, index)
    while index > 0, Self.modifiers.contains(tokens[index - 1].text) {
      index -= 1
      start = index
      if tokens[start].text == "nonisolated" { return (tokens[start].range.lowerBound, .nobody) }
    }
    // Attributes stand before, each with its arguments, if it has any.
    while let attribute = attribute(endingAt: index - 1) {
      if attribute.name.hasSuffix("Actor") { return (tokens[start].range.lowerBound, .actor) }
      index = attribute.start
    }
    return (tokens[start].range.lowerBound, nil)
  }

  /// The attribute whose last token is at `index`; nil where none ends there.
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
