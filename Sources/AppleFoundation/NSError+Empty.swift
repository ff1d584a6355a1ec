import Foundation

extension NSError {
  /// An error that says nothing.
  public convenience init() { self.init(domain: "", code: 0) }
}
