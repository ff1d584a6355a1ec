import GalleyJSON
import GalleyMessages
import GalleyRender
import GalleyTemplate

package struct Bisected: Sendable {
  package let pictures: [Picture]
  package let probes: Int

  package struct Picture: Hashable, Sendable {
    package var name: String
    /// The commits that may have changed the image. There are several if the commits between them could not be drawn.
    package var commits: [Commit]
    /// The changes, with the most important first.
    package var sentences: [String]

    /// Creates the result for an image.
    ///
    /// - Parameters:
    ///   - name: The name of the image.
    ///   - commits: The commit that changed the image, or several if the commits between them could not be drawn.
    ///   - sentences: The changes in that commit, most important first.
    package init(name: String, commits: [Commit], sentences: [String]) {
      (self.name, self.commits, self.sentences) = (name, commits, sentences)
    }
  }

  /// Creates the result of a bisection.
  ///
  /// - Parameters:
  ///   - pictures: The images with the commits that changed them.
  ///   - probes: The number of commits that were drawn.
  package init(_ pictures: [Picture], probes: Int) {
    self.pictures = pictures
    self.probes = probes
  }

  private var groups: [(commits: [Commit], pictures: [Picture])] {
    var groups: [(commits: [Commit], pictures: [Picture])] = []
    for picture in pictures {
      if let index = groups.firstIndex(where: { $0.commits == picture.commits }) {
        groups[index].pictures.append(picture)
      } else {
        groups.append((picture.commits, [picture]))
      }
    }
    return groups
  }

  /// One line per commit, followed by one line per image with its first sentence.
  package var lines: [String] {
    guard !pictures.isEmpty else { return ["no differences"] }
    return groups.flatMap { group in
      let head =
        group.commits.count == 1
        ? group.commits.map(\.text)
        : ["one of these \(group.commits.count), some of which cannot be drawn:"] + group.commits.map { "  " + $0.text }
      return head + group.pictures.map { "  \($0.name): \($0.sentences.first ?? "differs")" }
    }
  }

  package var json: String {
    let groups = groups.map { group -> JSONValue in
      .object([
        "commits": .array(group.commits.map(\.json)),
        "pictures": .array(
          group.pictures.map {
            .object(["name": .string($0.name), "sentences": .array($0.sentences.map { .string($0) })])
          }),
      ])
    }
    return JSONValue.object([
      "schema": "galley-bisect/1", "galley": .string(Release.version), "looks": .integer(probes),
      "changes": .array(groups),
    ]).text
  }
}

extension PictureBisection.Finding {
  /// Returns the commits that changed an image, in the order of `all`, which contains the searched commits.
  public func commits(of all: [Commit]) -> [Commit] {
    switch self {
    case .commit(let index): [all[index]]
    case .oneOf(let range): Array(all[range])
    }
  }
}

extension Commit {
  var json: JSONValue {
    .object(["id": .string(id), "author": .string(author), "date": .string(day), "subject": .string(subject)])
  }
}
