import GalleyLayout
import Observation

/// Measures the rows of a collection of views: of those whose surveys noted the same, one stands in for the others, and
/// only its texts are exchanged.
///
/// Rows are built where their survey is given up, where it read what may change, where few are like them, and where they
/// were shown.
final class SurveyedRows: RowSizing {
  private let survey: RowSurvey
  private let surveyRow: (Int, RowSurvey) -> Void
  private let id: (Int) -> AnyHashable?
  private let places: KeyedScope?
  /// The shape of each row, as far as it is known.
  @exclusivity(unchecked) private var shapes: [Int32]
  /// The row that was surveyed last; nil where that was given up.
  @exclusivity(unchecked) private var current: Int?
  /// Whether a row's texts were asked for, and it is another than it was.
  @exclusivity(unchecked) private var isOther = false
  /// How many texts the rows of each shape have; nil where none can stand in for the others.
  @exclusivity(unchecked) private var textCounts: [Int?] = []
  /// The shape that was told last.
  @exclusivity(unchecked) private var lastShape = 0
  /// How many rows were surveyed, and how many of those have to be built.
  @exclusivity(unchecked) private var (surveyed, failed) = (0, 0)

  /// How many rows there have to be.
  private static let leastRows = 16
  /// How many rows have to be alike before one stands in for others.
  private static let leastAlike = 3
  /// How many surveys may be in vain before it matters which part of all they are.
  private static let patience = 64

  private enum Known {
    static let unknown: Int32 = -1
    static let built: Int32 = -2
  }

  /// `count` rows in `builder`, remembered at `places`, that `id` identifies and `surveyRow` surveys; nil for rows that
  /// are too few.
  init?(
    count: Int, in builder: NodeBuilder, at places: KeyedScope?, id: @escaping (Int) -> AnyHashable?,
    _ surveyRow: @escaping (Int, RowSurvey) -> Void
  ) {
    guard count >= SurveyedRows.leastRows, !(places?.isSurveyVain ?? false) else { return nil }
    survey = RowSurvey(under: builder.sharedEnvironment, builder.context, origin: builder.origin)
    (self.places, self.id, self.surveyRow) = (places, id, surveyRow)
    shapes = [Int32](repeating: Known.unknown, count: count)
  }

  func shape(ofRow index: Int) -> Int? {
    guard !isRemembered(index) else { return nil }
    if shapes[index] == Known.unknown { shapes[index] = newShape(ofRow: index) }
    guard shapes[index] >= 0, textCounts[Int(shapes[index])] != nil else { return nil }
    lastShape = Int(shapes[index])
    return lastShape
  }

  func prototypeRow(_ build: () -> LayoutNode) -> PrototypeRow? {
    let count = textCounts[lastShape]
    let row = TextSizing(self, context: survey.context).prototypeRow(build) { notes in notes.noted.count == count }
    if row == nil { textCounts[lastShape] = nil }
    return row
  }

  /// Whether the row may remember something that the survey does not know, or be on its way.
  private func isRemembered(_ index: Int) -> Bool {
    guard let places, !places.isEmpty else { return false }
    return places.known(.row(id(index) ?? AnyHashable(index), occurrence: 0)) != nil
  }

  /// The shape of a row that was not surveyed yet.
  private func newShape(ofRow index: Int) -> Int32 {
    guard failed < SurveyedRows.patience || failed * 2 < surveyed else {
      // Rows that take the place of these are hardly others.
      places?.isSurveyVain = true
      return Known.built
    }
    surveyed += 1
    guard let end = end(ofRow: index) else {
      failed += 1
      return Known.built
    }
    end.rows += 1
    if end.rows == SurveyedRows.leastAlike {
      end.shape = textCounts.count
      textCounts.append(survey.texts.count)
    }
    guard let shape = end.shape, textCounts[shape] != nil else {
      failed += 1
      return Known.built
    }
    return Int32(clamping: shape)
  }

  /// Surveys row `index`; nil where it has to be built.
  private func end(ofRow index: Int) -> SurveyStep? {
    let graph = survey.context.graph
    let (reader, states) = (graph.reader, graph.stateReads)
    var hasRead = false
    // Asked for only where an observable object was read.
    func noteRead() -> @Sendable () -> Void {
      hasRead = true
      return {}
    }
    survey.begin()
    graph.reader = nil
    withObservationTracking({ surveyRow(index, survey) }, onChange: noteRead())
    graph.reader = reader
    let isSound = !hasRead && graph.stateReads == states
    survey.end(isSound: isSound)
    current = isSound && !survey.isGivenUp ? index : nil
    return current == nil ? nil : survey.step
  }
}

extension SurveyedRows: RowTexts {
  var takesTextsInOrder: Bool { true }

  var isSound: Bool { !isOther }

  func append(_ text: Int, ofRow index: Int, to letters: inout [UInt8]) {
    if text == 0 || current != index { isOther = !isCurrent(index) }
    guard !isOther else { return }
    letters.append(contentsOf: survey.letters[survey.texts[text]])
  }

  /// Whether the survey's texts are those of row `index`; it is surveyed once more where they are not.
  private func isCurrent(_ index: Int) -> Bool {
    if current == index { return true }
    guard let shape = end(ofRow: index)?.shape else { return false }
    return Int(shapes[index]) == shape
  }

  func kept(_ text: Int, ofRow index: Int) -> UnsafeBufferPointer<UInt8>? { nil }

  func copy() -> (any RowTexts)? { nil }
}
