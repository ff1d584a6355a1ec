/// What a run of comparisons found, case by case: all that a report tells, in whatever form it is written.
///
/// A review is a value without files behind it: its pictures are the bytes of PNG or JPEG files.
public struct Review: Sendable {
  /// What was compared, in a few words: the heading of a report.
  public var title: String
  /// What the pictures on the left are called, such as "expected" or the path of a folder.
  public var before: String
  public var after: String
  /// How it was done: the metric, limits, versions.
  public var facts: [Fact]
  /// Sentences about the run as a whole, each without a full stop.
  public var notes: [String]
  /// The cases in the order in which they are told.
  public var cases: [Case]

  /// What was changed so that cases are not as they should be; what explains the most comes first.
  public var causes: [Cause] = []
  /// The options of `galley approve` that name what was kept of the run; nil where nothing was.
  public var approvalOptions: String?

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

  /// The cases that are not as they should be.
  public var failures: [Case] { cases.filter(\.fails) }
}
