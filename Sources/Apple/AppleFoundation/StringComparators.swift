public import Foundation

extension String.StandardComparator {
  /// Compares code points: Foundation has no localized comparison on Linux.
  public static var localizedStandard: String.StandardComparator { .lexical }
}
