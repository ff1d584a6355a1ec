import CResources

/// A template for a new scene, with sample data.
public struct StarterScene: Sendable {
  public struct File: Sendable {
    public let name: String
    public let text: String
  }

  /// The scene file, followed by its data.
  public let files: [File]

  public enum Kind: String, Hashable, Sendable, CaseIterable {
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
  ///   - kind: The kind of scene (default: the kind called `name`, or a list).
  public init(name: String, kind: Kind? = nil) {
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
