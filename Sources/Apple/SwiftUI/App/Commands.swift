public import GalleyViews

/// Menus of an app; a stage has none.
public protocol Commands {
  /// The kind of the menus inside.
  associatedtype Body: Commands
  /// The menus inside.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// A menu of the library has no body; asking for it is a programmer's mistake.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Puts menus together.
@resultBuilder
public enum CommandsBuilder {
  /// No menu.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// One menu.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// One menu.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Several menus.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    CommandGroups()
  }
  /// What is available.
  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands { CommandGroups() }
  /// A menu that may be there.
  public static func buildOptional(_ content: (any Commands)?) -> some Commands { CommandGroups() }
  /// One of two menus.
  public static func buildEither(first content: any Commands) -> some Commands { CommandGroups() }
  /// One of two menus.
  public static func buildEither(second content: any Commands) -> some Commands { CommandGroups() }
}

struct CommandGroups: Commands { typealias Body = Never }

/// No menus.
public struct EmptyCommands: Commands {
  /// It has none.
  public typealias Body = Never
  /// No menus.
  public init() {}
}

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
  /// It has none.
  public typealias Body = Never

  /// Items before those at `group`.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Items after those at `group`.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Items instead of those at `group`.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of one's own.
public struct CommandMenu<Content: View>: Commands {
  /// It has none.
  public typealias Body = Never

  /// A menu called `name`.
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A menu called `name`.
  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}
  /// A menu called `name`.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// The system's menu for sidebars.
public struct SidebarCommands: Commands {
  /// It has none.
  public typealias Body = Never

  /// The menu.
  public init() {}
}

/// The system's menu for text.
public struct TextEditingCommands: Commands {
  /// It has none.
  public typealias Body = Never

  /// The menu.
  public init() {}
}

/// The system's menu for toolbars.
public struct ToolbarCommands: Commands {
  /// It has none.
  public typealias Body = Never

  /// The menu.
  public init() {}
}

/// The system's menu for pictures of other devices.
public struct ImportFromDevicesCommands: Commands {
  /// It has none.
  public typealias Body = Never

  /// The menu.
  public init() {}
}

/// The system's menu for the forms of text.
public struct TextFormattingCommands: Commands {
  /// It has none.
  public typealias Body = Never

  /// The menu.
  public init() {}
}

/// The system's menu for inspectors.
public struct InspectorCommands: Commands {
  /// It has none.
  public typealias Body = Never

  /// The menu.
  public init() {}
}
