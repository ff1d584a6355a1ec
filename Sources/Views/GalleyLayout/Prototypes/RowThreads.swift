/// The threads that long lists are measured on; whoever owns them hands them in.
package struct RowThreads {
  package let count: Int
  /// Calls its closure once for each of so many items, spread over the threads, and returns when all are done.
  ///
  /// The closure is given the number of a thread, from 0, and the item's: no two calls at a time have one thread.
  let perform: (_ items: Int, _ body: @escaping @Sendable (_ thread: Int, _ item: Int) -> Void) -> Void

  package init(
    count: Int, perform: @escaping (_ items: Int, _ body: @escaping @Sendable (Int, Int) -> Void) -> Void
  ) {
    self.count = count
    self.perform = perform
  }
}
