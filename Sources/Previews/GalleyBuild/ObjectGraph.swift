import GalleyFiles

/// Finds all code that the code in an object file can reach. A file reaches the files that define the symbols it needs.
/// It also reaches files that the Swift runtime finds on its own:
///
/// - a file that adds a conformance to a type of another file, if that type is reached
/// - a file that adds a conformance to a type outside the modules, in any case
/// - a file that was not compiled from Swift, in any case
package struct ObjectGraph: Sendable {
  private let objects: [ObjectFile]
  private var next: [[Int]]
  private var everywhere: [Int] = []

  package init(_ objects: [ObjectFile], modules: Set<String>) {
    self.objects = objects
    next = Array(repeating: [], count: objects.count)
    var definers: [String: [Int]] = [:]
    for (index, object) in objects.enumerated() {
      for name in object.defined { definers[name, default: []].append(index) }
    }
    let prefixes = modules.map { "$s\($0.utf8.count)\($0)" }
    for (index, object) in objects.enumerated() {
      next[index] += Set(object.needed.lazy.flatMap { definers[$0] ?? [] }).subtracting([index])
      let conformances = object.defined.filter { $0.hasPrefix("$s") && $0.hasSuffix("Mc") }
      let isForeign = conformances.contains { name in !prefixes.contains { name.hasPrefix($0) } }
      if !object.isKnown || isForeign || !object.path.hasSuffix(".swift.o") { everywhere.append(index) }
      let types = object.needed.filter { $0.hasSuffix("Mn") }
      for type in types where conformances.contains(where: { $0.hasPrefix(type.dropLast(2)) }) {
        for definer in definers[type] ?? [] { next[definer].append(index) }
      }
    }
  }

  /// The digest of all code that each file can reach, in the order of the files.
  package var digests: [String] {
    objects.indices.map { start in
      var reached = Set([start] + everywhere)
      var waiting = Array(reached)
      while let index = waiting.popLast() {
        for other in next[index] where reached.insert(other).inserted { waiting.append(other) }
      }
      let text = reached.map { "\(objects[$0].digest)\n" }.sorted().joined()
      return ContentDigest.hexDigits(of: Array(text.utf8)) ?? ""
    }
  }

  /// A line for each type: the digest of all code that it can reach, and its mangled name without the prefix and suffix
  /// of a type.
  package var lines: String {
    zip(objects, digests).map { object, digest in
      object.defined.filter { $0.hasPrefix("$s") && $0.hasSuffix("Mn") }
        .map { "\(digest) \($0.dropFirst(2).dropLast(2))\n" }.joined()
    }.joined()
  }
}
