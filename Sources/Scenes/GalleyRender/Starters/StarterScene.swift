import CResources

/// A template for a new scene, with sample data.
package struct StarterScene: Sendable {
  package struct File: Sendable {
    package let name: String
    package let text: String
  }

  /// The scene file, followed by its data.
  package let files: [File]

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case list
    case chat
    case settings
    case feed
    case table
    case form
    case dashboard
  }

  /// Creates a starter scene.
  ///
  /// - Parameters:
  ///   - name: The name of the scene and of its files.
  ///   - kind: The kind of scene (default: the kind named `name`, or else a list).
  package init(name: String, kind: Kind? = nil) {
    let (scene, data) = Self.texts(of: kind ?? Kind(rawValue: name) ?? .list)
    files =
      [File(name: "\(name).yaml", text: scene.replacing("NAME", with: name))]
      + [data].compactMap { $0.map { File(name: "\(name).csv", text: $0) } }
  }

  private static func texts(of kind: Kind) -> (scene: String, data: String?) {
    func text(_ resource: UnsafePointer<CChar>) -> String { String(cString: resource) }
    return switch kind {
    case .list: (text(galleyStarterList()), text(galleyStarterListData()))
    case .chat: (text(galleyStarterChat()), text(galleyStarterChatData()))
    case .settings: (text(galleyStarterSettings()), nil)
    case .feed: (text(galleyStarterFeed()), text(galleyStarterFeedData()))
    case .table: (text(galleyStarterTable()), text(galleyStarterTableData()))
    case .form: (text(galleyStarterForm()), nil)
    case .dashboard: (text(galleyStarterDashboard()), text(galleyStarterDashboardData()))
    }
  }
}
