public struct ButtonRole: Hashable, Sendable {
  private let name: String

  var text: String { name }

  private init(_ name: String) { self.name = name }

  public static let destructive = ButtonRole("destructive")
  public static let cancel = ButtonRole("cancel")
  public static let close = ButtonRole("close")
  public static let confirm = ButtonRole("confirm")
}
