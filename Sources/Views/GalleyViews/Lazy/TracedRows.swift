import GalleyLayout
import Observation

/// Rows with the same trace share a prototype row, in which only the strings are exchanged.
///
/// A row is built if its trace is given up, if it reads a value that can change, if few rows have the same trace, or if
/// it has been visible.
final class TracedRows: RowSizing {
  private let trace: RowTrace
  private let traceRow: (Int, RowTrace) -> Void
  private let id: (Int) -> AnyHashable?
  private let places: KeyedScope?
  @exclusivity(unchecked) private var shapes: [Int32]
  @exclusivity(unchecked) private var current: Int?
  /// Whether a row's strings no longer fit its shape.
  @exclusivity(unchecked) private var isOther = false
  @exclusivity(unchecked) private var textCounts: [Int?] = []
  @exclusivity(unchecked) private var lastShape = 0
  @exclusivity(unchecked) private var (traced, failed) = (0, 0)

  private static let minimumRows = 16
  private static let minimumAlikeCount = 3
  /// The number of traces before the failure rate is considered.
  private static let patience = 64

  private enum Known {
    static let unknown: Int32 = -1
    static let built: Int32 = -2
  }

  init?(
    count: Int, in builder: NodeBuilder, at places: KeyedScope?, id: @escaping (Int) -> AnyHashable?,
    _ traceRow: @escaping (Int, RowTrace) -> Void
  ) {
    guard count >= TracedRows.minimumRows, !(places?.isTraceVain ?? false) else { return nil }
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

  /// Whether the row is animated, or may have state that the trace cannot see.
  private func isRemembered(_ index: Int) -> Bool {
    guard let places, !places.isEmpty else { return false }
    return places.known(.row(id(index) ?? AnyHashable(index), occurrence: 0)) != nil
  }

  private func newShape(ofRow index: Int) -> Int32 {
    guard failed < TracedRows.patience || failed * 2 < traced else {
      // The rows that replace these are probably similar, so tracing will not be tried again.
      places?.isTraceVain = true
      return Known.built
    }
    traced += 1
    guard let end = end(ofRow: index) else {
      failed += 1
      return Known.built
    }
    end.rows += 1
    if end.rows == TracedRows.minimumAlikeCount {
      end.shape = textCounts.count
      textCounts.append(trace.texts.count)
    }
    guard let shape = end.shape, textCounts[shape] != nil else {
      failed += 1
      return Known.built
    }
    return Int32(clamping: shape)
  }

  private func end(ofRow index: Int) -> TraceStep? {
    let graph = trace.context.graph
    let (reader, states) = (graph.reader, graph.stateReads)
    var hasRead = false
    // Called only if an observable object is read.
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
    current = isSound && !trace.hasGivenUp ? index : nil
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

  private func isCurrent(_ index: Int) -> Bool {
    if current == index { return true }
    guard let shape = end(ofRow: index)?.shape else { return false }
    return Int(shapes[index]) == shape
  }

  func kept(_ text: Int, ofRow index: Int) -> UnsafeBufferPointer<UInt8>? { nil }

  func copy() -> (any RowTexts)? { nil }
}
