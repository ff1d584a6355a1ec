package import GalleyTemplate
import GalleyText

extension InputRecord {
  /// The record as it is kept.
  package var json: JSONValue {
    .array(answers.map { .object([$0.question.member, JSONValue.Member(name: "is", value: .string($0.text))]) })
  }

  /// The record that `json` tells of; nil for anything else.
  package init?(_ json: JSONValue) {
    var answers: [Answer] = []
    for object in json.list {
      guard let question = Question(object), let text = object["is"]?.string else { return nil }
      answers.append(Answer(question: question, text: text))
    }
    self.init(answers)
  }
}

extension InputRecord.Question {
  fileprivate var member: JSONValue.Member {
    switch self {
    case .file(let path): JSONValue.Member(name: "file", value: .string(path))
    case .folder(let path): JSONValue.Member(name: "folder", value: .string(path))
    case .place(let path): JSONValue.Member(name: "place", value: .string(path))
    case .fonts(let added, let search):
      JSONValue.Member(
        name: "fonts",
        value: .object([
          "added": .array(added.map { .string($0) }),
          "families": .array(search.families.sorted().map { .string($0) }), "everywhere": .bool(search.isEverywhere),
        ]))
    case .program: JSONValue.Member(name: "program", value: .bool(true))
    }
  }

  fileprivate init?(_ object: JSONValue) {
    guard let member = object.members?.first else { return nil }
    switch (member.name, member.value) {
    case ("file", .string(let path)): self = .file(path)
    case ("folder", .string(let path)): self = .folder(path)
    case ("place", .string(let path)): self = .place(path)
    case ("fonts", let fonts):
      guard case .bool(let isEverywhere)? = fonts["everywhere"] else { return nil }
      let families = Set(fonts["families"]?.list.compactMap(\.string) ?? [])
      self = .fonts(
        added: fonts["added"]?.list.compactMap(\.string) ?? [],
        FontSearch(families: families, isEverywhere: isEverywhere))
    case ("program", _): self = .program
    default: return nil
    }
  }
}
