public import GalleyViews

/// Menus of an app; a stage has none.
public protocol Commands {}

/// Puts menus together.
@resultBuilder
public enum CommandsBuilder {
  /// Several menus.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    CommandGroups()
  }
  /// A menu that may be there.
  public static func buildOptional(_ content: (any Commands)?) -> some Commands { CommandGroups() }
  /// One of two menus.
  public static func buildEither(first content: any Commands) -> some Commands { CommandGroups() }
  /// One of two menus.
  public static func buildEither(second content: any Commands) -> some Commands { CommandGroups() }
}

struct CommandGroups: Commands {}

/// Where in the system's menus something stands.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Of the app's name.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Of the app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Of leaving the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Of new documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Of keeping documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Of other forms of documents.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Of undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Of copying.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Of text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Of toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Of sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Of help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Items in one of the system's menus.
public struct CommandGroup<Content: View>: Commands {
  /// Items before those at `group`.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Items after those at `group`.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Items instead of those at `group`.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of one's own.
public struct CommandMenu<Content: View>: Commands {
  /// A menu called `name`.
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// The system's menu for sidebars.
public struct SidebarCommands: Commands {
  /// The menu.
  public init() {}
}

/// The system's menu for text.
public struct TextEditingCommands: Commands {
  /// The menu.
  public init() {}
}

/// The system's menu for toolbars.
public struct ToolbarCommands: Commands {
  /// The menu.
  public init() {}
}
