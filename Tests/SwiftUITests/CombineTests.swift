import Combine
import Testing

@Suite("Combine operators that OpenCombine lacks")
struct CombineTests {
  @Test("combineLatest publishes after both publishers have sent a value")
  func combineLatest() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var told: [String] = []
    var isFinished = false
    let subscription = first.combineLatest(second).sink { _ in
      isFinished = true
    } receiveValue: {
      told.append("\($0)\($1)")
    }
    first.send(1)
    first.send(2)
    #expect(told == [])
    second.send("a")
    first.send(3)
    #expect(told == ["2a", "3a"])
    first.send(completion: .finished)
    second.send("b")
    #expect(told == ["2a", "3a", "3b"])
    #expect(!isFinished)
    second.send(completion: .finished)
    #expect(isFinished)
    subscription.cancel()
  }

  @Test("combineLatest can combine three and four publishers")
  func combineMore() {
    var told: [Int] = []
    let one = Just(1)
    let three = Publishers.CombineLatest3(one, Just(2), Just(3)).sink { told.append($0 + $1 + $2) }
    let four = one.combineLatest(Just(2), Just(3), Just(4)).sink { told.append($0 + $1 + $2 + $3) }
    #expect(told == [6, 10])
    three.cancel()
    four.cancel()
  }

  @Test("Merged publishers send values in order and finish when the last publisher does")
  func merge() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var told: [Int] = []
    let subscription = first.merge(with: second).sink { _ in
      told.append(-1)
    } receiveValue: {
      told.append($0)
    }
    first.send(1)
    second.send(2)
    first.send(completion: .finished)
    second.send(3)
    second.send(completion: .finished)
    #expect(told == [1, 2, 3, -1])
    subscription.cancel()
  }
}
