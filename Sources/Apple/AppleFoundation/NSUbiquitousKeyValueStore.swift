public import Foundation

/// Values that an app has on all devices of a person. There is one device here, and they are kept until the program ends.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The app's values.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Told when another device changed values: none does.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// Values of one's own.
  public override init() {}

  /// All of them.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// The value of `key`.
  open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  /// Sets the value of `key`.
  open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  /// Forgets the value of `key`.
  open func removeObject(forKey key: String) { set(nil, forKey: key) }
  /// The value of `key`, if it is a text.
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  /// The value of `key`, if it is a list.
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  /// The value of `key`, if it is a dictionary.
  open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  /// The value of `key`, if it is data.
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  /// The value of `key`, or 0.
  open func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
  /// The value of `key`, or 0.
  open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  /// The value of `key`, or false.
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  /// Whether values were written: there is nowhere to write them.
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
