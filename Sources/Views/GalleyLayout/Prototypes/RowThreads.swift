package struct RowThreads {
  package let count: Int
  /// Calls `body` once per item, and returns when all calls have finished. Concurrent calls have different thread
  /// numbers.
  let perform: (_ items: Int, _ body: @escaping @Sendable (_ thread: Int, _ item: Int) -> Void) -> Void

  package init(
    count: Int, perform: @escaping (_ items: Int, _ body: @escaping @Sendable (Int, Int) -> Void) -> Void
  ) {
    self.count = count
    self.perform = perform
  }
}
