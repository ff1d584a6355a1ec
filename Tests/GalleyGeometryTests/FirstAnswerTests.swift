import GalleyGeometry
import Testing

@Suite("First result that is not nil")
struct FirstAnswerTests {
  @Test("The first result that is not nil is returned, and each element is evaluated at most once")
  func once() {
    var asked: [Int] = []
    let answer = [1, 2, 3, 4].firstAnswer { number -> String? in
      asked.append(number)
      return number > 2 ? "\(number)" : nil
    }
    #expect(answer == "3")
    #expect(asked == [1, 2, 3])
    #expect([1, 2].firstAnswer { _ in nil as Int? } == nil)
  }
}
