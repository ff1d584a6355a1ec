public import GalleyViews

/// Compile-only stub, like all commands: a stage has no menus.
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

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

public struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
}

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

public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

public struct SidebarCommands: Commands {
  public typealias Body = Never

  public init() {}
}

public struct TextEditingCommands: Commands {
  public typealias Body = Never

  public init() {}
}

public struct ToolbarCommands: Commands {
  public typealias Body = Never

  public init() {}
}

public struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never

  public init() {}
}

public struct TextFormattingCommands: Commands {
  public typealias Body = Never

  public init() {}
}

public struct InspectorCommands: Commands {
  public typealias Body = Never

  public init() {}
}
