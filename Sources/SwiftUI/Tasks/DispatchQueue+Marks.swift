public import Dispatch

// Dispatch's own functions have parameters that may be left out. Calls that leave them out find these first, which do
// the same, and mark it for those who wait.
extension DispatchQueue {
  /// Runs `work` on the queue, soon; previews wait for it.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard self !== DispatchQueue.main else { return async(group: nil, qos: .unspecified, flags: [], execute: work) }
    let mark = WorkMark()
    async(group: nil, qos: .unspecified, flags: []) {
      work()
      mark.end()
    }
  }

  /// Runs `work` on the queue when `deadline` has come; previews wait for it as long as they wait for anything.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    WorkMark.after(then > now ? Double(then - now) / 1e9 : 0)
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
  }
}
