import Foundation

/// A place that a program tells what happens.
///
/// It stands for Apple's in sources that `galley previews --os` reads. What is told goes to standard error, but for what
/// is told for debugging, which is dropped.
public struct Logger: Sendable {
  private let log: OSLog

  /// A place without a name.
  public init() { log = .default }
  /// The place called `category` of the part of a program called `subsystem`.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// The place of `log`.
  public init(_ log: OSLog) { self.log = log }

  /// Tells `message`, of the weight `level`.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Tells `message`.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Tells what helps to follow the program; it is dropped.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Tells what helps to follow the program; it is dropped.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Tells what may help.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Tells what matters.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Tells what may be wrong.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Tells what is wrong.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Tells what is very wrong.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Tells what is wrong in the program itself.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// How much what is told weighs.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The weight as a number.
  public let rawValue: UInt8
  /// The weight with the number `rawValue`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual weight.
  public static let `default` = OSLogType(rawValue: 0)
  /// What may help.
  public static let info = OSLogType(rawValue: 1)
  /// What helps to follow the program.
  public static let debug = OSLogType(rawValue: 2)
  /// What is wrong.
  public static let error = OSLogType(rawValue: 16)
  /// What is wrong in the program itself.
  public static let fault = OSLogType(rawValue: 17)
}

/// A place that a program tells what happens, as functions name it.
public final class OSLog: Sendable {
  /// A place without a name.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A place that drops all.
  public static let disabled = OSLog(isEnabled: false, name: "")

  /// The places of signposts.
  public struct Category: Hashable, Sendable {
    fileprivate let name: String
    /// Points that matter.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// What hooks follow.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// What hooks follow with their stacks.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  private let isEnabled: Bool
  private let name: String

  private init(isEnabled: Bool, name: String) { (self.isEnabled, self.name) = (isEnabled, name) }

  /// The place called `category` of the part of a program called `subsystem`.
  public convenience init(subsystem: String, category: String) {
    self.init(isEnabled: true, name: [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":"))
  }
  /// The place of signposts `category` of the part of a program called `subsystem`.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Whether something of the weight `type` is kept.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled && type != .debug }

  /// Writes a line to standard error.
  func write(_ text: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    FileHandle.standardError.write(Data((name.isEmpty ? text : "[\(name)] \(text)").utf8) + Data("\n".utf8))
  }
}
