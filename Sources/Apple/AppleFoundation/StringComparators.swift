public import Foundation

extension String.StandardComparator {
  /// Compares the code points: on Linux, Foundation has no comparison that depends on a language.
  public static var localizedStandard: String.StandardComparator { .lexical }
}
