public import GalleyViews

/// Menus of an app; a stage has none.
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Puts menus together.
@resultBuilder
public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    CommandGroups()
  }
  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands { CommandGroups() }
  public static func buildOptional(_ content: (any Commands)?) -> some Commands { CommandGroups() }
  public static func buildEither(first content: any Commands) -> some Commands { CommandGroups() }
  public static func buildEither(second content: any Commands) -> some Commands { CommandGroups() }
}

struct CommandGroups: Commands { typealias Body = Never }

/// No menus.
public struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
}

/// Where in the system's menus something stands.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}

/// Items in one of the system's menus.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Items instead of those at `group`.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of one's own.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// The system's menu for sidebars.
public struct SidebarCommands: Commands {
  public typealias Body = Never

  public init() {}
}

/// The system's menu for text.
public struct TextEditingCommands: Commands {
  public typealias Body = Never

  public init() {}
}

/// The system's menu for toolbars.
public struct ToolbarCommands: Commands {
  public typealias Body = Never

  public init() {}
}

/// The system's menu for pictures of other devices.
public struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never

  public init() {}
}

/// The system's menu for the forms of text.
public struct TextFormattingCommands: Commands {
  public typealias Body = Never

  public init() {}
}

/// The system's menu for inspectors.
public struct InspectorCommands: Commands {
  public typealias Body = Never

  public init() {}
}
