public import Foundation

/// Values that an app has on all devices of a person. There is one device here, and they are kept until the program ends.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  public override init() {}

  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  open func removeObject(forKey key: String) { set(nil, forKey: key) }
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
  open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  @discardableResult
  open func synchronize() -> Bool { true }
}

/// The key under which a bundle's file has the number of the build.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key under which a bundle's file has its name.
public let kCFBundleNameKey = "CFBundleName"
/// The key under which a bundle's file has its identifier.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The smallest number of 16 bits.
public let INT16_MIN = Int32(Int16.min)
