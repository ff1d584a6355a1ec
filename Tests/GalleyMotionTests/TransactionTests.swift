import GalleyMotion
import Testing

@Suite("Transactions")
struct TransactionTests {
  private struct Reason: TransactionKey {
    static let defaultValue = "none"
  }

  @Test("A custom transaction value has its default until it is set")
  func values() {
    var transaction = Transaction()
    #expect(transaction[Reason.self] == "none")
    transaction[Reason.self] = "tap"
    #expect(transaction[Reason.self] == "tap")
  }

  @Test("Nested calls of withTransaction override outer values and restore them afterwards")
  func nesting() {
    #expect(Transaction.current.animation == nil)
    withAnimation(.linear) {
      withTransaction(\.isContinuous, true) {
        #expect(Transaction.current.animation == .linear)
        #expect(Transaction.current.isContinuous)
      }
      #expect(!Transaction.current.isContinuous)
      withAnimation(nil) { #expect(Transaction.current.animation == nil) }
      withAnimation(.spring) { #expect(Transaction.current.animation == .spring) }
      withTransaction(\.disablesAnimations, true) {
        withAnimation(.spring) { #expect(Transaction.current.effectiveAnimation == nil) }
      }
    }
    #expect(Transaction.current.animation == nil)
  }

  @Test("A task started inside withAnimation does not inherit the transaction")
  func tasks() async {
    let task = withAnimation(.linear) {
      Task {
        // The task runs on another thread than the closure, whether or not the call has returned.
        try? await Task.sleep(nanoseconds: 20_000_000)
        return Transaction.current.animation
      }
    }
    #expect(await task.value == nil)
  }

  @Test("A completion closure runs after the last animation of the change has ended")
  func completions() {
    var calls: [String] = []
    withAnimation(.spring(duration: 0.4), completionCriteria: .logicallyComplete) {
      let completion = Transaction.current.completions[0]
      #expect(completion.due == nil)
      completion.wait(for: AnimatedValue(3.0))
      #expect(completion.due == nil)
      for (target, animation) in [(10.0, Animation.linear(duration: 2)), (20, .linear(duration: 1))] {
        var value = AnimatedValue(0.0)
        value.move(to: target, animation: animation, at: 5)
        completion.wait(for: value)
      }
      #expect(completion.due == 7)
      completion.run()
      completion.run()
    } completion: {
      calls.append("done")
    }
    #expect(calls == ["done"])
  }

  @Test("withAnimation passes on the results and errors of its closure")
  func bodies() throws {
    struct Failure: Error {}
    #expect(withAnimation { 3 } == 3)
    #expect(throws: Failure.self) { try withAnimation(.linear) { throw Failure() } }
  }
}
