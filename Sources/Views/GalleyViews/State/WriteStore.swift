import GalleyMotion
import Synchronization

/// The writes that wait to be shown, from whatever thread they come.
///
/// Everything that views hand out to be written (states, bindings, scrollers, observed objects) holds the store and not
/// the graph. So whoever writes later than the stage lives finds a closed store, which takes nothing.
final class WriteStore: TreeValue, Sendable {
  /// The writes of one transaction.
  struct Batch {
    let transaction: Transaction
    /// What puts the last value written to each place there, in the order the places were first written to.
    var writes: [(place: ObjectIdentifier, settle: () -> Void)] = []
    /// Scopes that read objects which changed.
    var readers: [(scope: WeakScope, epoch: Int, rows: RowReading?)] = []
    /// Rows of lazy containers in which objects were read that changed.
    var rows: [RowReadings] = []
    /// The views whose values were written by nobody that the stage knows of.
    var strays: [WeakScope] = []
  }

  /// A scope that may be gone when the stage gets to it.
  struct WeakScope {
    weak var scope: ViewScope?
  }

  /// What is behind the lock. Values and closures cross threads in it as they do in the program that wrote them.
  private struct Queue: @unchecked Sendable {
    var batches: [Batch] = []
    /// What tasks wrote on other threads, by the origin of the task.
    var held: [Int: [Batch]] = [:]
    var isClosed = false
    /// Who called the stage last.
    var caller = Caller()
  }

  /// A task, or a thread that runs none.
  struct Caller: Equatable, Sendable {
    private let task: Int?
    private let thread: UInt?

    /// Who runs the code that asks.
    init() {
      task = withUnsafeCurrentTask { $0?.hashValue }
      thread = task == nil ? CurrentThread.number : nil
    }
  }

  private let queue = Mutex(Queue())
  /// The tasks of the stage.
  private let board: TaskBoard
  /// The thread that evaluates or lays out views now; 0 where none does.
  private let updating = Atomic<UInt>(0)

  init(in graph: ViewGraph) { board = graph.tasks.board }

  /// Whether the code that asks evaluates or lays out views, and is no action.
  var isUpdating: Bool {
    let thread = updating.load(ordering: .relaxed)
    return thread != 0 && thread == CurrentThread.number
  }

  /// Runs `work`, in which what is read is read by views and not by actions.
  func update<Result>(_ work: () -> Result) -> Result {
    let outer = updating.exchange(CurrentThread.number, ordering: .relaxed)
    defer { updating.store(outer, ordering: .relaxed) }
    return work()
  }
}

extension ViewGraph {
  /// What was written and waits to be shown.
  var store: WriteStore { self[WriteStore.self] }
}

// MARK: - Writing

extension WriteStore {
  /// Whether the stage is gone.
  var isClosed: Bool { queue.withLock(\.isClosed) }

  /// Remembers that `settle` puts what was written last to `place`, a value of the view at `scope`, there.
  func write(to place: AnyObject, of scope: ViewScope? = nil, settle: @escaping () -> Void) {
    let place = ObjectIdentifier(place)
    add { batch, isStray in
      if isStray, let scope { batch.strays.append(WeakScope(scope: scope)) }
      guard let index = batch.writes.firstIndex(where: { $0.place == place }) else {
        batch.writes.append((place, settle))
        return nil
      }
      defer { batch.writes[index].settle = settle }
      return batch.writes[index].settle
    }
  }

  /// Remembers that `scope` read an object that changes, in its evaluation `epoch`, which was for `rows`.
  func invalidate(_ scope: ViewScope?, readIn epoch: Int, for rows: RowReading?) {
    let reader = WeakScope(scope: scope)
    add { batch, isStray in
      batch.readers.append((reader, epoch, rows))
      if isStray { batch.strays.append(reader) }
      return nil
    }
  }

  /// Remembers that an object changes that was read in `rows`.
  func invalidate(_ rows: RowReadings) {
    add { batch, _ in
      batch.rows.append(rows)
      return nil
    }
  }

  /// Remembers that `work` has to be done on the stage's thread.
  func post(_ work: @escaping () -> Void) {
    // The place lives as long as the work waits, so that no other has its identity.
    final class Place {}
    let place = Place()
    write(to: place) { withExtendedLifetime(place, work) }
  }

  /// Makes `change`, which answers what is no longer needed. That goes outside of the lock, as it may write in turn.
  private func add(_ change: @escaping (inout Batch, _ isStray: Bool) -> (() -> Void)?) {
    let transaction = Transaction.current
    let isOnStage = board.isOnStage
    let origin = isOnStage ? nil : TaskOrigin.current.flatMap { $0.board === board ? $0.number : nil }
    let caller = isOnStage || origin != nil ? nil : Caller()
    let addition = Addition(transaction: transaction, change: change)
    let retired = queue.withLock { queue in
      guard !queue.isClosed else { return Retired() }
      let isStray = caller.map { $0 != queue.caller } ?? false
      guard let origin else { return addition.apply(to: &queue.batches, isStray: isStray) }
      return addition.apply(to: &queue.held[origin, default: []], isStray: isStray)
    }
    withExtendedLifetime(retired) {}
  }

  /// What a later write has taken the place of.
  private struct Retired: @unchecked Sendable {
    var settle: (() -> Void)?
  }

  /// A change of the batches, on its way through the lock.
  private struct Addition: @unchecked Sendable {
    let transaction: Transaction
    let change: (inout Batch, _ isStray: Bool) -> (() -> Void)?

    func apply(to batches: inout [Batch], isStray: Bool) -> Retired {
      if batches.last.map({ !$0.transaction.isSame(as: transaction) }) ?? true {
        batches.append(Batch(transaction: transaction))
      }
      return Retired(settle: change(&batches[batches.count - 1], isStray))
    }
  }
}

// MARK: - Reading

extension WriteStore {
  /// Whether a batch waits.
  var isWaiting: Bool { queue.withLock { !$0.batches.isEmpty } }

  /// Whether the next batch is animated.
  var isAnimated: Bool { queue.withLock { $0.batches.first?.transaction.effectiveAnimation != nil } }

  /// Takes out the batch that is shown next.
  func next() -> Batch? {
    struct Taken: @unchecked Sendable { let batch: Batch }
    return queue.withLock { $0.batches.isEmpty ? nil : Taken(batch: $0.batches.removeFirst()) }?.batch
  }

  /// Whether a task wrote on another thread.
  var hasHeld: Bool { queue.withLock { !$0.held.isEmpty } }

  /// Takes in what tasks wrote on other threads, in the order the tasks were begun.
  func takeIn() {
    queue.withLock { queue in
      for batch in queue.held.sorted(by: { $0.key < $1.key }).flatMap(\.value) { queue.batches.append(batch) }
      queue.held = [:]
    }
  }

  /// Remembers who calls the stage: what others write between its calls, nobody waits for.
  func noteCaller() {
    let caller = Caller()
    queue.withLock { $0.caller = caller }
  }

  /// Takes nothing any more.
  func close() {
    // What is let go of here may write again when it goes.
    struct Left: @unchecked Sendable { let batches: [Batch] }
    let left = queue.withLock { queue in
      queue.isClosed = true
      defer { (queue.batches, queue.held) = ([], [:]) }
      return Left(batches: queue.batches + queue.held.values.flatMap { $0 })
    }
    withExtendedLifetime(left) {}
  }
}
