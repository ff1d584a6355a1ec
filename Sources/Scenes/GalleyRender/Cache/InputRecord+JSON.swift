package import GalleyJSON
import GalleyText

extension InputRecord {
  package var json: JSONValue {
    .array(answers.map { .object([$0.question.member, JSONValue.Member(name: "is", value: .string($0.text))]) })
  }

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
    case .fonts(let search): JSONValue.Member(name: "fonts", value: search.json)
    case .program: JSONValue.Member(name: "program", value: .bool(true))
    }
  }

  fileprivate init?(_ object: JSONValue) {
    guard let member = object.members?.first else { return nil }
    switch (member.name, member.value) {
    case ("file", .string(let path)): self = .file(path)
    case ("folder", .string(let path)): self = .folder(path)
    case ("place", .string(let path)): self = .place(path)
    case ("fonts", let search): self = .fonts(FontSearch(search))
    case ("program", _): self = .program
    default: return nil
    }
  }
}

extension FontSearch {
  fileprivate var json: JSONValue {
    .object([
      "looks": .array(
        lookups.sorted { ($0.path, $0.family ?? "") < ($1.path, $1.family ?? "") }.map {
          .object(["path": .string($0.path), "family": $0.family.map { .string($0) }, "deep": .bool($0.isDeep)])
        }),
      "opened": .array(opened.sorted().map { .string($0) }),
      "listed": .array(listed.sorted().map { .string($0) }),
    ])
  }

  fileprivate init(_ json: JSONValue) {
    let lookups = (json["looks"]?.list ?? []).compactMap { lookup in
      lookup["path"]?.string.map {
        Lookup(path: $0, family: lookup["family"]?.string, isDeep: lookup["deep"] == .bool(true))
      }
    }
    func paths(_ name: String) -> Set<String> { Set(json[name]?.list.compactMap(\.string) ?? []) }
    self.init(lookups: Set(lookups), opened: paths("opened"), listed: paths("listed"))
  }
}
