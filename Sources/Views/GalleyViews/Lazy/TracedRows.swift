import GalleyLayout
import Observation

/// Measures the rows of a collection of views: of those whose traces noted the same, one stands in for the others, and
/// only its texts are exchanged.
///
/// Rows are built where their trace is given up, where it read what may change, where few are like them, and where they
/// were shown.
final class TracedRows: RowSizing {
  private let trace: RowTrace
  private let traceRow: (Int, RowTrace) -> Void
  private let id: (Int) -> AnyHashable?
  private let places: KeyedScope?
  @exclusivity(unchecked) private var shapes: [Int32]
  /// The row that was traced last; nil where that was given up.
  @exclusivity(unchecked) private var current: Int?
  /// Whether a row's texts were asked for, and it is another than it was.
  @exclusivity(unchecked) private var isOther = false
  /// How many texts the rows of each shape have; nil where none can stand in for the others.
  @exclusivity(unchecked) private var textCounts: [Int?] = []
  @exclusivity(unchecked) private var lastShape = 0
  /// How many rows were traced, and how many of those have to be built.
  @exclusivity(unchecked) private var (traced, failed) = (0, 0)

  private static let leastRows = 16
  private static let leastAlike = 3
  /// How many traces may be in vain before it matters which part of all they are.
  private static let patience = 64

  private enum Known {
    static let unknown: Int32 = -1
    static let built: Int32 = -2
  }

  /// `count` rows in `builder`, remembered at `places`, that `id` identifies and `traceRow` traces; nil for rows that
  /// are too few.
  init?(
    count: Int, in builder: NodeBuilder, at places: KeyedScope?, id: @escaping (Int) -> AnyHashable?,
    _ traceRow: @escaping (Int, RowTrace) -> Void
  ) {
    guard count >= TracedRows.leastRows, !(places?.isTraceVain ?? false) else { return nil }
    trace = RowTrace(under: builder.sharedEnvironment, builder.context, origin: builder.origin)
    (self.places, self.id, self.traceRow) = (places, id, traceRow)
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
    let row = TextSizing(self, context: trace.context).prototypeRow(build) { notes in notes.noted.count == count }
    if row == nil { textCounts[lastShape] = nil }
    return row
  }

  /// Whether the row may remember something that the trace does not know, or be on its way.
  private func isRemembered(_ index: Int) -> Bool {
    guard let places, !places.isEmpty else { return false }
    return places.known(.row(id(index) ?? AnyHashable(index), occurrence: 0)) != nil
  }

  private func newShape(ofRow index: Int) -> Int32 {
    guard failed < TracedRows.patience || failed * 2 < traced else {
      // Rows that take the place of these are hardly others.
      places?.isTraceVain = true
      return Known.built
    }
    traced += 1
    guard let end = end(ofRow: index) else {
      failed += 1
      return Known.built
    }
    end.rows += 1
    if end.rows == TracedRows.leastAlike {
      end.shape = textCounts.count
      textCounts.append(trace.texts.count)
    }
    guard let shape = end.shape, textCounts[shape] != nil else {
      failed += 1
      return Known.built
    }
    return Int32(clamping: shape)
  }

  /// Traces row `index`; nil where it has to be built.
  private func end(ofRow index: Int) -> TraceStep? {
    let graph = trace.context.graph
    let (reader, states) = (graph.reader, graph.stateReads)
    var hasRead = false
    // Asked for only where an observable object was read.
    func noteRead() -> @Sendable () -> Void {
      hasRead = true
      return {}
    }
    trace.begin()
    graph.reader = nil
    withObservationTracking({ traceRow(index, trace) }, onChange: noteRead())
    graph.reader = reader
    let isSound = !hasRead && graph.stateReads == states
    trace.end(isSound: isSound)
    current = isSound && !trace.isGivenUp ? index : nil
    return current == nil ? nil : trace.step
  }
}

extension TracedRows: RowTexts {
  var takesTextsInOrder: Bool { true }

  var isSound: Bool { !isOther }

  func append(_ text: Int, ofRow index: Int, to letters: inout [UInt8]) {
    if text == 0 || current != index { isOther = !isCurrent(index) }
    guard !isOther else { return }
    letters.append(contentsOf: trace.letters[trace.texts[text]])
  }

  /// Whether the trace's texts are those of row `index`; it is traced once more where they are not.
  private func isCurrent(_ index: Int) -> Bool {
    if current == index { return true }
    guard let shape = end(ofRow: index)?.shape else { return false }
    return Int(shapes[index]) == shape
  }

  func kept(_ text: Int, ofRow index: Int) -> UnsafeBufferPointer<UInt8>? { nil }

  func copy() -> (any RowTexts)? { nil }
}
