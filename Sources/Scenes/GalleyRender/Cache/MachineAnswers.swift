package import GalleyFiles
import Synchronization

/// The answers of the machine. Each question is asked only once per run.
package final class MachineAnswers: Sendable {
  private let files: FileReader
  private let known = Mutex<[InputRecord.Question: String?]>([:])

  package init(_ files: FileReader = .regularFiles) { self.files = files }

  /// Returns the answer, or `nil` if it may be different every time.
  func answer(to question: InputRecord.Question) -> String? {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = question.answer(from: files)
    known.withLock { $0[question] = .some(answer) }
    return answer
  }
}
