/// The threads for measuring long lists. The caller provides them.
package struct RowThreads {
  package let count: Int
  /// Calls `body` once per item, distributed over the threads, and returns when all calls have finished.
  ///
  /// `body` receives the zero-based numbers of the thread and of the item. Concurrent calls have different thread
  /// numbers.
  let perform: (_ items: Int, _ body: @escaping @Sendable (_ thread: Int, _ item: Int) -> Void) -> Void

  package init(
    count: Int, perform: @escaping (_ items: Int, _ body: @escaping @Sendable (Int, Int) -> Void) -> Void
  ) {
    self.count = count
    self.perform = perform
  }
}
