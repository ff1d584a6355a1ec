import GalleyFiles
import GalleyImage
package import GalleyText

/// The questions that a run asked the machine, with a digest of each answer. If all answers are unchanged, the result
/// is unchanged too. Dates and sizes of files are not considered.
package struct InputRecord: Hashable, Sendable {
  package enum Question: Hashable, Sendable {
    case file(String)
    case folder(String)
    case place(String)
    case fonts(FontSearch)
    case program
  }

  package struct Answer: Hashable, Sendable {
    package let question: Question
    package let text: String
  }

  package private(set) var answers: [Answer]

  package init(_ answers: [Answer]) { self.answers = answers }

  package static func digest(ofFile bytes: [UInt8]) -> String? { ContentDigest.hexDigits(of: bytes) }

  package init?(files paths: [String], _ machine: MachineAnswers) {
    answers = []
    for path in paths {
      guard let text = machine.answer(to: .file(path)) else { return nil }
      answers.append(Answer(question: .file(path), text: text))
    }
  }

  /// Returns the record with the program and the search for fonts. Returns `nil` if either of them cannot be
  /// determined.
  package func adding(_ search: FontSearch, _ machine: MachineAnswers) -> InputRecord? {
    var record = self
    for question in [Question.program, .fonts(search)] {
      guard let text = machine.answer(to: question) else { return nil }
      record.answers.append(Answer(question: question, text: text))
    }
    return record
  }

  package func digest(with options: [String]) -> String {
    let contents = answers.compactMap { answer in
      if case .file = answer.question { answer.text } else { nil as String? }
    }
    return SHA256.hexDigest(of: Array((contents.sorted() + ["options"] + options).joined(separator: "\0").utf8))
  }

  package func holds(_ machine: MachineAnswers) -> Bool {
    !answers.isEmpty && answers.allSatisfy { machine.answer(to: $0.question) == $0.text }
  }
}

extension InputRecord.Question {
  /// Returns a digest of the answer, or `nil` if it may be different every time.
  func answer(from files: FileReader) -> String? {
    switch self {
    case .file(let path):
      let digest = ContentDigest()
      do throws(FileProblem) { try digest.update(files.open(path)) } catch { return Self.text(of: error) }
      return digest.hexDigits
    case .folder(let path): return Self.text(ofNames: files.list(path))
    case .place(let path): return Self.text(ofPlace: files.resolve(path), files)
    case .fonts(let search): return Self.text(of: search, files)
    case .program: return ProgramIdentity.digest
    }
  }

  /// Returns the answer for a file that cannot be read, or `nil` if the reason may be temporary or has nothing to do
  /// with the file.
  static func text(of problem: FileProblem) -> String? {
    switch problem {
    case .notFound: "not found"
    case .isFolder: "folder"
    case .notPermitted: "not permitted"
    case .notRegular, .changed, .tooLarge, .system: nil
    }
  }

  static func text(ofNames names: [String]) -> String? {
    ContentDigest.hexDigits(of: Array(names.sorted().joined(separator: "\0").utf8))
  }

  /// Returns a path relative to the current folder, so that answers are the same on other machines.
  static func text(ofPlace place: String?, _ files: FileReader) -> String {
    guard let place else { return "nowhere" }
    guard let current = files.resolve("."), FilePath.isBelow(place, current) else { return place }
    return "." + place.dropFirst(current == "/" ? 0 : current.count)
  }

  private static func text(of search: FontSearch, _ files: FileReader) -> String? {
    let digest = ContentDigest()
    for lookup in search.lookups.sorted(by: { $0.order.lexicographicallyPrecedes($1.order) }) {
      digest.update(Array((lookup.order + lookup.files).joined(separator: "\0").utf8))
    }
    for path in search.opened.sorted() {
      do throws(FileProblem) {
        digest.update(Array("\0\(path)\0".utf8))
        try digest.update(files.open(path))
      } catch { digest.update(Array((text(of: error) ?? "unreadable").utf8)) }
    }
    for path in search.listed.subtracting(search.opened).sorted() {
      digest.update(Array(([path] + FontSearch.faces(ofFileAt: path)).joined(separator: "\0\0").utf8))
    }
    return digest.hexDigits
  }
}

extension FontSearch.Lookup {
  fileprivate var order: [String] { [path, isDeep ? "deep" : "flat", family ?? ""] }
}
