import GalleyMotion
import Synchronization

/// States, bindings, scroll views and observed objects refer to the store instead of the graph. After the end of the
/// stage, it ignores writes.
final class WriteStore: TreeValue, Sendable {
  struct Batch {
    let transaction: Transaction
    /// Closures that apply the last value written to each location, in the order of the first write to each location.
    var writes: [(place: ObjectIdentifier, settle: () -> Void)] = []
    var readers: [(scope: WeakScope, epoch: Int, rows: RowReading?)] = []
    var rows: [RowReadings] = []
    var outsideChanges: [WeakScope] = []
  }

  struct WeakScope {
    weak var scope: ViewScope?
  }

  /// Unchecked, because values and closures cross threads here exactly as they do in the user's program.
  private struct Queue: @unchecked Sendable {
    var batches: [Batch] = []
    var held: [Int: [Batch]] = [:]
    var isClosed = false
    var caller = Caller()
  }

  struct Caller: Equatable, Sendable {
    private let task: Int?
    private let thread: UInt?

    init() {
      task = withUnsafeCurrentTask { $0?.hashValue }
      thread = task == nil ? CurrentThread.number : nil
    }
  }

  private let queue = Mutex(Queue())
  private let board: TaskBoard
  /// The thread that evaluates or lays out views, or 0.
  private let updating = Atomic<UInt>(0)

  init(in graph: ViewGraph) { board = graph.tasks.board }

  var isUpdating: Bool {
    let thread = updating.load(ordering: .relaxed)
    return thread != 0 && thread == CurrentThread.number
  }

  func update<Result>(_ work: () -> Result) -> Result {
    let outer = updating.exchange(CurrentThread.number, ordering: .relaxed)
    defer { updating.store(outer, ordering: .relaxed) }
    return work()
  }
}

extension ViewGraph {
  var store: WriteStore { self[WriteStore.self] }
}

// MARK: - Writing

extension WriteStore {
  var isClosed: Bool { queue.withLock(\.isClosed) }

  func write(to place: AnyObject, of scope: ViewScope? = nil, settle: @escaping () -> Void) {
    let place = ObjectIdentifier(place)
    add { batch, isFromOutside in
      if isFromOutside, let scope { batch.outsideChanges.append(WeakScope(scope: scope)) }
      guard let index = batch.writes.firstIndex(where: { $0.place == place }) else {
        batch.writes.append((place, settle))
        return nil
      }
      defer { batch.writes[index].settle = settle }
      return batch.writes[index].settle
    }
  }

  func invalidate(_ scope: ViewScope?, readIn epoch: Int, for rows: RowReading?) {
    let reader = WeakScope(scope: scope)
    add { batch, isFromOutside in
      batch.readers.append((reader, epoch, rows))
      if isFromOutside { batch.outsideChanges.append(reader) }
      return nil
    }
  }

  func invalidate(_ rows: RowReadings) {
    add { batch, _ in
      batch.rows.append(rows)
      return nil
    }
  }

  func post(_ work: @escaping () -> Void) {
    // The place has to live until the work is done; otherwise another object could reuse its address as identity.
    final class Place {}
    let place = Place()
    write(to: place) { withExtendedLifetime(place, work) }
  }

  /// The objects that `change` returns are released outside the lock, because their deinitializers may write.
  private func add(_ change: @escaping (inout Batch, _ isFromOutside: Bool) -> (() -> Void)?) {
    let transaction = Transaction.current
    let isOnStage = board.isOnStage
    let origin = isOnStage ? nil : TaskOrigin.current.flatMap { $0.board === board ? $0.number : nil }
    let caller = isOnStage || origin != nil ? nil : Caller()
    let addition = Addition(transaction: transaction, change: change)
    let retired = queue.withLock { queue in
      guard !queue.isClosed else { return Retired() }
      let isFromOutside = caller.map { $0 != queue.caller } ?? false
      guard let origin else { return addition.apply(to: &queue.batches, isFromOutside: isFromOutside) }
      return addition.apply(to: &queue.held[origin, default: []], isFromOutside: isFromOutside)
    }
    withExtendedLifetime(retired) {}
  }

  private struct Retired: @unchecked Sendable {
    var settle: (() -> Void)?
  }

  private struct Addition: @unchecked Sendable {
    let transaction: Transaction
    let change: (inout Batch, _ isFromOutside: Bool) -> (() -> Void)?

    func apply(to batches: inout [Batch], isFromOutside: Bool) -> Retired {
      if batches.last.map({ !$0.transaction.isSame(as: transaction) }) ?? true {
        batches.append(Batch(transaction: transaction))
      }
      return Retired(settle: change(&batches[batches.count - 1], isFromOutside))
    }
  }
}

// MARK: - Reading

extension WriteStore {
  var isWaiting: Bool { queue.withLock { !$0.batches.isEmpty } }

  var isAnimated: Bool { queue.withLock { $0.batches.first?.transaction.effectiveAnimation != nil } }

  func next() -> Batch? {
    struct TakenBatch: @unchecked Sendable { let batch: Batch }
    return queue.withLock { $0.batches.isEmpty ? nil : TakenBatch(batch: $0.batches.removeFirst()) }?.batch
  }

  var hasHeld: Bool { queue.withLock { !$0.held.isEmpty } }

  /// Accepts the writes of tasks in the order in which the tasks were started.
  func takeIn() {
    queue.withLock { queue in
      for batch in queue.held.sorted(by: { $0.key < $1.key }).flatMap(\.value) { queue.batches.append(batch) }
      queue.held = [:]
    }
  }

  /// Between calls of the stage, writes by other threads do not belong to a task that the stage could wait for.
  func noteCaller() {
    let caller = Caller()
    queue.withLock { $0.caller = caller }
  }

  func close() {
    // The batches are released outside the lock, because their contents may write in their deinitializers.
    struct Remaining: @unchecked Sendable { let batches: [Batch] }
    let left = queue.withLock { queue in
      queue.isClosed = true
      defer { (queue.batches, queue.held) = ([], [:]) }
      return Remaining(batches: queue.batches + queue.held.values.flatMap { $0 })
    }
    withExtendedLifetime(left) {}
  }
}
