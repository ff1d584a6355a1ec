extension Review {
  /// One thing that somebody changed, and the cases that are not as they should be because of it.
  public struct Cause: Sendable {
    /// Its number in the run, from 1.
    public var number: Int
    /// What kind of change it is, in a word for programs.
    public var kind: String
    /// What was changed, without a full stop.
    public var sentence: String
    /// How many pictures, scenes and variants show it.
    public var reach: String
    /// The numbers of the cases that it explains, from 0; at least one.
    public var cases: [Int]
    /// The number of the case that shows it with the least beside it.
    public var clearest: Int
    /// The command that accepts it; nil where nothing was kept for that.
    public var command: String?

    /// A cause called `sentence`.
    public init(
      number: Int, kind: String, sentence: String, reach: String, cases: [Int], clearest: Int,
      command: String? = nil
    ) {
      self.number = number
      self.kind = kind
      self.sentence = sentence
      self.reach = reach
      self.cases = cases
      self.clearest = clearest
      self.command = command
    }
  }

  /// The causes that are told before the cases: those of several cases, and what is besides in a case that has one.
  ///
  /// A case with causes of its own is told by its own sentences.
  var toldCauses: [Cause] {
    let shared = Set(causes.filter { $0.cases.count > 1 }.flatMap(\.cases))
    return causes.filter { $0.cases.count > 1 || $0.cases.contains(where: shared.contains) }
  }
}
