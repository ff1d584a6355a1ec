import Foundation

/// Writes to standard error and drops debug messages. `galley previews` compiles sources with it in place of Apple's
/// `Logger`.
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(_ log: OSLog) { self.log = log }

  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

public final class OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(isEnabled: false, name: "")

  public struct Category: Hashable, Sendable {
    fileprivate let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
  }

  private let isEnabled: Bool
  private let name: String

  private init(isEnabled: Bool, name: String) { (self.isEnabled, self.name) = (isEnabled, name) }

  public convenience init(subsystem: String, category: String) {
    self.init(isEnabled: true, name: [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":"))
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  public func isEnabled(type: OSLogType) -> Bool { isEnabled && type != .debug }

  func write(_ text: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    FileHandle.standardError.write(Data((name.isEmpty ? text : "[\(name)] \(text)").utf8) + Data("\n".utf8))
  }
}
