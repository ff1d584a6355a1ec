/// What the rules search the code for.
enum ForbiddenCode {
  /// A force unwrap, try or cast, an implicitly unwrapped type, or a stop.
  static var force: Regex<(Substring, Substring)> { /([\w\)\]]!(?!=)|\bfatalError\b)/ }

  /// A source of values that are not in the input.
  static var outsideInput: Regex<(Substring, Substring)> {
    /(\bgetenv\b|\bProcessInfo\b|\bsetlocale\b|\bDate\(\)|\bclock_gettime\b|\b(?:Continuous|Suspending)Clock\b|\.random\(|\.randomElement\(|\.shuffled\(\))/
  }
}
