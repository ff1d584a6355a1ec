import CResources
import GalleyFiles
import GalleyMessages

/// Advice for names of SwiftUI views and modifiers that scenes lack. Users write these names from memory, so the most
/// similar name in scenes would be the wrong suggestion.
enum SwiftUINames {
  /// Returns the advice for a SwiftUI view, or `nil` if SwiftUI has no such view or scenes have it too.
  static func view(_ name: String) -> String? {
    views[name] ?? (controls.contains(name) ? control(name) : nil)
  }

  static func control(like name: String) -> String? {
    Suggestion.closest(to: name, among: controls.sorted()).map(control)
  }

  private static func control(_ name: String) -> String {
    "\(name) exists only in Swift code: draw the result with Text and shapes"
  }

  static func modifier(_ name: String) -> String? {
    if let words = modifiers[name] { return words }
    if actions.contains(name) { return "\(name) exists only in Swift code: scenes have no closures" }
    if name.hasPrefix("accessibility") { return "\(name) exists only in Swift code: it does not change the image" }
    return missing.contains(name) ? "\(name) exists in SwiftUI but not in scenes" : nil
  }

  private static let views = remarks("views")
  private static let modifiers = remarks("modifiers")
  private static let controls = names("controls")
  private static let actions = names("actions")
  private static let missing = names("missing")

  private static let lists = EmbeddedText(galleySwiftUINames())

  private static func names(_ list: String) -> Set<String> { Set((lists[list] ?? []).map(String.init)) }

  private static func remarks(_ list: String) -> [String: String] {
    (lists[list] ?? []).reduce(into: [:]) { remarks, line in
      if let colon = line.firstIndex(of: ":") { remarks[String(line[..<colon])] = String(line[colon...].dropFirst(2)) }
    }
  }
}
