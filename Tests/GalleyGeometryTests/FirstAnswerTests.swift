import GalleyGeometry
import Testing

@Suite("First answer")
struct FirstAnswerTests {
  @Test("The first non-nil answer is returned, and each element is evaluated once")
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
