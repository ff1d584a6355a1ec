/// The results of a check or comparison, case by case, as the input of all report formats. Its images are the bytes of
/// PNG or JPEG files.
///
/// ```swift
/// let review = Review(CheckRun(CheckOptions(baselines: "proofs")).check(scenes))
/// let html = ReviewPage(review).html
/// let xml = JUnitReport(review).xml
/// ```
public struct Review: Sendable {
  public var title: String
  /// The name of the older side, such as "expected" or the path of a folder.
  public var before: String
  public var after: String
  /// Details of the comparison, such as the metric, the difference limits and the library versions.
  public var facts: [Fact]
  /// Sentences about the whole run, without full stops.
  public var notes: [String]
  public var cases: [Case]

  /// The causes, sorted by the number of cases they explain.
  public var causes: [Cause] = []
  /// The options of `galley approve` that select the artifacts of the run.
  public var approvalOptions: String?

  /// Creates a review.
  ///
  /// - Parameters:
  ///   - title: The title of the report.
  ///   - before: The name of the older side, such as "expected" or the path of a folder.
  ///   - after: The name of the newer side.
  ///   - facts: Details of the comparison, such as the metric, the difference limits and the library versions.
  ///   - notes: Sentences about the whole run, without full stops.
  ///   - cases: The compared items, in the order of the report.
  public init(
    title: String, before: String, after: String, facts: [Fact] = [], notes: [String] = [], cases: [Case]
  ) {
    self.title = title
    self.before = before
    self.after = after
    self.facts = facts
    self.notes = notes
    self.cases = cases
  }

  public struct Fact: Hashable, Sendable {
    public var name: String
    public var value: String

    /// Creates a detail.
    ///
    /// - Parameters:
    ///   - name: The label.
    ///   - value: The value as text.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    case failed
    case new
    case gone
    case broken
    case passed
  }

  public func count(_ verdict: Verdict) -> Int { cases.count { $0.verdict == verdict } }

  public var failures: [Case] { cases.filter(\.fails) }
}
