public import Foundation
public import GalleyViews

extension UserDefaults: AppStorageStore {}
extension Data: StorableValue {}
extension Date: StorableValue {}

extension URL: StorableValue {
  public var stored: Any { absoluteString }
  public static func restored(from stored: Any) -> URL? { (stored as? String).flatMap(URL.init(string:)) }
}
