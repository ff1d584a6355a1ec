public import Foundation

extension String.StandardComparator {
  /// As people sort: here by the numbers of letters, which is what Foundation knows without a language.
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// In the language of the machine: here by the numbers of letters.
  public static var localized: String.StandardComparator { .lexical }
}

extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) {
    let property = PredicateParser.property(key ?? "SELF")
    let isLess = Comparison("<", [])
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      let (first, second) = (property(first), property(second))
      if isLess?.holds(first, second) == true { return .orderedAscending }
      return isLess?.holds(second, first) == true ? .orderedDescending : .orderedSame
    }
  }
}
