package import GalleyFiles
import GalleyRender
import GalleyStage

package struct PartInputs: Sendable {
  private let recorder: InputRecorder

  package init(_ files: FileReader = .disk) { recorder = InputRecorder(files, keepsStreams: true) }

  package var files: FileReader { recorder.files }

  func digest(with options: [String]) -> String {
    (recorder.record() ?? InputRecord([])).digest(with: options)
  }

  var entries: [PictureFingerprint.Entry] {
    (recorder.record()?.answers ?? []).compactMap { answer in
      guard case .file(let path) = answer.question else { return nil }
      return PictureFingerprint.Entry(name: path, value: answer.text)
    }
  }
}
