public import GalleyDiff

extension Review {
  /// One thing that somebody changed, and the cases that are not as they should be because of it.
  public struct Cause: Sendable {
    /// Its number in the run, from 1.
    public var number: Int
    /// What kind of change it is, in a word for programs.
    public var kind: String
    /// What was changed, without a full stop.
    public var sentence: String
    public var reach: String
    /// The numbers of the cases that it explains, from 0; at least one.
    public var cases: [Int]
    /// The number of the case that shows it with the least beside it.
    public var clearest: Int
    /// Where the picture of that case shows it, in pixels; nil where all of it does, or nobody knows.
    public var area: PixelRect?
    /// The command that accepts it; nil where nothing was kept for that.
    public var command: String?

    public init(
      number: Int, kind: String, sentence: String, reach: String, cases: [Int], clearest: Int,
      area: PixelRect? = nil, command: String? = nil
    ) {
      self.number = number
      self.kind = kind
      self.sentence = sentence
      self.reach = reach
      self.cases = cases
      self.clearest = clearest
      self.area = area
      self.command = command
    }
  }

  /// What is to say of each case beside the causes that are told before all cases: their numbers, and what they do not
  /// say; all of its sentences where it has none.
  var sentencesBesideCauses: [[String]] {
    var own: [Int: [Cause]] = [:]
    for cause in toldCauses {
      for number in cause.cases { own[number, default: []].append(cause) }
    }
    return cases.enumerated().map { sentences(of: $1, beside: own[$0] ?? []) }
  }

  func ownSentences(of reviewed: Case, beside causes: [Cause]) -> [String] {
    guard !causes.isEmpty else { return reviewed.sentences }
    let said = Set(reviewed.layoutSentences + causes.map(\.sentence))
    return reviewed.sentences.filter { !said.contains($0) }
  }

  private func sentences(of reviewed: Case, beside causes: [Cause]) -> [String] {
    guard !causes.isEmpty else { return reviewed.sentences }
    return [CauseWords.numbers(causes.map(\.number))] + ownSentences(of: reviewed, beside: causes)
  }

  /// The causes that are told before the cases: those of several cases, and what is besides in a case that has one.
  ///
  /// A case with causes of its own is told by its own sentences.
  var toldCauses: [Cause] {
    let shared = Set(causes.filter { $0.cases.count > 1 }.flatMap(\.cases))
    return causes.filter { $0.cases.count > 1 || $0.cases.contains(where: shared.contains) }
  }
}
