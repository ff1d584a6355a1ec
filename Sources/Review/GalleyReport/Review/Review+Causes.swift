public import GalleyDiff

extension Review {
  /// A change that explains several failed cases.
  public struct Cause: Sendable {
    public var number: Int
    /// The kind of change, as an identifier for programs.
    public var kind: String
    public var sentence: String
    public var reach: String
    /// The indices of the affected cases. There is at least one.
    public var cases: [Int]
    /// The index of the case with the fewest other changes.
    public var clearest: Int
    /// The position of the change in the image of the ``clearest`` case, in pixels. Nil if the change affects the whole
    /// image or its position is unknown.
    public var area: PixelRect?
    /// The command that approves the images of the cause, or nil if no images were kept.
    public var command: String?

    /// Creates a cause.
    ///
    /// - Parameters:
    ///   - number: The number of the cause among all causes, from 1.
    ///   - kind: The kind of change, as an identifier for programs.
    ///   - sentence: The description of the change, without a full stop.
    ///   - reach: The affected images, scenes and variants, as text.
    ///   - cases: The indices of the affected cases. There must be at least one.
    ///   - clearest: The index of the case that shows the cause with the fewest other changes.
    ///   - area: The position of the change in the image of that case, in pixels; nil if it affects the whole image or
    ///     is unknown.
    ///   - command: The command that approves the images of the cause; nil if no images were kept.
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

  /// The sentences for each case: the numbers of its causes, followed by the sentences that the causes do not cover. A
  /// case without causes has all its sentences.
  var sentencesBesideCauses: [[String]] {
    var own: [Int: [Cause]] = [:]
    for cause in reportedCauses {
      for number in cause.cases { own[number, default: []].append(cause) }
    }
    return cases.enumerated().map { sentences(of: $1, beside: own[$0] ?? []) }
  }

  func ownSentences(of reviewed: Case, beside causes: [Cause]) -> [String] {
    guard !causes.isEmpty else { return reviewed.sentences }
    let reported = Set(reviewed.layoutSentences + causes.map(\.sentence))
    return reviewed.sentences.filter { !reported.contains($0) }
  }

  private func sentences(of reviewed: Case, beside causes: [Cause]) -> [String] {
    guard !causes.isEmpty else { return reviewed.sentences }
    return [CauseMessages.numbers(causes.map(\.number))] + ownSentences(of: reviewed, beside: causes)
  }

  /// The causes that affect several cases, and the other causes of these cases. All other cases are described by their
  /// own sentences.
  var reportedCauses: [Cause] {
    let shared = Set(causes.filter { $0.cases.count > 1 }.flatMap(\.cases))
    return causes.filter { $0.cases.count > 1 || $0.cases.contains(where: shared.contains) }
  }
}
