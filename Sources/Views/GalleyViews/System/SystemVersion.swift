/// A version of iOS. Galley draws lists and controls in the sizes that they have in this version.
///
/// ```
/// var environment = EnvironmentValues()
/// environment.systemVersion = .iOS26
/// let stage = Stage(size: Size(width: 402, height: 874), environment: environment) { Inbox() }
/// ```
public enum SystemVersion: String, Hashable, Sendable, CaseIterable {
  case iOS17 = "iOS 17"
  case iOS18 = "iOS 18"
  case iOS26 = "iOS 26"

  /// Galley draws bars and controls in this style, without Liquid Glass.
  public static let standard = SystemVersion.iOS18

  /// For example "iOS 18".
  public var name: String { rawValue }

  /// Parses a version such as "iOS 18.5", "18.5" or "18". Returns nil if the major version is not one of `allCases`.
  public init?(_ text: some StringProtocol) {
    let hasName = text.prefix(Self.system.count).lowercased() == Self.system
    let numbers = text.dropFirst(hasName ? Self.system.count : 0).drop { $0 == " " }
      .split(separator: ".", omittingEmptySubsequences: false)
    guard let major = numbers.first, numbers.count <= 3, numbers.allSatisfy({ Self.isNumber($0) }),
      let version = Self.allCases.first(where: { $0.name.split(separator: " ").last == Substring(major) })
    else { return nil }
    self = version
  }

  private static let system = "ios"

  private static func isNumber(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension EnvironmentValues {
  /// The version of iOS that lists and controls imitate (default: iOS 18).
  public var systemVersion: SystemVersion {
    get { self[SystemVersionKey.self] }
    set { self[SystemVersionKey.self] = newValue }
  }

  package var systemStyle: SystemStyle { systemVersion.style }
}

private enum SystemVersionKey: EnvironmentKey {
  static var defaultValue: SystemVersion { .standard }
}
