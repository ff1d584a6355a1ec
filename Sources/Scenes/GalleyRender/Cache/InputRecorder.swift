package import GalleyFiles
import GalleyImage
import Synchronization

/// Records everything that is read through its reader.
///
/// ```swift
/// let recorder = InputRecorder()
/// let scene = try Scene(contentsOf: path, options: .init(files: recorder.files))
/// let record = recorder.record()
/// ```
package final class InputRecorder: Sendable {
  private let base: FileReader
  private let keepsStreams: Bool
  private let log = Mutex(Log())

  private struct Log {
    var answers: [InputRecord.Answer] = []
    var known: [InputRecord.Question: String] = [:]
    var open: [OpenInput] = []
    /// Whether an input cannot be read again, or has changed between two reads.
    var isLost = false

    mutating func note(_ question: InputRecord.Question, _ text: String?) {
      guard let text else { return isLost = true }
      guard let before = known.updateValue(text, forKey: question) else {
        return answers.append(InputRecord.Answer(question: question, text: text))
      }
      if before != text { isLost = true }
    }
  }

  /// If `keepsStreams` is true, pipes are recorded too, although they cannot be read again.
  package init(_ base: FileReader = .disk, keepsStreams: Bool = false) {
    self.base = base
    self.keepsStreams = keepsStreams
  }

  package var files: FileReader {
    FileReader(
      read: { [self] path, limit throws(FileProblem) in try read(path, limit) },
      list: { [self] folder in
        let names = base.list(folder)
        log.withLock { $0.note(.folder(folder), InputRecord.Question.text(ofNames: names)) }
        return names
      },
      resolve: { [self] path in
        let place = base.resolve(path)
        log.withLock { [base] in $0.note(.place(path), InputRecord.Question.text(ofPlace: place, base)) }
        return place
      },
      open: { [self] path throws(FileProblem) in try open(path) })
  }

  /// Returns the record, or `nil` if an input was a pipe or changed while it was read.
  package func record() -> InputRecord? {
    log.withLock { log in
      for input in log.open { log.note(.file(input.path), input.finish()) }
      log.open = []
      return log.isLost ? nil : InputRecord(log.answers)
    }
  }

  private func read(_ path: String, _ limit: Int) throws(FileProblem) -> [UInt8] {
    do throws(FileProblem) {
      noteStream(path)
      let bytes = try base.read(path, limit)
      log.withLock { $0.note(.file(path), InputRecord.digest(ofFile: bytes)) }
      return bytes
    } catch {
      log.withLock { $0.note(.file(path), InputRecord.Question.text(of: error)) }
      throw error
    }
  }

  private func open(_ path: String) throws(FileProblem) -> FileStream {
    do throws(FileProblem) {
      noteStream(path)
      let input = OpenInput(path, try base.open(path))
      log.withLock { $0.open.append(input) }
      return FileStream(size: input.size) { buffer throws(FileProblem) in try input.read(into: buffer) }
    } catch {
      log.withLock { $0.note(.file(path), InputRecord.Question.text(of: error)) }
      throw error
    }
  }

  private func noteStream(_ path: String) {
    if keepsStreams { return }
    do throws(FileProblem) { _ = try FileReader.regularFiles.open(path) } catch .notRegular {
      log.withLock { $0.isLost = true }
    } catch {}
  }
}

private final class OpenInput: @unchecked Sendable {
  let path: String
  var size: Int? { stream.size }
  // Not synchronised, because a stream is read on one thread, and the recorder uses it only after reading has ended.
  private let stream: FileStream
  private let digest = ContentDigest()
  private var isLost = false

  init(_ path: String, _ stream: FileStream) { (self.path, self.stream) = (path, stream) }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int {
    do throws(FileProblem) {
      let count = try stream.read(into: buffer)
      digest.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      return count
    } catch {
      isLost = true
      throw error
    }
  }

  func finish() -> String? {
    guard !isLost else { return nil }
    do throws(FileProblem) { try digest.update(stream) } catch { return nil }
    return digest.hexDigits
  }
}
