package import GalleyFiles
import Synchronization

/// What the machine answers during one run, each question asked of it once.
package final class MachineAnswers: Sendable {
  private let files: FileReader
  private let known = Mutex<[InputRecord.Question: String?]>([:])

  package init(_ files: FileReader = .regularFiles) { self.files = files }

  /// The answer to `question`; nil where it could be another every time.
  func answer(to question: InputRecord.Question) -> String? {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = question.answer(from: files)
    known.withLock { $0[question] = .some(answer) }
    return answer
  }
}
