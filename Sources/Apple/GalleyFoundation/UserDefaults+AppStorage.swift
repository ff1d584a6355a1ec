public import Foundation
public import GalleyViews

extension UserDefaults: AppStorageStore {}
extension Data: StorableValue {}
extension Date: StorableValue {}

extension URL: StorableValue {
  /// The address in letters.
  public var stored: Any { absoluteString }
  /// The address in letters, read.
  public static func restored(from stored: Any) -> URL? { (stored as? String).flatMap(URL.init(string:)) }
}
